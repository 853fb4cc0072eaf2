import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { IncomingMessage } from 'node:http';
import type { SuggestedAddress } from '../../../domain/lead/suggested-address.ts';
import { FakeAddressSuggestions } from '../../fakes/dealers/fake-address-suggestions.ts';
import { MemoryPostalPlaces } from '../../fakes/dealers/memory-postal-places.ts';
import { answering, type Fault } from '../../faults/fault.ts';

export const PREDICTIONS = '/v1/places:autocomplete';
export const DETAILS = '/v1/places/';

interface Prediction {
  readonly input: string;
  readonly locationBias?: { circle: { center: { latitude: number; longitude: number } } };
}

/** A request that the fake server received. */
interface AskedGoogle {
  readonly body: unknown;
  readonly headers: IncomingMessage['headers'];
}

/** Simulates the used part of Google's Places API (New). A place's id is its encoded address. */
export class GoogleStandIn {
  private readonly suggestions = new FakeAddressSuggestions();
  private readonly places = new MemoryPostalPlaces();
  readonly asked: AskedGoogle[] = [];

  readonly predictions: Fault = (request, response) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      const body = JSON.parse(text) as Prediction;
      this.asked.push({ body, headers: request.headers });
      void this.predicted(body).then((answer) => answering(answer)(request, response));
    });
  };

  readonly details: Fault = (request, response) => {
    this.asked.push({ body: null, headers: request.headers });
    const id = decodeURIComponent((request.url ?? '').slice(DETAILS.length));
    answering({ addressComponents: componentsOf(JSON.parse(id) as SuggestedAddress) })(request, response);
  };

  private async predicted({ input, locationBias }: Prediction): Promise<object> {
    const { latitude: lat, longitude: lon } = locationBias?.circle.center ?? { latitude: 0, longitude: 0 };
    const near = O.toNullable(this.places.codeAt({ lat, lon }));
    const found = await this.suggestions.for(input, near)();
    const addresses = E.isRight(found) ? found.right : [];
    const suggestions = addresses.map((each) => ({ placePrediction: { placeId: JSON.stringify(each) } }));
    return suggestions.length === 0 ? {} : { suggestions };
  }
}

/** An address as Google's components. */
export const componentsOf = (
  address: Omit<SuggestedAddress, 'label' | 'isVerified'>,
): ReadonlyArray<object> => {
  const { addressLine1, city, state, zip } = address;
  const [number = '', ...route] = addressLine1.split(' ');
  const part = (type: string, longText: string, shortText = longText) => ({
    longText,
    shortText,
    types: [type, 'political'],
  });
  return [
    part('street_number', number),
    part('route', 'The Long Name of It', route.join(' ')),
    part('locality', city),
    part('administrative_area_level_1', 'Some State', state),
    part('country', 'Some Country', /^\d/.test(zip) ? 'US' : 'CA'),
    part('postal_code', zip),
  ];
};
