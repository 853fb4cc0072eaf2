import type { Socket } from 'node:net';
import { answering, endless, hanging, refusing, type Fault } from '../fault.ts';

/** What can happen to a dependency. */
export const WAYS = ['hangs', 'fails', 'full', 'huge', 'wrong'] as const;
export type Way = (typeof WAYS)[number];

export const HTTP_FAULTS: Readonly<Record<Way, Fault>> = {
  hangs: hanging,
  fails: refusing(500),
  full: refusing(429, { 'retry-after': '60' }),
  huge: endless,
  wrong: answering([{ dealers: 'none', id: 'x', areas: 7 }]),
};

/** A mail server's answer to a command, or to a new connection, whose command is empty. */
type MailFault = (command: string, socket: Socket) => void;

const PORTION = `250-${'x'.repeat(500)}\r\n`.repeat(128);

export const MAIL_FAULTS: Readonly<Record<Way, MailFault>> = {
  hangs: () => undefined,
  fails: (_command, socket) => void socket.end('421 4.3.0 not now\r\n'),
  full: (command, socket) => {
    const isTo = /^RCPT/i.test(command);
    socket.write(command === '' ? '220 mail\r\n' : isTo ? '452 4.2.2 mailbox full\r\n' : '250 well\r\n');
  },
  huge: (_command, socket) => {
    socket.on('drain', () => socket.write(PORTION)).write(PORTION);
  },
  wrong: (_command, socket) => void socket.write('HTTP/1.1 400 Bad Request\r\n\r\n'),
};
