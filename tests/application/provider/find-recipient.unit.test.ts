import { beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { FindRecipient } from '../../../application/provider/deliver-leads/find-recipient.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { unsafeValidLead, type Draft } from '../../../domain/lead/lead.ts';
import { mailboxOf } from '../../../infrastructure/system/mailbox-of.ts';
import { aDealer } from '../../builders/a-dealer.ts';
import { aMailbox } from '../../builders/a-mailbox.ts';
import { companyId } from '../../builders/company-id.ts';
import { aSubmittedLead } from '../../contracts/leads/a-submitted-lead.ts';
import { FakeDealerDirectory } from '../../fakes/dealers/fake-dealer-directory.ts';
import { FakeDealerLookUp } from '../../fakes/dealers/fake-dealer-look-up.ts';
import { MemoryPostalPlaces } from '../../fakes/dealers/memory-postal-places.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';

const ACE = aDealer().withCompanyId(7).with({ email: ' Office@Ace.example ' }).build();
const NO_MAILBOX = aDealer().withCompanyId(8).with({ email: 'call us' }).build();
const NO_EMAIL = aDealer().withCompanyId(9).build();
const SITE = aMailbox('leads@example.com');
const outage = { _tag: 'ProviderUnavailable', reason: 'Bad Gateway' } as const;

let clock: FakeClock;
let dealers: FakeDealerLookUp;
let directory: FakeDealerDirectory;
beforeEach(() => {
  clock = new FakeClock();
  dealers = new FakeDealerLookUp([ACE, NO_MAILBOX, NO_EMAIL]);
  directory = new FakeDealerDirectory();
});

const finding = (leadMailTo: typeof SITE | null = SITE) =>
  new FindRecipient(
    {
      dealers,
      directory,
      clock,
      places: new MemoryPostalPlaces(),
      timeZones: { at: ({ lon }) => O.some(lon < -90 ? 'America/Chicago' : 'America/New_York') },
    },
    { mailboxOf, leadMailTo },
  );
const requestFor = (id: number | null, fields: Draft = {}) => {
  const { lead, ...rest } = aSubmittedLead(fields);
  const dealer = id === null ? null : companyId(id);
  return { ...rest, lead: unsafeValidLead({ ...lead.metadata, companyId: dealer }, lead.fields) };
};
const found = (id: number | null, fields: Draft = {}, leadMailTo: typeof SITE | null = SITE) =>
  finding(leadMailTo).execute(requestFor(id, fields))();
const nearestOf = async (fields: Draft = {}): Promise<ReadonlyArray<Dealer> | null> => {
  const answer = await found(null, fields);
  return E.isRight(answer) ? answer.right.nearest : null;
};
const near = (miles: number) => aDealer().named(`${miles} AIR`).milesAway(miles).build();

describe('A request (contract, section 7: leads reach somebody)', () => {
  test('is mailed to the requested dealer', async () =>
    expect(await found(7)).toMatchObject({
      right: { recipient: 'office@ace.example', dealer: O.some(ACE), nearest: null },
    }));

  test.each([
    ['no dealer', null, O.none],
    ['an unknown dealer', 4711, O.none],
    ['a dealer without an address', 9, O.some(NO_EMAIL)],
    ['a dealer with an invalid address', 8, O.some(NO_MAILBOX)],
  ])('for %s is mailed to the site’s mailbox, or to nobody if there is none', async (_case, id, dealer) => {
    expect(await found(id)).toMatchObject({ right: { recipient: SITE, dealer, nearest: [] } });
    expect(await found(id, {}, null)).toEqual(E.left({ _tag: 'NoRecipient', fault: 'no address' }));
  });

  test('is retried later if dealers cannot be looked up within two seconds', async () => {
    dealers.meet(outage);
    expect(await found(7)).toEqual(E.left({ _tag: 'Retryable', fault: 'Bad Gateway', retryAfterMs: null }));
    dealers.meet('silence');
    const asked = found(7);
    await clock.advance(2_000);
    expect(await asked).toEqual(
      E.left({ _tag: 'Retryable', fault: 'no answer in time', retryAfterMs: null }),
    );
    expect(clock.waiting).toBe(0);
  });

  test('has the time zone of its postal code, if known', async () => {
    expect(await found(7, { zip: '75001-1234' })).toMatchObject({
      right: { timeZone: O.some('America/Chicago') },
    });
    expect(await found(7, { zip: 'm5v3l9' })).toMatchObject({
      right: { timeZone: O.some('America/New_York') },
    });
    for (const zip of ['', 'SW1A 1AA', '00000'])
      expect(await found(7, { zip })).toMatchObject({ right: { timeZone: O.none } });
  });
});

describe('The nearest dealers for a request without a dealer', () => {
  test('are the three nearest of its area', async () => {
    directory.serve('75001', [near(9), near(1), near(30), near(4)]);
    expect(await nearestOf()).toEqual([near(1), near(4), near(9)]);
  });

  test('include dealers outside the area if it has fewer than three', async () => {
    directory.serve('75001', [near(9)]);
    directory.serveNearest('75001', [near(60), near(70), near(80)]);
    expect(await nearestOf()).toEqual([near(9), near(60), near(70)]);
    directory.meetNearest(outage);
    expect(await nearestOf()).toEqual([near(9)]);
  });

  test('keep the order of a provider without distances', async () => {
    const listed = ['B', 'A', 'C', 'D'].map((name) => aDealer().named(name).without('distanceMiles').build());
    directory.serve('75001', listed);
    expect(await nearestOf()).toEqual(listed.slice(0, 3));
  });

  test('are left out if they cannot be looked up within two seconds', async () => {
    directory.meet(outage);
    expect(await nearestOf()).toEqual([]);
    directory.meet('silence');
    const asked = nearestOf();
    await clock.advance(2_000);
    expect([await asked, clock.waiting]).toEqual([[], 0]);
  });

  test('are not looked up without a postal code', async () => {
    expect(await nearestOf({ zip: 'SW1A 1AA' })).toEqual([]);
    expect(directory.asked).toEqual([]);
  });
});
