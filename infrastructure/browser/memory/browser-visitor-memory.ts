import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { BehaviorSubject } from 'rxjs';
import type { VisitorMemory } from '../../../application/ports/visitor/visitor-memory.ts';
import { parsePostalCode, type PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { LOCAL_KEY, PAGE_PARAMETER, SESSION_KEY } from './storage-keys.ts';

/** The places where a browser stores the visitor's area. */
export interface BrowserPlaces {
  readonly session: () => Storage;
  readonly local: () => Storage;
  /** The query of the page's URL. */
  readonly query: () => string;
}

/**
 * The visitor's postal code: the page parameter `zip`, else `postalCode` in session storage, else `zipcode` in local storage
 * (specification, section 4).
 */
export class BrowserVisitorMemory implements VisitorMemory {
  private readonly subject: BehaviorSubject<O.Option<PostalCode>>;
  readonly postalCode$;

  constructor(private readonly places: BrowserPlaces) {
    this.subject = new BehaviorSubject(this.recalled());
    this.postalCode$ = this.subject.asObservable();
  }

  readonly rememberPostalCode = (code: PostalCode): void => {
    attempt(() => this.places.session().setItem(SESSION_KEY, code));
    attempt(() => this.places.local().setItem(LOCAL_KEY, code));
    this.subject.next(O.some(code));
  };

  private recalled(): O.Option<PostalCode> {
    return pipe(
      read(() => new URLSearchParams(this.places.query()).get(PAGE_PARAMETER)),
      O.alt(() => read(() => this.places.session().getItem(SESSION_KEY))),
      O.alt(() => read(() => this.places.local().getItem(LOCAL_KEY))),
    );
  }
}

/** The stored text if it is a valid postal code. Other scripts may have written to it. */
const read = (item: () => string | null): O.Option<PostalCode> =>
  pipe(O.tryCatch(item), O.chain(O.fromNullable), O.chain(parsePostalCode));

/** Storage may be disabled or full. The site works without it. */
const attempt = (write: () => void): void => {
  pipe(O.tryCatch(write));
};
