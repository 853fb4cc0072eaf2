import type { VisitorEvent, VisitorEvents } from '../../../application/ports/visitor/visitor-events.ts';

/** Records the reported events, oldest first. */
export class KeptVisitorEvents implements VisitorEvents {
  readonly reported: VisitorEvent[] = [];

  readonly report = (event: VisitorEvent): void => void this.reported.push(event);
}
