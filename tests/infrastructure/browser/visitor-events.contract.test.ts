import { describe, expect, test } from '@jest/globals';
import type { VisitorEvent } from '../../../application/ports/visitor/visitor-events.ts';
import { DataLayerEvents } from '../../../infrastructure/browser/measurement/data-layer-events.ts';
import { describeVisitorEvents } from '../../contracts/visitor/visitor-events.ts';
import { KeptVisitorEvents } from '../../fakes/visitor/kept-visitor-events.ts';

describeVisitorEvents('fake', () => {
  const events = new KeptVisitorEvents();
  return { events, reported: () => events.reported };
});

describeVisitorEvents('data layer', () => {
  const page: Pick<Window, 'dataLayer'> = {};
  const read = ({ form_id, ...event }: { form_id?: string }) => ({ ...event, formId: form_id });
  return {
    events: new DataLayerEvents(page),
    reported: () => (page.dataLayer as Array<{ form_id?: string }>).map(read) as VisitorEvent[],
  };
});

const open: VisitorEvent = { event: 'dealer_form_open', formId: 'dealer-modal', zip: '75001' };

describe('The data layer (section 7)', () => {
  test('uses the names of tag managers', () => {
    const page: Pick<Window, 'dataLayer'> = {};
    const events = new DataLayerEvents(page);
    events.report(open);
    events.report({ event: 'dealer_form_success', formId: 'dealer-modal' });
    expect(page.dataLayer).toEqual([
      { event: 'dealer_form_open', form_id: 'dealer-modal', zip: '75001' },
      { event: 'dealer_form_success', form_id: 'dealer-modal' },
    ]);
  });

  test('continues the list that a tag manager has started', () => {
    const page = { dataLayer: [{ event: 'gtm.js' }] };
    new DataLayerEvents(page).report(open);
    expect(page.dataLayer.map(({ event }) => event)).toEqual(['gtm.js', 'dealer_form_open']);
  });

  test('survives an error of a tag manager', () => {
    const dataLayer: unknown[] = [];
    const pushed: unknown[] = [];
    dataLayer.push = (event: unknown) => {
      pushed.push(event);
      throw new Error('broken tag');
    };
    const events = new DataLayerEvents({ dataLayer });
    [open, open].forEach((event) => events.report(event));
    expect(pushed).toHaveLength(2);
  });
});
