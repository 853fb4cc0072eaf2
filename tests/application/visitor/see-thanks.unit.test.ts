import { describe, expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { DealerLookUp } from '../../../application/ports/dealers/dealer-look-up.ts';
import type { SiteFacts } from '../../../application/visitor/read-page/page-head.ts';
import type { SeeThanksView } from '../../../application/visitor/see-thanks/see-thanks.ts';
import { thanksWithCalls } from '../../../application/visitor/see-thanks/thanks-with-calls.ts';
import { thankedFor, thanksAddress } from '../../../application/visitor/send-request/thanks-address.ts';
import { dealerModal } from '../../../domain/lead/forms/dealer-modal.ts';
import type { Draft } from '../../../domain/lead/lead.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { SeeThanks } from '../../../application/visitor/see-thanks/see-thanks.ts';
import { currentOf } from '../../../ui/bindings/use-observable.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { companyId } from '../../builders/company-id.ts';

const KNOWN = aDealer().withCompanyId(7).named('CALDWELL MECHANICAL LLC').build();

/** A lookup with one dealer that records the requested ids. */
const lookUpOf = (dealer = KNOWN) => {
  const asked: number[] = [];
  const byCompanyId: DealerLookUp['byCompanyId'] = (id) => {
    asked.push(id);
    return TE.right(id === dealer.companyId ? O.some(dealer) : O.none);
  };
  return { asked, byCompanyId };
};

const nameSeen = async (lookUp: DealerLookUp, id: number | null): Promise<string | null> => {
  const seeThanks = new SeeThanks(lookUp, new FakeClock());
  await seeThanks.recall(id === null ? null : companyId(id));
  return currentOf(seeThanks.view$).dealer?.name ?? null;
};

describe('The thank-you message for a form sent without scripts', () => {
  test('names the dealer who received it, like the dealer’s card', async () => {
    expect(await nameSeen(lookUpOf(), 7)).toBe('Caldwell Mechanical LLC');
  });

  test('names nobody without a chosen dealer, and makes no call', async () => {
    const lookUp = lookUpOf();
    expect([await nameSeen(lookUp, null), lookUp.asked]).toEqual([null, []]);
  });

  test('names nobody for an unknown dealer, or one without a name', async () => {
    expect(await nameSeen(lookUpOf(), 8)).toBeNull();
    expect(await nameSeen(lookUpOf({ ...KNOWN, name: ' ' }), 7)).toBeNull();
  });

  test('names nobody if dealers cannot be looked up', async () => {
    const unavailable: DealerLookUp = {
      byCompanyId: () => TE.left({ _tag: 'ProviderUnavailable', reason: 'away' }),
    };
    expect(await nameSeen(unavailable, 7)).toBeNull();
  });
});

describe('After an urgent request', () => {
  const hours = {
    week: { mon: '8 AM - 5 PM', tue: '8 AM - 5 PM' },
    specialDays: [],
    holidays: [],
    timeZone: 'America/Chicago',
    answersEmergencies: false,
    hasNumber: true,
  };
  const SITE = { defaultPhone: { text: '1-833-555-0100', address: '' } } as SiteFacts;
  const seenAt = (now: string, draft: Draft, answersEmergencies = false) => {
    const dealer = { name: 'Ace Air', phone: '1-972-555-0111', hours: { ...hours, answersEmergencies } };
    const view: SeeThanksView = { dealer, now: Date.parse(now) };
    const address = thanksAddress(dealerModal, 'R-0123ABCD', draft, companyId(7));
    const query = new URLSearchParams(address.slice(address.indexOf('?')));
    const { lines, others } = thanksWithCalls(thankedFor(query, 'en'), 'en', SITE, view);
    return { first: lines[0], link: others?.address };
  };
  const urgent: Draft = { urgency: 'now', zip: '75001' };
  const AT_NIGHT = '2026-11-23T22:00-06:00';

  test('to a dealer who is closed, the page says so first and links to those who answer now', () => {
    expect(seenAt(AT_NIGHT, urgent)).toEqual({
      first: "Ace Air can't answer right now.",
      link: '/find-a-dealer/?zipcode=75001&sort=open',
    });
  });

  test.each([
    ['one who is open', '2026-11-23T10:00-06:00', urgent, false],
    ['one who answers emergencies', AT_NIGHT, urgent, true],
    ['anyone, when it can wait', AT_NIGHT, { ...urgent, urgency: 'later' }, false],
  ] as const)('to %s, it offers nobody else', (_, now, draft, answersEmergencies) => {
    const { first, link } = seenAt(now, draft, answersEmergencies);
    expect([first?.includes("can't answer"), link]).toEqual([false, undefined]);
  });
});
