import { setTimeout as pause } from 'node:timers/promises';
import { using, usingSite } from '../../bench/pages/opened.ts';
import { MailHost } from '../../infrastructure/delivery/mail-host.ts';
import { Crm } from './crm.ts';
import { atLeast, type FaultMeasurement } from '../fault-measurement.ts';
import { FaultServer } from '../fault-server.ts';
import { aLeadPost, postMany } from '../lead-post.ts';
import { openSqliteStorage } from '../storage.ts';

const LEADS = 300;
const MAX_MAILS_PER_HOUR = 3;
const WITHIN_MS = 60_000;

/** So long after the CRM has everything, mails may still be on their way. */
const AFTERWARDS_MS = 10_000;

const openReceivers = async () => {
  const server = new FaultServer();
  const crm = new Crm();
  server.serve('/crm', crm.takes);
  const mailHost = new MailHost();
  const [address, port] = [await server.open(), await mailHost.open()];
  return {
    settings: { LEAD_WEBHOOK_URL: `${address}/crm`, MAIL_URL: `smtp://127.0.0.1:${port}` },
    crm,
    mailHost,
    stop: async () => {
      await Promise.all([server.close(), mailHost.close()]);
    },
  };
};

/** Requests that name a stranger, whose mailbox they are to fill (quality). */
export const measureMailBombing: FaultMeasurement = () =>
  using(openSqliteStorage(), (storage) =>
    using(openReceivers(), ({ settings, crm, mailHost }) =>
      usingSite({ ...storage.settings, ...settings }, async (site) => {
        const stranger = (turn: number) => ['stranger@example.com', 'Stranger@Example.com'][turn % 2] ?? '';
        const posted = await postMany([site.address], LEADS, (turn) => aLeadPost({ email: stranger(turn) }));
        const end = performance.now() + WITHIN_MS;
        while (crm.taken.size < posted.size && performance.now() < end) await pause(50);
        await pause(AFTERWARDS_MS);
        const what = `${LEADS} requests that name one stranger`;
        return [
          atLeast(`${what}: accepted`, posted.size, LEADS),
          atLeast(`${what}: delivered to the CRM`, crm.ofLeads(posted.values()), LEADS),
          {
            ...{ what: `${what}: mails to that address`, measured: mailHost.mails.length, unit: 'count' },
            goal: { atMost: MAX_MAILS_PER_HOUR },
          },
        ];
      }),
    ),
  );
