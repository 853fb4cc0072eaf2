import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { BehaviorSubject, filter, finalize, map, of, Subject, switchMap, take } from 'rxjs';
import type { Observable, Subscription } from 'rxjs';
import type { FormLanguage } from '../../../domain/lead/form.ts';
import { partsOf, type AddressParts, type SuggestedAddress } from '../../../domain/lead/suggested-address.ts';
import { isStreetBegun, withoutNumberComma } from '../../../domain/lead/street-address.ts';
import { parsePostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { AddressSuggestions } from '../../ports/dealers/address-suggestions.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Logger } from '../../ports/logger.ts';
import type { KnownArea } from '../show-area/show-area.ts';
import { suggestionsNote, suggestionsStatus } from './texts.ts';

/** The debounce after the last keystroke, in milliseconds. */
const PAUSE_MS = 250;

export interface SuggestAddressesView {
  readonly suggestions: ReadonlyArray<SuggestedAddress>;
  /** The live-region text; empty without suggestions. */
  readonly status: string;
  /** A note about the suggestions; may be empty. */
  readonly note: string;
}

export interface SuggestAddressesPorts {
  readonly suggestions: AddressSuggestions;
  readonly clock: Clock;
  readonly log: Logger;
  /** The visitor's area. */
  readonly area$: Observable<KnownArea>;
}

/** Suggests addresses while the visitor types (specification, section 5). Each field has its own instance. */
export class SuggestAddresses {
  private readonly view: BehaviorSubject<SuggestAddressesView>;
  private readonly subscription: Subscription;
  private readonly turns = new Subject<Observable<ReadonlyArray<SuggestedAddress>>>();

  /** Replays its latest value, never completes. Suggestions stay until new ones arrive or the list is cleared. */
  readonly view$: Observable<SuggestAddressesView>;

  constructor(
    private readonly ports: SuggestAddressesPorts,
    language: FormLanguage = 'en',
  ) {
    this.view = new BehaviorSubject<SuggestAddressesView>({ suggestions: [], status: '', note: '' });
    this.view$ = this.view.asObservable();
    this.subscription = this.turns
      .pipe(
        switchMap((turn) => turn),
        filter((suggestions) => suggestions.length + this.view.value.suggestions.length > 0),
      )
      .subscribe((suggestions) =>
        this.view.next({
          suggestions,
          status: suggestionsStatus(suggestions.length, language),
          note: suggestionsNote(
            suggestions.every(({ isVerified }) => isVerified),
            language,
          ),
        }),
      );
  }

  /**
   * Handles a keystroke. `zip`: the form's code, empty to use the visitor's area; an invalid code is ignored. Resolves when the suggestions
   * arrive or a later call replaces this one.
   */
  type(text: string, zip: string): Promise<void> {
    return new Promise((settled) => {
      const [street = ''] = withoutNumberComma(text).split(',');
      const asked = isStreetBegun(street) ? this.asked(text, zip) : of([]);
      this.turns.next(asked.pipe(finalize(settled)));
    });
  }

  /** Chooses a suggestion and clears the list. Returns the values to fill in, or null for an invalid index. `zip` is the form's code. */
  choose(index: number, zip = ''): AddressParts | null {
    const chosen = this.view.value.suggestions[index];
    this.dismiss();
    return chosen === undefined ? null : partsOf(chosen, zip);
  }

  /** Clears the list and cancels pending suggestions. */
  dismiss(): void {
    this.turns.next(of([]));
  }

  /** Stops all requests and keeps the last view. */
  dispose(): void {
    this.subscription.unsubscribe();
  }

  private asked(text: string, zip: string): Observable<ReadonlyArray<SuggestedAddress>> {
    const { suggestions, clock, log, area$ } = this.ports;
    return clock.after(PAUSE_MS).pipe(
      switchMap(() => area$.pipe(take(1))),
      switchMap((area) =>
        suggestions.for(text, O.toNullable(parsePostalCode(zip || (area.zipcode ?? ''))))(),
      ),
      map(
        E.getOrElse(({ reason }): ReadonlyArray<SuggestedAddress> => {
          log.error(`Error suggesting addresses: ${reason}`);
          return [];
        }),
      ),
    );
  }
}
