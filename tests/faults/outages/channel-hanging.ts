import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../../bench/figure.ts';
import { using, usingSite } from '../../bench/pages/opened.ts';
import { MailHost } from '../../infrastructure/delivery/mail-host.ts';
import { Crm } from './crm.ts';
import { hanging } from '../fault.ts';
import { atLeast, type FaultMeasurement } from '../fault-measurement.ts';
import { FaultServer } from '../fault-server.ts';
import { aLeadPost, postMany } from '../lead-post.ts';
import { openSqliteStorage } from '../storage.ts';

const LEADS = 30;

/** Shorter than two tries of a hanging channel. */
const WITHIN_MS = 15_000;
const POLL_INTERVAL_MS = 50;

/** A CRM and a mail server, either of which may accept connections and never answer. */
interface Receivers {
  readonly settings: Readonly<Record<string, string>>;
  readonly crm: Crm;
  readonly mailHost: MailHost;
  readonly stop: () => Promise<void>;
}

const openReceivers = async (hangs: 'crm' | 'mail' | null): Promise<Receivers> => {
  const server = new FaultServer();
  const crm = new Crm();
  const mailHost = new MailHost();
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  server.serve('/crm', hangs === 'crm' ? hanging : crm.takes);
  const crmAddress = await server.open();
  const mailPort = await mailHost.open();
  const port = hangs === 'mail' ? (silent.address() as AddressInfo).port : mailPort;
  return {
    settings: { LEAD_WEBHOOK_URL: `${crmAddress}/crm`, MAIL_URL: `smtp://127.0.0.1:${port}` },
    crm,
    mailHost,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      silent.close();
      await Promise.all([server.close(), mailHost.close()]);
    },
  };
};

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
