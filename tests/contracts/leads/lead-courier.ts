import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { Delivery } from '../../../application/ports/leads/delivery-queue.ts';
import type { LeadCourier } from '../../../application/ports/leads/lead-courier.ts';
import type { DeliveryChannel } from '../../../domain/lead/delivery.ts';
import { aSubmittedLead } from './a-submitted-lead.ts';

/** A courier under test, and its receiver. */
export interface CourierUnderTest {
  readonly courier: LeadCourier;
  /** Makes the receiver reject every delivery. */
  readonly refuse: () => void;
  /** The receiver's keys for detecting duplicates, of the accepted deliveries, oldest first. */
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

/** The contract of every `LeadCourier`. */
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

    test('resolves once the receiver has accepted the lead', async () => {
      expect(await opened.courier.deliver(aDelivery(channel))()).toEqual(E.right(undefined));
      expect(opened.taken()).toHaveLength(1);
    });

    test('sends a second try with the key of the first, and another delivery with another key', async () => {
      const delivery = aDelivery(channel);
      await opened.courier.deliver(delivery)();
      await opened.courier.deliver({ ...delivery, tries: 1 })();
      await opened.courier.deliver(aDelivery(channel))();
      const [first, second, third] = opened.taken();
      expect(second).toBe(first);
      expect(third).not.toBe(first);
    });

    test('sends nothing before its task runs', async () => {
      opened.courier.deliver(aDelivery(channel));
      await new Promise((resolve) => setImmediate(resolve));
      expect(opened.taken()).toEqual([]);
    });

    test('reports a rejection without any text from the lead', async () => {
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
