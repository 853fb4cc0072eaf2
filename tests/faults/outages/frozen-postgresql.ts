import { setTimeout as pause } from 'node:timers/promises';
import { EVERY_FIELD } from '../../builders/sent-lead.ts';
import { atLeast, none, skipped, type Figure } from '../../bench/figure.ts';
import { using, usingSite } from '../../bench/pages/opened.ts';
import type { FaultMeasurement } from '../fault-measurement.ts';
import { aLeadPost, postLead, postMany } from '../lead-post.ts';
import { hasPostgresql, startPostgresql, type OwnServer } from '../own-servers.ts';
import { leadFigures, openPostgresqlStorage } from '../storage.ts';
import {
  AGAIN_WITHIN_MS,
  others,
  postedTo,
  READ_WITHIN_S,
  readersOf,
  timed,
  within,
  type Timed,
} from '../timed-answers.ts';

const LEADS_AT_ONCE = 50;

const TYPED = { ...EVERY_FIELD, formId: 'contact-form', comments: 'Nothing that is typed is lost.' };

const formPosted = (site: string): Promise<Timed> =>
  timed(`${site}/contact/`, { method: 'POST', body: new URLSearchParams(TYPED) });

const measurePostgresql = (server: OwnServer): Promise<ReadonlyArray<Figure>> =>
  using(openPostgresqlStorage(server.address), (storage) =>
    usingSite(storage.settings, async ({ address }) => {
      const acknowledged = await postMany([address], LEADS_AT_ONCE);
      // These leads are in flight when it freezes: they may be stored without an acknowledgement.
      const cut = Array.from({ length: LEADS_AT_ONCE }, aLeadPost);
      const posted = cut.map((lead) => postedTo(address, lead));
      await pause(5);
      server.freeze();
      let late, reads, ready, form, inFlight;
      try {
        [late, reads, ready, form] = await Promise.all([
          Promise.all(Array.from({ length: LEADS_AT_ONCE }, () => postedTo(address, aLeadPost()))),
          Promise.all(readersOf(address)),
          Promise.all(Array.from({ length: 5 }, () => timed(`${address}/readyz`))),
          formPosted(address),
        ]);
        inFlight = await Promise.all(posted);
      } finally {
        server.thaw();
      }
      const end = performance.now() + AGAIN_WITHIN_MS;
      while ((await timed(`${address}/readyz`)).status !== 200 && performance.now() < end) await pause(50);
      for (const lead of cut) {
        const { id } = await postLead(address, lead);
        if (id !== null) acknowledged.set(lead.key, id);
      }
      const what = 'PostgreSQL frozen';
      const refused = [...late, form];
      return [
        within(`${what}: slowest page or search`, reads, READ_WITHIN_S),
        none(`${what}: pages and searches refused`, others(reads, 200)),
        within(`${what}: slowest lead in flight`, inFlight, 5),
        within(`${what}: slowest new lead or posted form`, refused, 5),
        none(
          `${what}: new leads and forms not answered with 503 and Retry-After`,
          refused.filter((a) => a.status !== 503 || !a.hasRetryAfter).length,
        ),
        atLeast(
          `${what}: the form is returned with the typed values`,
          form.body.includes(TYPED.comments) ? 1 : 0,
          1,
        ),
        within(`${what}: slowest /readyz`, ready, 1),
        none(`${what}: /readyz answers other than 503`, others(ready, 503)),
        atLeast(`${what}: leads accepted afterwards under their keys`, acknowledged.size, 2 * LEADS_AT_ONCE),
        ...(await leadFigures(what, storage, acknowledged)),
      ];
    }),
  );

/** PostgreSQL is frozen: it keeps its connections and answers nothing (quality: nothing lost). */
export const measureFrozenPostgresql: FaultMeasurement = async () =>
  (await hasPostgresql())
    ? using(startPostgresql(), measurePostgresql)
    : [skipped('PostgreSQL frozen', 'its programs are not installed')];
