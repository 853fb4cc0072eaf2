import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { MailHost } from '../../infrastructure/delivery/mail-host.ts';
import { MAIL_FAULTS, type Way } from './ways.ts';

/** A mail server that keeps what it accepts, and can go wrong at commands that contain a text. */
export class OddMail {
  private readonly host = new MailHost();
  private readonly sockets = new Set<Socket>();
  private bad: { readonly way: Way; readonly at: string } | null = null;
  private hostPort = 0;
  /** How often it has gone wrong. */
  met = 0;

  private readonly server = createServer((socket) => this.serve(socket));

  /** Starts listening; returns the address. */
  async open(): Promise<string> {
    this.hostPort = await this.host.open();
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.repair();
    this.server.close();
    await this.host.close();
  }

  breakAt(at: string, way: Way): void {
    this.bad = { way, at };
  }

  /** Makes it work, and ends what is under way. */
  repair(): void {
    this.bad = null;
    this.met = 0;
    for (const socket of this.sockets) socket.destroy();
  }

  /** Whether a mailbox has a mail. */
  has(mailbox: string): boolean {
    return this.host.mails.some(({ recipients }) => recipients.includes(mailbox));
  }

  private serve(socket: Socket): void {
    const usual = connect(this.hostPort, '127.0.0.1');
    for (const one of [socket, usual]) {
      this.sockets.add(one.on('error', () => undefined));
      one.once('close', () => {
        this.sockets.delete(one);
        socket.destroy();
        usual.destroy();
      });
    }
    let isBad = false;
    const take = (command: string): void => {
      const { bad } = this;
      if (bad !== null && (isBad || command.includes(bad.at))) {
        if (!isBad) this.met++;
        isBad = true;
        usual.unpipe(socket);
        MAIL_FAULTS[bad.way](command, socket);
      } else if (command !== '') usual.write(command);
    };
    socket.on('data', (command) => take(command.toString('latin1')));
    usual.pipe(socket);
    take('');
  }
}
