import { describe, expect, test } from '@jest/globals';
import { smtpOptions } from '../../../infrastructure/delivery/smtp-options.ts';

describe('The connection to a mail server', () => {
  test.each([
    ['smtp://mail.example.com', { host: 'mail.example.com', secure: false }],
    ['smtps://mail.example.com', { host: 'mail.example.com', secure: true }],
    ['smtp://mail.example.com:2525', { host: 'mail.example.com', port: 2525, secure: false }],
    ['smtp://[::1]:2525', { host: '::1', port: 2525, secure: false }],
  ])('%s', (address, options) => expect(smtpOptions(address)).toEqual(options));

  test('sends a password to another machine only over an encrypted connection', () => {
    const auth = { user: 'ann@example.com', pass: 'p/ss' };
    const written = 'ann%40example.com:p%2Fss';
    expect(smtpOptions(`smtp://${written}@mail.example.com`)).toMatchObject({ auth, requireTLS: true });
    expect(smtpOptions(`smtp://${written}@localhost`)).toMatchObject({ auth, requireTLS: false });
    expect(smtpOptions(`smtp://${written}@localhost.example.com`)).toMatchObject({ requireTLS: true });
  });

  test('ignores the rest of the address', () =>
    expect(
      smtpOptions('smtp://mail.example.com?logger=true&debug=true&tls.rejectUnauthorized=false'),
    ).toEqual({
      host: 'mail.example.com',
      secure: false,
    }));
});
