import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { MailHost } from '../../infrastructure/delivery/mail-host.ts';
import { hanging } from '../fault.ts';
import { FaultServer } from '../fault-server.ts';
import { Crm } from './crm.ts';

/** A CRM and a mail server, with the site's settings for them. */
export interface Receivers {
  readonly settings: Readonly<Record<string, string>>;
  readonly crm: Crm;
  readonly mailHost: MailHost;
  readonly stop: () => Promise<void>;
}

/** A mail server that accepts connections and never answers. */
const openSilentMail = async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = (): void => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, close };
};

/** Opens both; one of them may hang. */
export const openReceivers = async (hangs: 'crm' | 'mail' | null = null): Promise<Receivers> => {
  const [server, crm, mailHost] = [new FaultServer(), new Crm(), new MailHost()];
  server.serve('/crm', hangs === 'crm' ? hanging : crm.takes);
  const [address, mailPort] = [await server.open(), await mailHost.open()];
  const silent = hangs === 'mail' ? await openSilentMail() : null;
  return {
    settings: {
      LEAD_WEBHOOK_URL: `${address}/crm`,
      MAIL_URL: `smtp://127.0.0.1:${silent?.port ?? mailPort}`,
    },
    crm,
    mailHost,
    stop: async () => {
      silent?.close();
      await Promise.all([server.close(), mailHost.close()]);
    },
  };
};
