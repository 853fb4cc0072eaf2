import { filter, fromEvent, merge, type Observable } from 'rxjs';
import type { Locks } from './one-page-at-a-time.ts';

/** The browser objects that the outbox uses. */
export interface OutboxPlaces {
  readonly local: () => Storage;
  /** Undefined when the browser has no locks or the page came without TLS. */
  readonly locks: Locks | undefined;
  readonly window: EventTarget;
  readonly document: EventTarget & Pick<Document, 'visibilityState'>;
}

/** Emits when the page is shown again after it was left or hidden. */
const shownAgain = ({ window, document }: OutboxPlaces): Observable<unknown> =>
  merge(
    fromEvent(window, 'pageshow'),
    fromEvent(document, 'visibilitychange').pipe(filter(() => document.visibilityState === 'visible')),
  );

/** Emits when sending may succeed. */
export const worthTrying = (places: OutboxPlaces): Observable<unknown> =>
  merge(shownAgain(places), fromEvent(places.window, 'online'));

/** Emits when another page may have written to storage. */
export const otherPagesWrote = (places: OutboxPlaces): Observable<unknown> =>
  merge(shownAgain(places), fromEvent(places.window, 'storage'));
