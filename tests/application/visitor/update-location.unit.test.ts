import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  UpdateLocation,
  type UpdateLocationView,
} from '../../../application/visitor/update-location/update-location.ts';
import { UseMyLocation } from '../../../application/visitor/use-my-location/use-my-location.ts';
import { FakeNearestCode } from '../../fakes/dealers/fake-nearest-code.ts';
import { FakeVisitorPosition } from '../../fakes/visitor/fake-visitor-position.ts';
import { FakeVisitorMemory } from '../../fakes/visitor/fake-visitor-memory.ts';

const ADDISON = { lat: 32.96, lon: -96.84 };

let memory: FakeVisitorMemory;
let views: UpdateLocationView[];
let position: FakeVisitorPosition;
let updateLocation: UpdateLocation;

beforeEach(() => {
  [memory, views] = [new FakeVisitorMemory(), []];
  position = new FakeVisitorPosition();
  updateLocation = new UpdateLocation(memory, new UseMyLocation(position, new FakeNearestCode()));
  updateLocation.view$.subscribe((view) => views.push(view));
});

describe('UpdateLocation (sections 2 and 4)', () => {
  test('stores a code in its normal form, and notifies its subscribers', () => {
    expect(updateLocation.update(' m5v3l9 ')).toBe('M5V 3L9');
    expect(memory.postalCode).toBe('M5V 3L9');
    expect(views.at(-1)).toEqual({ error: null, zipcode: 'M5V 3L9', updates: 1 });
  });

  test('the same code twice is two updates', () => {
    updateLocation.update('75001');
    updateLocation.update('75001');
    expect(views.at(-1)?.updates).toBe(2);
  });

  test('an invalid code is rejected with a clear error, and not stored', () => {
    expect(updateLocation.update('7500')).toBeNull();
    expect(views.at(-1)).toMatchObject({
      error: 'Enter a 5-digit US zip or a Canadian postal code.',
      updates: 0,
    });
    expect(memory.postalCode).toBeNull();
    updateLocation.ask();
    expect(views.at(-1)?.error).toBeNull();
  });

  test("uses the device's location", async () => {
    position.standAt(ADDISON);
    updateLocation.ask();
    expect(await updateLocation.updateHere()).toBe('75001');
    expect([views.at(-1)?.updates, memory.postalCode]).toEqual([1, '75001']);
  });

  test('does not update if the device does not share its location', async () => {
    position.keepQuiet('refused');
    expect(await updateLocation.updateHere()).toBeNull();
    expect([views.at(-1)?.updates, memory.postalCode]).toEqual([0, null]);
  });

  test.each([
    ['left', () => updateLocation.leave()],
    ['disposed', () => updateLocation.dispose()],
    ['asked anew', () => updateLocation.ask()],
  ])('ignores a position that arrives once it is %s', async (_case, act) => {
    position.standAt(ADDISON);
    updateLocation.ask();
    const updated = updateLocation.updateHere();
    act();
    expect(await updated).toBeNull();
    expect([views.at(-1)?.updates, memory.postalCode]).toEqual([0, null]);
  });
});
