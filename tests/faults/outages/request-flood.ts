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

/** A dealer with a mailbox. */
const aDealerOf = (storage: Storage): Promise<{ companyId: number; email: string }> =>
  inDatabase(storage, async (db) => {
    const rows = await db.selectFrom('dealers').select(['company_id', 'record']).execute();
    for (const { company_id, record } of rows) {
      const { email } = JSON.parse(record) as { readonly email?: string };
      if (email !== undefined) return { companyId: company_id, email };
    }
    throw new Error('No dealer has a mailbox');
  });

/** One visitor's requests to one dealer, then another visitor's: the dealer's next mail contains it (quality). */
export const measureRequestFlood = (storage: Storage): Promise<ReadonlyArray<Figure>> =>
  using(openMailHost(), ({ host, port }) => {
    const settings = {
      ...storage.settings,
      ...{ SEED_DEALERS: DEALERS, MAIL_URL: `smtp://127.0.0.1:${port}` },
      ...withFasterClock(FASTER),
    };
    return usingSite(settings, async (site) => {
      const { companyId, email } = await aDealerOf(storage);
      const mails = (): ReadonlyArray<ReceivedMail> =>
        host.mails.filter(({ recipients }) => recipients.includes(email));
      const arrived = async (count: number): Promise<void> => {
        const end = performance.now() + WITHIN_MS;
        while (mails().length < count && performance.now() < end) await pause(POLL_INTERVAL_MS);
      };
      await postMany([site.address], FLOOD, () => aLeadPost({ companyId, email: 'one@example.com' }));
      await arrived(3);
      const before = mails().length;
      const genuine = await postLead(
        site.address,
        aLeadPost({ companyId, email: 'genuine@example.com', phone: '214-555-4143' }),
      );
      // Later requests of the same visitor are newer, but must not delay the other visitor's.
      await postMany([site.address], FLOOD, () => aLeadPost({ companyId, email: 'one@example.com' }));
      site.process.kill('SIGUSR2');
      await arrived(before + 1);
      const next = mails()[before]?.text ?? '';
      const requests = next.match(/^--- Request \d+ of \d+ ---$/gm)?.length ?? 0;
      const isThere = genuine.id !== null && next.includes(referenceOf(genuine.id));
      const what = `${2 * FLOOD} requests of one visitor for one dealer, ${storage.technology}`;
      return [
        atLeast(
          `${what}: another visitor's request is in the next mail`,
          isThere ? 1 : 0,
          1,
          `with ${requests} requests`,
        ),
      ];
    });
  });
