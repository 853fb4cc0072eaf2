import { filter, fromEvent, merge, type Observable } from 'rxjs';
import type { Locks } from './one-page-at-a-time.ts';

/** What the outbox uses of a browser. */
export interface OutboxPlaces {
  readonly local: () => Storage;
  /** Missing where a browser has none, or keeps them from pages without TLS. */
  readonly locks: Locks | undefined;
  readonly window: EventTarget;
  readonly document: EventTarget & Pick<Document, 'visibilityState'>;
}

/** The page is there again: it was left for another, or hidden. */
const shownAgain = ({ window, document }: OutboxPlaces): Observable<unknown> =>
  merge(
    fromEvent(window, 'pageshow'),
    fromEvent(document, 'visibilitychange').pipe(filter(() => document.visibilityState === 'visible')),
  );

/** Sending may go better than before. */
export const worthTrying = (places: OutboxPlaces): Observable<unknown> =>
  merge(shownAgain(places), fromEvent(places.window, 'online'));

/** Another page may have written to the storage. */
export const otherPagesWrote = (places: OutboxPlaces): Observable<unknown> =>
  merge(shownAgain(places), fromEvent(places.window, 'storage'));
