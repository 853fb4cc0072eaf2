import type { SMTPTransportOptions } from 'nodemailer/lib/smtp-transport';

const isThisMachine = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);

/**
 * The SMTP options in a mail server's URL. Other options in the query are ignored, because the mailer would accept any, such as logging
 * whole mails. A password is sent to another machine only over TLS.
 */
export const smtpOptions = (address: string): SMTPTransportOptions => {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const auth = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  return {
    host,
    ...(url.port !== '' && { port: Number(url.port) }),
    secure: url.protocol === 'smtps:',
    ...(auth.user !== '' && { auth, requireTLS: !isThisMachine(host) }),
  };
};
