import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { BehaviorSubject, firstValueFrom, type Observable } from 'rxjs';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { DID_YOU_MEAN } from '../../../domain/lead/did-you-mean.ts';
import { parsePostalCode } from '../../../domain/postal-code/postal-code.ts';
import type { PlaceSuggestions } from '../../ports/dealers/place-suggestions.ts';
import type { KnownArea } from '../show-area/show-area.ts';

/** A mistyped code with the code that was probably meant. Plain JSON. */
export interface SuggestCodeView {
  /** Empty before the first question. */
  readonly typed: string;
  /** The code and the question to show; null when none is known. */
  readonly meant: { readonly code: string; readonly text: string } | null;
}

/** Suggests the code that a mistyped one means, in boxes and form fields (contract, section 7: did you mean). */
export class SuggestCode {
  private readonly view: BehaviorSubject<SuggestCodeView>;

  /** Replays its latest value, never completes. */
  readonly view$: Observable<SuggestCodeView>;

  /** `resumed`: the view that the page was rendered with; null without one. */
  constructor(
    private readonly ports: {
      readonly suggestions: PlaceSuggestions;
      readonly area$: Observable<KnownArea>;
    },
    private readonly language: SiteLanguage,
    resumed: SuggestCodeView | null = null,
  ) {
    this.view = new BehaviorSubject(resumed ?? { typed: '', meant: null });
    this.view$ = this.view.asObservable();
  }

  /** Asks about a text; a real code is no question. Resolves once the code is known or can't be. */
  async ask(typed: string): Promise<void> {
    if (typed === this.view.value.typed || O.isSome(parsePostalCode(typed))) return;
    this.view.next({ typed, meant: null });
    const { zipcode } = await firstValueFrom(this.ports.area$);
    const near = O.toNullable(parsePostalCode(zipcode ?? ''));
    const found = await this.ports.suggestions.for(typed, near)();
    const best = E.isLeft(found)
      ? undefined
      : found.right.places.find(({ area }) => O.isSome(parsePostalCode(area)));
    if (best === undefined || typed !== this.view.value.typed) return;
    const { area, city, state } = best;
    const text = DID_YOU_MEAN[this.language](`${area} (${city}, ${state})`);
    this.view.next({ typed, meant: { code: area, text } });
  }
}
