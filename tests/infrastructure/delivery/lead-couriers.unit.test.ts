import { expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { leadCouriers } from '../../../infrastructure/delivery/lead-couriers.ts';
import { readSettings } from '../../../infrastructure/settings/settings.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { plainRequestLinks } from '../../fakes/leads/plain-request-links.ts';

const webhook = { LEAD_WEBHOOK_URL: 'https://crm.example.com/leads' };
const mail = { MAIL_URL: 'smtp://mail.example.com' };

test.each([
  ['neither', {}, []],
  ['a webhook', webhook, ['crm']],
  ['a mail server', mail, ['dealer-mail', 'visitor-mail']],
  ['both', { ...webhook, ...mail }, ['crm', 'dealer-mail', 'visitor-mail']],
])('Leads are delivered to the configured targets: %s (contract, section 7)', (_case, env, channels) => {
  const limiter = { admit: () => TE.right(undefined) };
  const nobody = () => TE.left({ _tag: 'NoRecipient', fault: 'no address' } as const);
  const finding = { execute: nobody, dealerOf: () => TE.right(O.none) };
  const site = leadCouriers(readSettings(env), finding, limiter, plainRequestLinks, new FakeClock());
  expect(Object.keys(site.couriers)).toEqual(channels);
  expect(site.digests !== null).toBe('MAIL_URL' in env);
});
