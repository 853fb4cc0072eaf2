import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { randomUUID } from 'node:crypto';
import { firstValueFrom, skip } from 'rxjs';
import type { LeadDesk, OutboxOutcome } from '../../../application/ports/leads/lead-desk.ts';
import type { FieldMessages } from '../../../domain/lead/check-lead.ts';
import { aSubmittedLead } from './a-submitted-lead.ts';

export type DeskTrouble = 'refused' | 'busy' | 'no network';

/** What a refusal says. */
export const REFUSAL: FieldMessages = [{ field: 'zip', message: 'Enter your zip/postal code.' }];

/** A `LeadDesk` under test, and its receiver. */
export interface LeadDeskUnderTest {
  readonly desk: LeadDesk;
  /** The next leads are met so, in turn; those that meet nothing are taken. */
  readonly meet: (...troubles: ReadonlyArray<DeskTrouble>) => void;
  readonly networkBack: () => void;
  /** The `LeadDesk` of the visitor's next page. */
  readonly nextPage: () => LeadDesk;
  /** The keys of the leads that were taken. */
  readonly taken: () => ReadonlyArray<string>;
  readonly close: () => Promise<void>;
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
const { lead } = aSubmittedLead();
const forDealer = { companyId: 7, dealerForm: lead.metadata.formId };

/** What every `LeadDesk` does. */
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

    test('sends nothing before it is run', () => {
      tested.desk.send(lead, key);
      expect(tested.taken()).toEqual([]);
    });

    test('gives a receipt for what is taken, which names it for good', async () => {
      expect(await sent()).toEqual(E.right({ leadId: expect.stringMatching(UUID) }));
      expect([tested.taken(), outcomes, waiting]).toEqual([[key], [], [[]]]);
    });

    test('takes a lead once, however often it is sent under its key', async () => {
      const receipts = [await sent(), ...(await Promise.all([sent(), sent()]))];
      expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
      expect(tested.taken()).toEqual([key]);
    });

    test('under another key it is another lead', async () => {
      const first = await sent();
      key = randomUUID();
      expect(await sent()).not.toEqual(first);
      expect(tested.taken()).toHaveLength(2);
    });

    test('says what is wrong with a lead that is refused', async () => {
      tested.meet('refused');
      expect(await sent()).toEqual(E.left({ _tag: 'LeadRefused', messages: REFUSAL }));
    });

    test('keeps nothing that could not be taken: it may be sent again', async () => {
      tested.meet('busy');
      expect(await sent()).toMatchObject({ left: { _tag: 'DeskUnavailable' } });
      tested.networkBack();
      expect(await sent()).toMatchObject({ _tag: 'Right' });
      expect([tested.taken(), outcomes]).toEqual([[key], []]);
    });

    test('what the network swallows waits, and is sent when that is back', async () => {
      tested.meet('no network');
      expect(await sent()).toEqual(E.left({ _tag: 'LeadWaits' }));
      const outcome = firstValueFrom(tested.desk.outcomes$);
      tested.networkBack();
      const receipt = { leadId: expect.stringMatching(UUID) };
      expect(await outcome).toEqual({ key, ...forDealer, wasLeft: false, sentHere: true, receipt });
      expect([tested.taken(), outcomes.length]).toEqual([[key], 1]);
    });

    test('what has waited and is refused then is given up', async () => {
      tested.meet('no network', 'refused');
      await sent();
      const outcome = firstValueFrom(tested.desk.outcomes$);
      tested.networkBack();
      expect(await outcome).toEqual({ key, ...forDealer, wasLeft: false, sentHere: true, receipt: null });
      expect(tested.taken()).toEqual([]);
    });

    test('reports whose leads wait, for as long as they do', async () => {
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

    test('what an earlier page has left waits on the next, and is handled by no form there', async () => {
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
