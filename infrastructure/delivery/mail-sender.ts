import * as E from 'fp-ts/Either';
import type { Transporter } from 'nodemailer';
import type { SMTPTransportOptions } from 'nodemailer/lib/smtp-transport';
import type { MailText } from '../../application/provider/deliver-leads/mail-parts.ts';
import type { NotDelivered } from '../../application/ports/leads/lead-courier.ts';
import { mailFailure } from './mail-failure.ts';
import { smtpOptions } from './smtp-options.ts';

export interface MailSettings {
  /** The SMTP server, `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string;
  /** The sender's name and address. */
  readonly fromName: string;
  readonly fromAddress: string;
  readonly timeoutMs: number;
}

export interface Mail extends MailText {
  /** Becomes the `Message-ID`, by which mailboxes may detect duplicates. */
  readonly id: string;
  readonly to: string;
  /** The address for replies. Absent means replies aren't read. */
  readonly replyTo?: string;
}

/** Sends mails over SMTP, each on its own connection. */
export class MailSender {
  private readonly transport: Promise<Transporter>;

  constructor(private readonly settings: MailSettings) {
    this.transport = openTransport(smtpOptions(settings.url));
  }

  /** Resolves once the server has accepted the mail. */
  readonly send =
    ({ id, to, replyTo, subject, text, html }: Mail) =>
    async (): Promise<E.Either<NotDelivered, void>> => {
      const { fromName, fromAddress, timeoutMs } = this.settings;
      try {
        const transport = await this.transport;
        await transport.sendMail({
          messageId: `<${id.replace(/[^\w-]/g, '-')}@${domainOf(fromAddress)}>`,
          from: { name: fromName, address: fromAddress },
          to: oneAddress(to),
          ...(replyTo !== undefined && { replyTo: oneAddress(replyTo) }),
          subject,
          text,
          html,
          // Prevents automatic replies.
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(timeoutMs),
        });
        return E.right(undefined);
      } catch (failure) {
        return E.left(mailFailure(failure));
      }
    };
}

/** Loads the mailer, which takes 6 MB of memory, only on sites that send mails. */
const openTransport = async (options: SMTPTransportOptions): Promise<Transporter> => {
  const { createTransport } = await import('nodemailer');
  return createTransport(options);
};

/** A plain string could be parsed as several addresses, or as a name with an address. */
const oneAddress = (address: string) => ({ name: '', address });

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);
