import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { Delivery } from '../../../application/ports/leads/delivery-queue.ts';
import type { LeadCourier } from '../../../application/ports/leads/lead-courier.ts';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import { aSubmittedLead } from './a-submitted-lead.ts';

/** A courier under test, and the other side. */
export interface CourierUnderTest {
  readonly courier: LeadCourier;
  /** From now on the receiver rejects every delivery. */
  readonly refuse: () => void;
  /** The keys by which the receiver detects duplicates, of the deliveries it accepted, oldest first. */
  readonly taken: () => ReadonlyArray<string>;
  readonly close?: () => Promise<void>;
}

/** A delivery that has not been tried yet. */
export const aDelivery = (channel: DeliveryChannel = 'crm', lead = aSubmittedLead()): Delivery => ({
  id: `${lead.id}:${channel}`,
  channel,
  tries: 0,
  lead,
});

/** What every `LeadCourier` does. */
export const describeLeadCourier = (
  name: string,
  channel: DeliveryChannel,
  open: () => Promise<CourierUnderTest>,
): void => {
  describe(`LeadCourier: ${name}`, () => {
    let opened: CourierUnderTest;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close?.());

    test('resolves once the other side has taken the lead', async () => {
      expect(await opened.courier.deliver(aDelivery(channel))()).toEqual(E.right(undefined));
      expect(opened.taken()).toHaveLength(1);
    });

    test('a second try is known by what the first was known by, another delivery is not', async () => {
      const delivery = aDelivery(channel);
      await opened.courier.deliver(delivery)();
      await opened.courier.deliver({ ...delivery, tries: 1 })();
      await opened.courier.deliver(aDelivery(channel))();
      const [first, second, third] = opened.taken();
      expect(second).toBe(first);
      expect(third).not.toBe(first);
    });

    test('nothing is on its way before it is asked to run', async () => {
      opened.courier.deliver(aDelivery(channel));
      await new Promise((resolve) => setImmediate(resolve));
      expect(opened.taken()).toEqual([]);
    });

    test('a refusal is a failure that says nothing of the lead', async () => {
      opened.refuse();
      const delivery = aDelivery(channel);
      const outcome = await opened.courier.deliver(delivery)();
      expect(outcome).toEqual(
        E.left(
          expect.objectContaining({
            _tag: expect.stringMatching(/^(Unreachable|Retryable|Refused)$/),
            fault: expect.stringMatching(/^[\w ]+$/),
          }),
        ),
      );
      for (const personal of Object.values(delivery.lead.lead.fields))
        expect(JSON.stringify(outcome)).not.toContain(personal);
      expect(opened.taken()).toEqual([]);
    });
  });
};
