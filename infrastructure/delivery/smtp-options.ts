import type { SMTPTransportOptions } from 'nodemailer/lib/smtp-transport';

const isThisMachine = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);

/**
 * How a mail server is reached, by its address. Only what is named here is taken from it: the mailer would take any option
 * from its query, logs of whole mails among them. A password goes to another machine only when the line is encrypted.
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
