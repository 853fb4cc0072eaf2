import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { PositionUnknown } from '../../../application/ports/visitor/visitor-position.ts';
import type { Coordinates } from '../../../domain/postal-code/place.ts';
import { BrowserVisitorPosition } from '../../../infrastructure/browser/browser-visitor-position.ts';
import { lateLocation } from '../../../infrastructure/composition/browser/late-location.ts';
import { describeVisitorPosition } from '../../contracts/visitor/visitor-position.ts';
import { FakeNearestCode } from '../../fakes/dealers/fake-nearest-code.ts';
import { FakeVisitorPosition } from '../../fakes/visitor/fake-visitor-position.ts';

const CODES: { readonly [reason in PositionUnknown['reason']]: number } = {
  refused: 1,
  unavailable: 2,
  slow: 3,
};

/** A browser's geolocation that follows the test's script; without one it never calls back. */
const scriptedGeolocation = () => {
  const script = {
    position: null as Coordinates | null,
    error: null as PositionUnknown['reason'] | null,
    asked: [] as Array<PositionOptions | undefined>,
  };
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (success, failure, options) => {
    script.asked.push(options);
    const { position, error } = script;
    if (error !== null) failure?.({ code: CODES[error] } as GeolocationPositionError);
    else if (position !== null)
      success({ coords: { latitude: position.lat, longitude: position.lon } } as GeolocationPosition);
  };
  return { script, geolocation: { getCurrentPosition } as Geolocation };
};

describeVisitorPosition('fake', () => {
  const position = new FakeVisitorPosition();
  return {
    position,
    standAt: (at) => position.standAt(at),
    keepQuiet: (why) => position.keepQuiet(why),
    asked: () => position.asked,
  };
});

describeVisitorPosition('one that is fetched once it is asked for', () => {
  const position = new FakeVisitorPosition();
  const location = { position, nearestCode: new FakeNearestCode() };
  return {
    position: lateLocation(() => Promise.resolve(location)).position,
    standAt: (at) => position.standAt(at),
    keepQuiet: (why) => position.keepQuiet(why),
    asked: () => position.asked,
  };
});

test('A position is unavailable if the code that finds it cannot be loaded', async () => {
  const { position } = lateLocation(() => Promise.reject(new TypeError('the network is gone')));
  expect(await position.now()()).toEqual(E.left({ _tag: 'PositionUnknown', reason: 'unavailable' }));
});

describeVisitorPosition('browser', () => {
  const { script, geolocation } = scriptedGeolocation();
  return {
    position: new BrowserVisitorPosition(() => geolocation),
    standAt: (position) => void Object.assign(script, { position, error: null }),
    keepQuiet: (error) => void Object.assign(script, { position: null, error }),
    asked: () => script.asked.length,
  };
});

describe("The browser's position (contract, section 7)", () => {
  const left = (reason: PositionUnknown['reason']) => E.left({ _tag: 'PositionUnknown', reason });

  test('is requested with low accuracy and a timeout of 8 seconds, and may be 10 minutes old', async () => {
    const { script, geolocation } = scriptedGeolocation();
    script.error = 'slow';
    await new BrowserVisitorPosition(() => geolocation).now()();
    expect(script.asked).toEqual([{ timeout: 8_000, maximumAge: 600_000, enableHighAccuracy: false }]);
  });

  test('is no more precise than its area requires', async () => {
    const { script, geolocation } = scriptedGeolocation();
    script.position = { lat: 32.960123456, lon: -96.838765432 };
    const position = await new BrowserVisitorPosition(() => geolocation).now()();
    expect(position).toEqual(E.right({ lat: 32.96, lon: -96.839 }));
  });

  test('is unavailable in a browser without geolocation', async () => {
    expect(await new BrowserVisitorPosition(() => undefined).now()()).toEqual(left('unavailable'));
  });

  test('times out if the visitor never answers the permission prompt', async () => {
    const { geolocation } = scriptedGeolocation();
    expect(await new BrowserVisitorPosition(() => geolocation, 5).now()()).toEqual(left('slow'));
  });
});
