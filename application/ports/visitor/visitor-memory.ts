import type { Option } from 'fp-ts/Option';
import type { Observable } from 'rxjs';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';

/** The postal code remembered from earlier searches (specification, section 4). */
export interface VisitorMemory {
  /**
   * The page's `zip` parameter, or else the last code searched (session storage `postalCode`, then local storage `zipcode`). Emits at once
   * and on each change.
   */
  readonly postalCode$: Observable<Option<PostalCode>>;
  /** Stores an accepted code in both storages. If the browser refuses, the code lasts until the page closes. */
  readonly rememberPostalCode: (code: PostalCode) => void;
}
