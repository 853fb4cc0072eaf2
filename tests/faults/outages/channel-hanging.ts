import { setTimeout as pause } from 'node:timers/promises';
import { atLeast, type Figure } from '../../bench/figure.ts';
import { using, usingSite } from '../../bench/pages/opened.ts';
import type { FaultMeasurement } from '../fault-measurement.ts';
import { aLeadPost, postMany } from '../lead-post.ts';
import { openSqliteStorage } from '../storage.ts';
import { openReceivers, type Receivers } from './receivers.ts';

const LEADS = 30;

/** Shorter than two tries of a hanging channel. */
const WITHIN_MS = 15_000;
const POLL_INTERVAL_MS = 50;

/** Posts one lead per visitor, and counts the deliveries to one channel while the other one, or none, hangs. */
const deliveredWhile = (hangs: 'crm' | 'mail' | null, counted: (receivers: Receivers) => number) =>
  using(openSqliteStorage(), (storage) =>
    using(openReceivers(hangs), (receivers) =>
      usingSite({ ...storage.settings, ...receivers.settings }, async (site) => {
        const began = performance.now();
        const passed = (): number => performance.now() - began;
        await postMany([site.address], LEADS, (turn) => aLeadPost({ email: `visitor-${turn}@example.com` }));
        while (counted(receivers) < LEADS && passed() < WITHIN_MS) await pause(POLL_INTERVAL_MS);
        return { delivered: counted(receivers), seconds: (passed() / 1000).toFixed(1) };
      }),
    ),
  );

/** A hanging CRM does not delay mails, nor a hanging mail server the CRM (quality: nothing lost). */
export const measureChannelHanging: FaultMeasurement = async () => {
  const figures: Figure[] = [];
  for (const { hangs, what, counted } of [
    { hangs: 'crm', what: 'CRM hanging: mails', counted: ({ mailHost }: Receivers) => mailHost.mails.length },
    { hangs: 'mail', what: 'mail server hanging: leads', counted: ({ crm }: Receivers) => crm.taken.size },
  ] as const) {
    const undisturbed = await deliveredWhile(null, counted);
    const { delivered, seconds } = await deliveredWhile(hangs, counted);
    const note = `in ${seconds} s; without a hanging channel ${undisturbed.delivered} in ${undisturbed.seconds} s`;
    figures.push(atLeast(`${what} delivered within ${WITHIN_MS / 1000} s`, delivered, LEADS, note));
  }
  return figures;
};
