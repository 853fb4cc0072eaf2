import { setTimeout as pause } from 'node:timers/promises';
import { atLeast, atMost, none } from '../../bench/figure.ts';
import { using, usingSite } from '../../bench/pages/opened.ts';
import { runDataTool } from '../data-tool.ts';
import type { FaultMeasurement } from '../fault-measurement.ts';
import { aLeadPost, postMany } from '../lead-post.ts';
import { keptLeads, openSqliteStorage } from '../storage.ts';
import { openReceivers } from './receivers.ts';
import { STRANGERS, type Stranger } from '../stranger-spellings.ts';

const LEADS = 300;
const MAX_MAILS_PER_HOUR = 3;
const WITHIN_MS = 60_000;

/** How long mails may still arrive after the CRM has everything. */
const AFTERWARDS_MS = 10_000;

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
          atMost(`${what}: mails to that mailbox`, mails, MAX_MAILS_PER_HOUR),
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
