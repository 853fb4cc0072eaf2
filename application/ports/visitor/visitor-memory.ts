import type { Option } from 'fp-ts/Option';
import type { Observable } from 'rxjs';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';

/** What a visitor's browser remembers of earlier searches (specification, section 4). */
export interface VisitorMemory {
  /** The code that the page is given (its parameter `zip`), else the one searched last (session storage `postalCode`, else local storage `zipcode`), at once and at each change. */
  readonly postalCode$: Observable<Option<PostalCode>>;
  /** Keeps an accepted code in both. A browser that refuses to store is no failure: it forgets with the page. */
  readonly rememberPostalCode: (code: PostalCode) => void;
}
