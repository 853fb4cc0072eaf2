import { setTimeout as pause } from 'node:timers/promises';
import { referenceOf } from '../../../domain/lead/reference.ts';
import { atLeast, type Figure } from '../../bench/figure.ts';
import { using, usingSite } from '../../bench/pages/opened.ts';
import { MailHost, type ReceivedMail } from '../../infrastructure/delivery/mail-host.ts';
import { aLeadPost, postLead, postMany } from '../lead-post.ts';
import { withFasterClock } from '../preloaded.ts';
import { inDatabase, type Storage } from '../storage.ts';

const FLOOD = 450;
const DEALERS = '20';
const POLL_INTERVAL_MS = 250;

/** A digest is due 10 minutes after the first held request, so the server's clock runs this much faster. */
const FASTER = 60;
const WITHIN_MS = 60_000;

const openMailHost = async () => {
  const host = new MailHost();
  const port = await host.open();
  return { host, port, stop: () => host.close() };
};

/** The dealer at a position among those with a mailbox. */
const aDealerOf = (storage: Storage, position: number): Promise<{ companyId: number; email: string }> =>
  inDatabase(storage, async (db) => {
    const rows = await db.selectFrom('dealers').select(['company_id', 'record']).execute();
    let left = position;
    for (const { company_id, record } of rows) {
      const { email } = JSON.parse(record) as { readonly email?: string };
      if (email !== undefined && left-- === 0) return { companyId: company_id, email };
    }
    throw new Error('No dealer has a mailbox');
  });

/** What a flood says about its sender; all of it comes from one network. */
const FLOODS: ReadonlyArray<readonly [what: string, turn: (turn: number) => Record<string, string>]> = [
  ['one visitor', () => ({ email: 'one@example.com' })],
  [
    'one visitor with ever new names, mails and phones',
    (turn) => ({
      firstName: `Ann ${turn}`,
      email: `a.${turn}@example.com`,
      phone: `214-555-${String(turn % 10_000).padStart(4, '0')}`,
    }),
  ],
];

const GENUINE = 5;

const from = (network: string) => ({ 'x-forwarded-for': `${network}.1` });

/** One visitor's requests to one dealer, then other visitors': the dealer's next mail contains these (quality). */
export const measureRequestFlood = async (storage: Storage): Promise<ReadonlyArray<Figure>> => {
  const figures: Figure[] = [];
  for (const [at, flood] of FLOODS.entries()) figures.push(await measureFlood(storage, at, flood));
  return figures;
};

const measureFlood = (
  storage: Storage,
  at: number,
  [who, saidIn]: (typeof FLOODS)[number],
): Promise<Figure> =>
  using(openMailHost(), ({ host, port }) => {
    const settings = {
      ...storage.settings,
      SEED_DEALERS: DEALERS,
      MAIL_URL: `smtp://127.0.0.1:${port}`,
      TRUST_PROXY: 'loopback',
      ...withFasterClock(FASTER),
    };
    return usingSite(settings, async (site) => {
      const { companyId, email } = await aDealerOf(storage, at);
      const earlier = host.mails.length;
      const mails = (): ReadonlyArray<ReceivedMail> =>
        host.mails.slice(earlier).filter(({ recipients }) => recipients.includes(email));
      const arrived = async (count: number): Promise<void> => {
        const end = performance.now() + WITHIN_MS;
        while (mails().length < count && performance.now() < end) await pause(POLL_INTERVAL_MS);
      };
      let turn = 0;
      const flood = () =>
        postMany([site.address], FLOOD, () => aLeadPost({ companyId, ...saidIn(turn++) }), from('192.0.2'));
      await flood();
      await arrived(3);
      const before = mails().length;
      const genuine = [];
      for (let i = 0; i < GENUINE; i++)
        genuine.push(
          await postLead(
            site.address,
            aLeadPost({ companyId, email: `genuine-${i}@example.com`, phone: `214-556-014${i}` }),
            from(`198.51.${i}`),
          ),
        );
      // Later requests of the same visitor are newer, but must not delay the other visitors'.
      await flood();
      site.process.kill('SIGUSR2');
      await arrived(before + 1);
      const next = mails()[before]?.text ?? '';
      const requests = next.match(/^--- Request \d+ of \d+ ---$/gm)?.length ?? 0;
      const there = genuine.filter(({ id }) => id !== null && next.includes(referenceOf(id)));
      return atLeast(
        `${2 * FLOOD} requests of ${who} for one dealer, ${storage.technology}: ${GENUINE} others in the next mail`,
        there.length,
        GENUINE,
        `with ${requests} requests`,
      );
    });
  });
