import * as O from 'fp-ts/Option';
import { BehaviorSubject } from 'rxjs';
import type { VisitorMemory } from '../../../application/ports/visitor/visitor-memory.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';

/** A memory that lasts as long as its test. */
export class FakeVisitorMemory implements VisitorMemory {
  private readonly subject: BehaviorSubject<O.Option<PostalCode>>;
  readonly postalCode$;

  constructor(code: O.Option<PostalCode> = O.none) {
    this.subject = new BehaviorSubject(code);
    this.postalCode$ = this.subject.asObservable();
  }

  readonly rememberPostalCode = (code: PostalCode): void => this.subject.next(O.some(code));

  get postalCode(): PostalCode | null {
    return O.toNullable(this.subject.value);
  }
}
