import * as E from 'fp-ts/Either';
import { createTransport, type Transporter } from 'nodemailer';
import type { MailText } from '../../application/provider/deliver-leads/mail-parts.ts';
import type { NotDelivered } from '../../application/ports/leads/lead-courier.ts';
import { mailFailure } from './mail-failure.ts';
import { smtpOptions } from './smtp-options.ts';

export interface MailSettings {
  /** The server that takes mails, `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string;
  /** Who mails come from: a name, and an address. */
  readonly fromName: string;
  readonly fromAddress: string;
  /** How long a mail may take, in milliseconds. */
  readonly timeoutMs: number;
}

export interface Mail extends MailText {
  /** Makes the `Message-ID`, by which a mailbox may recognize repetitions. */
  readonly id: string;
  readonly to: string;
  /** Who is written to by an answer; absent: answers are not read. */
  readonly replyTo?: string;
}

/** Sends mails over SMTP, each on a connection of its own. */
export class MailSender {
  private readonly transport: Transporter;

  constructor(private readonly settings: MailSettings) {
    this.transport = createTransport(smtpOptions(settings.url));
  }

  /** Resolves once the server has taken the mail. */
  readonly send =
    ({ id, to, replyTo, subject, text, html }: Mail) =>
    async (): Promise<E.Either<NotDelivered, void>> => {
      const { fromName, fromAddress, timeoutMs } = this.settings;
      try {
        await this.transport.sendMail({
          messageId: `<${id.replace(/[^\w-]/g, '-')}@${domainOf(fromAddress)}>`,
          from: { name: fromName, address: fromAddress },
          to: oneAddress(to),
          ...(replyTo !== undefined && { replyTo: oneAddress(replyTo) }),
          subject,
          ...{ text, html },
          // Keeps automatic answers away.
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(timeoutMs),
        });
        return E.right(undefined);
      } catch (failure) {
        return E.left(mailFailure(failure));
      }
    };
}

/** As text it might be read as several addresses, or as a name and an address. */
const oneAddress = (address: string) => ({ name: '', address });

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);
