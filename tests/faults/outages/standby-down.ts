import { atLeast, none, skipped, type Figure } from '../../bench/figure.ts';
import { using, usingSite } from '../../bench/pages/opened.ts';
import type { FaultMeasurement } from '../fault-measurement.ts';
import { aLeadPost, postLead } from '../lead-post.ts';
import { hasPostgresql, startPostgresql } from '../own-servers.ts';
import { accountOf, keptLeads, openPostgresqlStorage, type Storage } from '../storage.ts';
import { timed } from '../timed-answers.ts';

const LEADS = 10;

const awaitStandby = async ({ administer }: Storage, names: string): Promise<void> => {
  await administer?.(() => `alter system set synchronous_standby_names = '${names}'`);
  await administer?.(() => 'select pg_reload_conf()');
};

/** Posts a lead as a browser does, until it is acknowledged; returns its id. */
const postUntilStored = async (site: string, lead: ReturnType<typeof aLeadPost>): Promise<string> => {
  for (;;) {
    const { id } = await postLead(site, lead);
    if (id !== null) return id;
  }
};

const measure = async (storage: Storage, site: string): Promise<ReadonlyArray<Figure>> => {
  const leads = Array.from({ length: LEADS }, () => aLeadPost());
  await awaitStandby(storage, 'standby1');
  const away = await Promise.all(leads.map((lead) => postLead(site, lead)));
  const page = await timed(`${site}/contact/`);
  await awaitStandby(storage, '');
  const acknowledged = new Map<string, string>();
  for (const lead of leads) acknowledged.set(lead.key, await postUntilStored(site, lead));
  const { lost, doubled } = accountOf(await keptLeads(storage), acknowledged);
  const refused = away.filter(({ status, hasRetryAfter }) => status === 503 && hasRetryAfter);
  const what = 'Synchronous standby away';
  return [
    none(
      `${what}: acknowledged leads stored on one machine only`,
      away.filter(({ id }) => id !== null).length,
    ),
    atLeast(`${what}: leads answered 503 with Retry-After`, refused.length, LEADS),
    none(`${what}: pages that failed`, page.status === 200 ? 0 : 1, `${page.status}`),
    none(`${what}: leads lost after they are sent again`, lost),
    none(`${what}: leads stored twice`, doubled),
  ];
};

/** The standby in `synchronous_standby_names` does not answer (docs/operating.md, A standby for leads). */
export const measureStandbyDown: FaultMeasurement = async () => {
  if (!(await hasPostgresql())) return [skipped('Synchronous standby away', 'there is no PostgreSQL')];
  return using(startPostgresql(), ({ address }) =>
    using(openPostgresqlStorage(address), (storage) =>
      usingSite(storage.settings, (site) => measure(storage, site.address)),
    ),
  );
};
