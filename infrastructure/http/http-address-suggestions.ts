import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type {
  AddressSuggestions,
  SuggestionsUnavailable,
} from '../../application/ports/address-suggestions.ts';
import type { SuggestedAddress } from '../../domain/lead/suggested-address.ts';
import type { PostalCode } from '../../domain/postal-code/postal-code.ts';
import { decodeSuggestions } from './address-suggestions-wire.ts';
import { boundedJson } from './bounded-json.ts';

export interface HttpAddressSuggestionsSettings {
  /** Where suggestions are made, `/api/places/autocomplete`. */
  readonly address: string;
  /** How long an answer may take, in milliseconds. */
  readonly timeoutMs: number;
}

type Answer = E.Either<SuggestionsUnavailable, ReadonlyArray<SuggestedAddress>>;

/** Suggestions over HTTP (contract, section 3): what is typed stands in the address of the call, so nobody may keep that. */
export class HttpAddressSuggestions implements AddressSuggestions {
  constructor(private readonly settings: HttpAddressSuggestionsSettings) {}

  readonly for = (typed: string, near: PostalCode | null) => async (): Promise<Answer> => {
    try {
      const { address, timeoutMs } = this.settings;
      const query = new URLSearchParams({ input: typed, ...(near !== null && { near }) });
      const response = await fetch(`${address}?${query.toString()}`, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
        cache: 'no-store',
        redirect: 'error',
      });
      if (response.ok) return answered(await boundedJson(response));
      // A body that nobody reads holds its connection.
      await response.body?.cancel();
      return unavailable(response.statusText || String(response.status));
    } catch (fault) {
      return unavailable(faultText(fault));
    }
  };
}

const answered = (body: unknown): Answer =>
  pipe(
    decodeSuggestions(body),
    E.orElse((fault) => unavailable(fault)),
  );

const unavailable = (statusText: string): Answer => E.left({ _tag: 'SuggestionsUnavailable', statusText });

/** The kind of fault alone: its message may hold the address. */
const faultText = (fault: unknown): string =>
  typeof fault === 'object' && fault !== null && 'name' in fault ? String(fault.name) : 'no answer';
