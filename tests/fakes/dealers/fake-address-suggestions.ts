import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type {
  AddressSuggestions,
  SuggestionsUnavailable,
} from '../../../application/ports/dealers/address-suggestions.ts';
import {
  addressInTown,
  verifiedAddress,
  type SuggestedAddress,
} from '../../../domain/lead/suggested-address.ts';
import { parseTypedAddress } from '../../../domain/lead/typed-address.ts';
import { parsePostalCode, type PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { MemoryPostalPlaces } from './memory-postal-places.ts';

type Answer = E.Either<SuggestionsUnavailable, ReadonlyArray<SuggestedAddress>>;

/** Completes a street with the place of the typed code, or else of the visitor's; can be made unavailable. */
export class FakeAddressSuggestions implements AddressSuggestions {
  private readonly places = new MemoryPostalPlaces();
  private readonly open: Array<() => void> = [];
  private isBroken = false;
  private isSilent = false;
  private isTownOnly = false;
  /** The texts asked for, oldest first. */
  readonly asked: string[] = [];

  breakDown(): void {
    this.isBroken = true;
  }

  /** Limits its knowledge to towns, without addresses and codes. */
  knowOnlyTowns(): void {
    this.isTownOnly = true;
  }

  /** Makes the service silent until it is released. */
  fallSilent(): void {
    this.isSilent = true;
  }

  /** Answers the open requests, the latest first. */
  release(): void {
    this.isSilent = false;
    for (const answer of this.open.splice(0).reverse()) answer();
  }

  readonly for = (typed: string, near: PostalCode | null) => (): Promise<Answer> => {
    this.asked.push(typed);
    const answer: Answer = this.isBroken
      ? E.left({ _tag: 'SuggestionsUnavailable', reason: 'Service Unavailable' })
      : E.right(this.suggested(typed, near));
    if (!this.isSilent) return Promise.resolve(answer);
    return new Promise((resolve) => this.open.push(() => resolve(answer)));
  };

  private suggested(typed: string, near: PostalCode | null): ReadonlyArray<SuggestedAddress> {
    const parsed = O.toNullable(parseTypedAddress(typed));
    const code = O.toNullable(parsePostalCode(parsed?.place.code ?? '')) ?? near;
    const place = code === null ? null : O.toNullable(this.places.placeOf(code));
    if (!parsed || !code || !place) return [];
    return [
      this.isTownOnly
        ? addressInTown(parsed.street, place, O.none)
        : verifiedAddress(parsed.street, place, code),
    ];
  }
}
