import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type {
  AddressSuggestions,
  SuggestionsUnavailable,
} from '../../application/ports/dealers/address-suggestions.ts';
import type { PostalPlaces } from '../../application/ports/dealers/postal-places.ts';
import type { Logger } from '../../application/ports/logger.ts';
import { MAX_SUGGESTIONS, type SuggestedAddress } from '../../domain/lead/suggested-address.ts';
import { parseTypedAddress } from '../../domain/lead/typed-address.ts';
import type { PostalCode } from '../../domain/postal-code/postal-code.ts';
import { askGooglePlaces, type CallLimits, type GooglePlacesSettings } from './google-places-call.ts';
import { decodeAddress, decodePlaceIds } from './google-places-wire.ts';

export interface GoogleAddressSuggestionsSettings extends GooglePlacesSettings {
  /** The timeout of all calls for one suggestion request together, in milliseconds. */
  readonly timeoutMs: number;
}

/** The maximum radius that Google accepts as a location bias, in meters. */
const NEAR_METERS = 50_000;

/**
 * Suggests addresses with Google's Places API (New): predictions, then the details of each. If Google fails, uses `instead` and logs only
 * the status.
 */
export class GoogleAddressSuggestions implements AddressSuggestions {
  constructor(
    private readonly settings: GoogleAddressSuggestionsSettings,
    private readonly places: PostalPlaces,
    private readonly instead: AddressSuggestions,
    private readonly log: Logger,
  ) {}

  readonly for =
    (typed: string, near: PostalCode | null) =>
    async (): Promise<E.Either<SuggestionsUnavailable, ReadonlyArray<SuggestedAddress>>> => {
      if (O.isNone(parseTypedAddress(typed))) return E.right([]);
      try {
        const { timeoutMs } = this.settings;
        const limits = { timeoutMs, signal: AbortSignal.timeout(timeoutMs) };
        const ids = await this.predicted(typed, near, limits);
        const calls = await Promise.allSettled(ids.map((id) => this.address(id, limits)));
        const found = calls.flatMap((call) => (call.status === 'fulfilled' ? [call.value] : []));
        const failed = calls.find(({ status }) => status === 'rejected');
        // A place that fails is left out. If all of them do, Google fails.
        if (found.length === 0 && failed?.status === 'rejected') throw failed.reason;
        return E.right(found.flatMap(O.match(() => [], Array.of<SuggestedAddress>)));
      } catch (fault) {
        const status =
          typeof fault === 'object' && fault !== null && 'name' in fault ? fault.name : 'no answer';
        this.log.warning(`Google suggests no addresses: ${String(status)}`);
        return this.instead.for(typed, near)();
      }
    };

  private async predicted(
    input: string,
    near: PostalCode | null,
    limits: CallLimits,
  ): Promise<ReadonlyArray<string>> {
    const body = {
      input,
      includedRegionCodes: ['us', 'ca'],
      includedPrimaryTypes: ['street_address', 'premise', 'subpremise'],
      ...this.bias(near),
    };
    const fields = 'suggestions.placePrediction.placeId';
    const { settings } = this;
    const ids = await askGooglePlaces(settings, 'places:autocomplete', fields, limits, decodePlaceIds, body);
    return ids.slice(0, MAX_SUGGESTIONS);
  }

  private async address(id: string, limits: CallLimits): Promise<O.Option<SuggestedAddress>> {
    const path = `places/${encodeURIComponent(id)}`;
    return askGooglePlaces(this.settings, path, 'addressComponents', limits, (body) =>
      E.right(decodeAddress(body)),
    );
  }

  private bias(near: PostalCode | null): object {
    return pipe(
      O.fromNullable(near),
      O.chain((code) => this.places.placeOf(code)),
      O.match(
        () => ({}),
        ({ lat, lon }) => ({
          locationBias: { circle: { center: { latitude: lat, longitude: lon }, radius: NEAR_METERS } },
        }),
      ),
    );
  }
}
