import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { parsedJson } from '../wire/json-values.ts';
import { faultOf } from '../wire/wire-types.ts';
import type { PlacesSnapshot } from './snapshot-format.ts';

const Texts = t.readonlyArray(t.string, 'a list of texts');
const Numbers = t.readonlyArray(t.number, 'a list of numbers');

const PlainSnapshot = t.type({
  codes: Texts,
  cities: Texts,
  states: Texts,
  cityOf: Numbers,
  stateOf: Numbers,
  lat: Numbers,
  lon: Numbers,
  isArea: Numbers,
});

/** Throws when the file is missing or invalid, because the site can't start without it. */
export const readSnapshot = (file: string): PlacesSnapshot => {
  const plain = pipe(
    PlainSnapshot.decode(parsedJson(gunzipSync(readFileSync(file)).toString('utf8'))),
    E.getOrElseW((errors) => {
      throw new Error(`${file} is no list of places: ${faultOf(errors)}`);
    }),
  );
  return {
    ...plain,
    cityOf: Uint16Array.from(plain.cityOf),
    stateOf: Uint8Array.from(plain.stateOf),
    lat: Int32Array.from(plain.lat),
    lon: Int32Array.from(plain.lon),
    isArea: Uint8Array.from(plain.isArea),
  };
};
