import { describe, expect, test } from '@jest/globals';
import type { VisitorEvent, VisitorEvents } from '../../../application/ports/visitor/visitor-events.ts';

/** Events under test, and the reported events, oldest first. */
export interface VisitorEventsUnderTest {
  readonly events: VisitorEvents;
  readonly reported: () => ReadonlyArray<VisitorEvent>;
}

/** The contract of every `VisitorEvents`. */
export const describeVisitorEvents = (name: string, open: () => VisitorEventsUnderTest): void => {
  describe(`VisitorEvents: ${name}`, () => {
    test('records reported events in order', () => {
      const { events, reported } = open();
      const happened: ReadonlyArray<VisitorEvent> = [
        { event: 'page_view', path: '/find-a-dealer/', title: 'Find a dealer', language: 'en' },
        { event: 'dealer_form_open', formId: 'dealer-modal', zip: '75001' },
        { event: 'dealer_form_success', formId: 'dealer-modal' },
        { event: 'ecorebates-search', zip: '75001' },
      ];
      happened.forEach((event) => events.report(event));
      expect(reported()).toEqual(happened);
    });
  });
};
