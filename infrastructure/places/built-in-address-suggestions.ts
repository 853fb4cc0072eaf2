import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { AddressSuggestions } from '../../application/ports/dealers/address-suggestions.ts';
import type { PostalArea, PostalPlaces } from '../../application/ports/dealers/postal-places.ts';
import {
  MAX_SUGGESTIONS,
  addressInTown,
  type SuggestedAddress,
} from '../../domain/lead/suggested-address.ts';
import { parseTypedAddress } from '../../domain/lead/typed-address.ts';
import type { TypedPlace } from '../../domain/lead/typed-place.ts';
import type { Place } from '../../domain/postal-code/place.ts';
import { countryOf, parsePostalCode, type PostalCode } from '../../domain/postal-code/postal-code.ts';
import { foldedTown } from './folded-town.ts';

/**
 * Completes the typed street with real places: the one of the typed postal code, else those near the visitor (contract, section 3).
 * Canadian areas have only three characters, so only the visitor's own Canadian code is suggested; other Canadian towns have no code.
 */
export class BuiltInAddressSuggestions implements AddressSuggestions {
  constructor(private readonly places: PostalPlaces) {}

  readonly for = (typed: string, near: PostalCode | null) => TE.right(this.suggested(typed, near));

  private suggested(typed: string, near: PostalCode | null): ReadonlyArray<SuggestedAddress> {
    return pipe(
      parseTypedAddress(typed, (place) => this.places.hasTown(place)),
      O.match(
        () => [],
        ({ street, place }) =>
          this.areas(place, near)
            .slice(0, MAX_SUGGESTIONS)
            .map((area) => addressInTown(street, area, area.code)),
      ),
    );
  }

  private areas(typed: TypedPlace, near: PostalCode | null): ReadonlyArray<PostalArea> {
    const whole = O.toNullable(parsePostalCode(typed.code));
    if (whole !== null) return this.areaOf(whole);
    if (near === null || countryOf(near) === 'US') return this.places.areas(typed, near, MAX_SUGGESTIONS);
    const own = this.areaOf(near).filter(isAsTyped(typed));
    const isTyped = typed.city !== '' || typed.state !== '' || typed.code !== '';
    if (!isTyped) return own;
    const others = this.places.areas(typed, near, MAX_SUGGESTIONS);
    return [...own, ...others.filter((area) => !own.some((known) => isSameTown(known, area)))];
  }

  private areaOf(code: PostalCode): ReadonlyArray<PostalArea> {
    return pipe(
      this.places.placeOf(code),
      O.match(
        () => [],
        (place) => [{ ...place, code: O.some(code) }],
      ),
    );
  }
}

const isSameTown = (a: Place, b: Place): boolean => a.city === b.city && a.state === b.state;

const isAsTyped =
  (typed: TypedPlace) =>
  ({ city, state, code }: PostalArea): boolean =>
    foldedTown(city).startsWith(foldedTown(typed.city)) &&
    ['', state].includes(typed.state) &&
    O.getOrElse((): string => '')(code).startsWith(typed.code);
