import type { VisitorEvent, VisitorEvents } from '../../../application/ports/visitor/visitor-events.ts';
import { pushToDataLayer, type PageWithDataLayer } from './data-layer.ts';

/** Pushes events to the page's data layer (specification, section 7), even if nothing reads it. */
export class DataLayerEvents implements VisitorEvents {
  constructor(private readonly page: PageWithDataLayer) {}

  readonly report = (event: VisitorEvent): void => pushToDataLayer(this.page, pushed(event));
}

const pushed = (event: VisitorEvent): object => {
  if (!('formId' in event)) return event;
  const { formId: form_id, ...more } = event;
  return { ...more, form_id };
};
