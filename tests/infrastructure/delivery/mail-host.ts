import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as its reader sees it. */
export interface ReceivedMail {
  /** The recipients of the envelope, whatever the headers say. */
  readonly recipients: ReadonlyArray<string>;
  /** Names in lower case. */
  readonly headers: ReadonlyArray<readonly [name: string, value: string]>;
  readonly text: string;
  /** Empty if there is none. */
  readonly html: string;
}

/** A mail server on a free port that keeps the received mails. */
export class MailHost {
  private readonly server: SMTPServer;
  private refusal: string | null = null;
  readonly mails: ReceivedMail[] = [];

  constructor(options: SMTPServerOptions = {}) {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, answer) =>
        answer(this.refusal === null ? null : Object.assign(new Error(this.refusal), { responseCode: 550 })),
      onData: (stream, { envelope }, answer) => {
        const keep = (raw: string): void => {
          const recipients = envelope.rcptTo.map(({ address }) => address);
          this.mails.push({ recipients, ...read(raw) });
          answer(null);
        };
        // A sender that ends in the middle of a mail has not sent it.
        text(stream).then(keep, answer);
      },
      ...options,
    });
  }

  /** Starts listening; returns the port. */
  async open(): Promise<number> {
    // A site that ends breaks its connections.
    this.server.on('error', () => undefined);
    const listening = this.server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    return (listening.address() as AddressInfo).port;
  }

  /** Makes it reject every mailbox. */
  refuse(words = 'no such mailbox'): void {
    this.refusal = words;
  }

  close(): Promise<void> {
    for (const { _socket: socket } of this.server.connections) socket.destroy();
    return new Promise((resolve) => this.server.close(resolve));
  }
}

export const headerOf = (mail: ReceivedMail | undefined, name: string): string | undefined =>
  mail?.headers.find(([each]) => each === name)?.[1];

/** Parses a mail of one part, or of a text and the same as html. */
const read = (raw: string): Omit<ReceivedMail, 'recipients'> => {
  const { headers, text } = readPart(raw);
  const boundary = /boundary="?([^";]+)/.exec(
    headers.find(([name]) => name === 'content-type')?.[1] ?? '',
  )?.[1];
  if (boundary === undefined) return { headers, text, html: '' };
  const parts = raw
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readPart(part.replace(/^\r\n/, '')));
  const of = (type: string) =>
    parts.find((part) =>
      part.headers.some(([name, value]) => name === 'content-type' && value.startsWith(type)),
    )?.text ?? '';
  // The line break before the boundary is not part of the text.
  return { headers, text: of('text/plain').replace(/\n$/, ''), html: of('text/html') };
};

const readPart = (raw: string): Pick<ReceivedMail, 'headers' | 'text'> => {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const headers = head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map(
      (line) =>
        [line.slice(0, line.indexOf(':')).toLowerCase(), words(line.slice(line.indexOf(':') + 2))] as const,
    );
  const encoding = headers.find(([name]) => name === 'content-transfer-encoding')?.[1];
  return { headers, text: bodyOf(body.join('\r\n\r\n'), encoding).replaceAll('\r\n', '\n') };
};

const bodyOf = (body: string, encoding: string | undefined): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? printable(body.replace(/=\r\n/g, '')) : body;
};

const printable = (coded: string): string =>
  Buffer.from(
    coded.replace(/=([\dA-F]{2})/g, (_whole, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  ).toString();

/** Decodes the encoded words of a header (RFC 2047). */
const words = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_whole, kind: string, coded: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(coded, 'base64').toString()
        : printable(coded.replaceAll('_', ' ')),
    );
