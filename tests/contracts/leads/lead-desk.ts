import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { randomUUID } from 'node:crypto';
import { firstValueFrom, skip } from 'rxjs';
import type { LeadDesk, OutboxOutcome } from '../../../application/ports/leads/lead-desk.ts';
import type { FieldMessages } from '../../../domain/lead/check-lead.ts';
import { aSubmittedLead } from './a-submitted-lead.ts';

export type DeskTrouble = 'refused' | 'busy' | 'no network';

/** The messages of a rejection. */
export const REFUSAL: FieldMessages = [{ field: 'zip', message: 'Enter your zip/postal code.' }];

/** A `LeadDesk` under test, and its receiver. */
export interface LeadDeskUnderTest {
  readonly desk: LeadDesk;
  /** The next leads meet these troubles, in order; all others are accepted. */
  readonly meet: (...troubles: ReadonlyArray<DeskTrouble>) => void;
  readonly networkBack: () => void;
  /** The `LeadDesk` of the visitor's next page. */
  readonly nextPage: () => LeadDesk;
  /** The keys of the accepted leads. */
  readonly taken: () => ReadonlyArray<string>;
  readonly close: () => Promise<void>;
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
const { lead } = aSubmittedLead();
const { formId } = lead.metadata;
const forDealer = { companyId: 7, dealerForm: formId, filled: { formId, draft: lead.fields } };

/** The contract of every `LeadDesk`. */
export const describeLeadDesk = (name: string, open: () => Promise<LeadDeskUnderTest>): void => {
  describe(`LeadDesk: ${name}`, () => {
    let tested: LeadDeskUnderTest;
    let key: string;
    let outcomes: OutboxOutcome[];
    let waiting: Array<ReadonlyArray<number>>;
    beforeEach(async () => {
      tested = await open();
      [key, outcomes, waiting] = [randomUUID(), [], []];
      tested.desk.outcomes$.subscribe((outcome) => outcomes.push(outcome));
      tested.desk.waiting$.subscribe((companyIds) => waiting.push(companyIds));
    });
    afterEach(() => tested.close());

    const sent = () => tested.desk.send(lead, key)();

    test('sends nothing before its task runs', () => {
      tested.desk.send(lead, key);
      expect(tested.taken()).toEqual([]);
    });

    test("returns a receipt with the lead's id for an accepted lead", async () => {
      expect(await sent()).toEqual(E.right({ leadId: expect.stringMatching(UUID) }));
      expect([tested.taken(), outcomes, waiting]).toEqual([[key], [], [[]]]);
    });

    test('accepts a lead once, even if it is sent several times with its key', async () => {
      const receipts = [await sent(), ...(await Promise.all([sent(), sent()]))];
      expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
      expect(tested.taken()).toEqual([key]);
    });

    test('accepts another lead under another key', async () => {
      const first = await sent();
      key = randomUUID();
      expect(await sent()).not.toEqual(first);
      expect(tested.taken()).toHaveLength(2);
    });

    test('reports the faults of a rejected lead', async () => {
      tested.meet('refused');
      expect(await sent()).toEqual(E.left({ _tag: 'LeadRefused', messages: REFUSAL }));
    });

    test('stores no lead that could not be accepted, so that it can be sent again', async () => {
      tested.meet('busy');
      expect(await sent()).toMatchObject({ left: { _tag: 'DeskUnavailable' } });
      tested.networkBack();
      expect(await sent()).toMatchObject({ _tag: 'Right' });
      expect([tested.taken(), outcomes]).toEqual([[key], []]);
    });

    test('holds a lead during a network failure, and sends it afterward', async () => {
      tested.meet('no network');
      expect(await sent()).toEqual(E.left({ _tag: 'LeadWaits' }));
      const outcome = firstValueFrom(tested.desk.outcomes$);
      tested.networkBack();
      const receipt = { leadId: expect.stringMatching(UUID) };
      expect(await outcome).toEqual({ key, ...forDealer, wasLeft: false, sentHere: true, receipt });
      expect([tested.taken(), outcomes.length]).toEqual([[key], 1]);
    });

    test('gives up a lead that is rejected after waiting', async () => {
      tested.meet('no network', 'refused');
      await sent();
      const outcome = firstValueFrom(tested.desk.outcomes$);
      tested.networkBack();
      expect(await outcome).toEqual({ key, ...forDealer, wasLeft: false, sentHere: true, receipt: null });
      expect(tested.taken()).toEqual([]);
    });

    test('reports the forms and dealers of waiting leads while they wait', async () => {
      tested.meet('no network', 'no network');
      await sent();
      key = randomUUID();
      await sent();
      expect(waiting.at(-1)).toEqual([7]);
      const outcome = firstValueFrom(tested.desk.outcomes$.pipe(skip(1)));
      tested.networkBack();
      await outcome;
      expect(waiting).toContainEqual([7]);
      expect(waiting.at(-1)).toEqual([]);
    });

    test('sends the leads of an earlier page from the next page, without a form', async () => {
      tested.meet('no network');
      await sent();
      const next = tested.nextPage();
      const outcome = firstValueFrom(next.outcomes$);
      expect(await firstValueFrom(next.waiting$)).toEqual([7]);
      tested.networkBack();
      expect(await outcome).toMatchObject({ key, ...forDealer, wasLeft: true, sentHere: true });
      expect(await firstValueFrom(next.waiting$)).toEqual([]);
    });
  });
};
