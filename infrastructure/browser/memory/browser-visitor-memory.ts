import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { BehaviorSubject } from 'rxjs';
import type { VisitorMemory } from '../../../application/ports/visitor/visitor-memory.ts';
import { parsePostalCode, type PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { LOCAL_KEY, PAGE_PARAMETER, SESSION_KEY } from './storage-keys.ts';

/** Where a browser holds what it knows of a visitor's area. */
export interface BrowserPlaces {
  readonly session: () => Storage;
  readonly local: () => Storage;
  /** The query of the page's address. */
  readonly query: () => string;
}

/** The memory of a browser: page parameter `zip`, else session storage `postalCode`, else local storage `zipcode` (specification, section 4). */
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

/** What is stored, when it is a postal code: anybody may have written there. */
const read = (item: () => string | null): O.Option<PostalCode> =>
  pipe(O.tryCatch(item), O.chain(O.fromNullable), O.chain(parsePostalCode));

/** Storage may be switched off or full; the site goes on without it. */
const attempt = (write: () => void): void => {
  pipe(O.tryCatch(write));
};
