import { beforeEach, describe, expect, test } from '@jest/globals';
import { failureText } from '../../../application/visitor/use-my-location/texts.ts';
import {
  UseMyLocation,
  type LocationFailure,
  type UseMyLocationView,
} from '../../../application/visitor/use-my-location/use-my-location.ts';
import { settle } from '../../fakes/fake-clock.ts';
import { FakeNearestCode } from '../../fakes/dealers/fake-nearest-code.ts';
import { FakeVisitorPosition } from '../../fakes/visitor/fake-visitor-position.ts';

const ADDISON = { lat: 32.96, lon: -96.84 };
const TORONTO = { lat: 43.65, lon: -79.37 };

let position: FakeVisitorPosition;
let codes: FakeNearestCode;
let useMyLocation: UseMyLocation;
let views: UseMyLocationView[];

beforeEach(() => {
  [position, codes, views] = [new FakeVisitorPosition(), new FakeNearestCode(), []];
  useMyLocation = new UseMyLocation(position, codes);
  useMyLocation.view$.subscribe((view) => views.push(view));
});

describe('UseMyLocation (contract, section 7)', () => {
  test('makes no request before a click', () => {
    expect([position.asked, views]).toEqual([0, [{ kind: 'idle' }]]);
  });

  test('finds the code around the visitor', async () => {
    position.standAt(ADDISON);
    expect(await useMyLocation.locate()).toBe('75001');
    expect(views).toEqual([{ kind: 'idle' }, { kind: 'locating' }, { kind: 'located', zipcode: '75001' }]);
  });

  test.each(['refused', 'unavailable', 'slow'] as const)(
    'reports that the location is %s',
    async (reason) => {
      position.keepQuiet(reason);
      expect(await useMyLocation.locate()).toBeNull();
      expect(views.at(-1)).toEqual({ kind: 'failed', reason });
      expect(codes.asked).toEqual([]);
    },
  );

  test('reports that the code of the location is unknown', async () => {
    position.standAt(ADDISON);
    codes.breakDown();
    await useMyLocation.locate();
    expect(views.at(-1)).toEqual({ kind: 'failed', reason: 'no answer' });
  });

  test('tries again on another click', async () => {
    position.keepQuiet('refused');
    await useMyLocation.locate();
    position.standAt(ADDISON);
    await useMyLocation.locate();
    expect(views.map(({ kind }) => kind)).toEqual(['idle', 'locating', 'failed', 'locating', 'located']);
  });

  test('a later click replaces an earlier one, which settles', async () => {
    position.keepQuiet('silence');
    const former = useMyLocation.locate();
    position.standAt(TORONTO);
    await useMyLocation.locate();
    expect(await former).toBeNull();
    position.standAt(ADDISON);
    position.release();
    await settle();
    expect(views.at(-1)).toEqual({ kind: 'located', zipcode: 'M5V 1A1' });
  });

  test('its views are plain JSON', async () => {
    position.standAt(ADDISON);
    await useMyLocation.locate();
    expect(JSON.parse(JSON.stringify(views))).toEqual(views);
  });
});

test.each<LocationFailure>(['refused', 'unavailable', 'slow', 'elsewhere', 'no answer'])(
  'If the location fails (%s), the message says that the visitor can type a code',
  (reason) => expect(failureText(reason)).toMatch(/\. Enter .*zip or postal code.* instead\.$/),
);
