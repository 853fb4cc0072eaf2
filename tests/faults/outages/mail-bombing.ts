import { setTimeout as pause } from 'node:timers/promises';
import { using, usingSite } from '../../bench/pages/opened.ts';
import { MailHost } from '../../infrastructure/delivery/mail-host.ts';
import { Crm } from './crm.ts';
import { runDataTool } from '../data-tool.ts';
import { atLeast, none, type FaultMeasurement } from '../fault-measurement.ts';
import { FaultServer } from '../fault-server.ts';
import { aLeadPost, postMany } from '../lead-post.ts';
import { keptLeads, openSqliteStorage } from '../storage.ts';
import { STRANGERS, type Stranger } from '../stranger-spellings.ts';

const LEADS = 300;
const MAX_MAILS_PER_HOUR = 3;
const WITHIN_MS = 60_000;

/** How long mails may still arrive after the CRM has everything. */
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

/** Requests with one stranger's address in every spelling, meant to fill that mailbox (quality). */
const measureStranger = ({ mailbox, spellings, refused }: Stranger): ReturnType<FaultMeasurement> =>
  using(openSqliteStorage(), (storage) =>
    using(openReceivers(), ({ settings, crm, mailHost }) =>
      usingSite({ ...storage.settings, ...settings }, async (site) => {
        const naming = (addresses: ReadonlyArray<string>) => (turn: number) =>
          aLeadPost({ email: addresses[turn % addresses.length] ?? '' });
        const unseen = await postMany([site.address], refused.length, naming(refused));
        const posted = await postMany([site.address], LEADS, naming(spellings));
        const end = performance.now() + WITHIN_MS;
        while (crm.taken.size < posted.size && performance.now() < end) await pause(50);
        await pause(AFTERWARDS_MS);
        const mails = mailHost.mails.length;
        await runDataTool(storage.settings, 'forget', mailbox);
        const left = await keptLeads(storage);
        const what = `${LEADS} requests that name ${mailbox} in ${spellings.length} spellings`;
        return [
          none(`${what}: accepted with invisible characters`, unseen.size),
          atLeast(`${what}: accepted`, posted.size, LEADS),
          atLeast(`${what}: delivered to the CRM`, crm.ofLeads(posted.values()), LEADS),
          {
            ...{ what: `${what}: mails to that mailbox`, measured: mails, unit: 'count' },
            goal: { atMost: MAX_MAILS_PER_HOUR },
          },
          none(`${what}: leads that forget missed`, left.length),
        ];
      }),
    ),
  );

export const measureMailBombing: FaultMeasurement = async () => {
  const figures = [];
  for (const stranger of STRANGERS) figures.push(...(await measureStranger(stranger)));
  return figures;
};
