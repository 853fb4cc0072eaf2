import type { VisitorEvent, VisitorEvents } from '../../application/ports/visitor-events.ts';

declare global {
  interface Window {
    /** What tag managers read (contract, section 7: events). */
    dataLayer?: unknown[];
  }
}

/** Events in the page's data layer (specification, section 7); a tag manager may have put it there, or comes later. */
export class DataLayerEvents implements VisitorEvents {
  constructor(private readonly page: Pick<Window, 'dataLayer'>) {}

  readonly report = (event: VisitorEvent): void => {
    try {
      if (!Array.isArray(this.page.dataLayer)) this.page.dataLayer = [];
      this.page.dataLayer.push(pushed(event));
    } catch {
      // What a tag manager makes of its events is its own trouble, never the visitor's.
    }
  };
}

const pushed = ({ formId: form_id, ...event }: VisitorEvent): object => ({ ...event, form_id });
