import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  UpdateLocation,
  type UpdateLocationView,
} from '../../../application/visitor/update-location/update-location.ts';
import { FakeVisitorMemory } from '../../fakes/fake-visitor-memory.ts';

let memory: FakeVisitorMemory;
let views: UpdateLocationView[];
let updateLocation: UpdateLocation;

beforeEach(() => {
  [memory, views] = [new FakeVisitorMemory(), []];
  updateLocation = new UpdateLocation(memory);
  updateLocation.view$.subscribe((view) => views.push(view));
});

describe('UpdateLocation (sections 2 and 4)', () => {
  test('remembers a code in its normal form, and tells whoever follows', () => {
    expect(updateLocation.update(' m5v3l9 ')).toBe('M5V 3L9');
    expect(memory.postalCode).toBe('M5V 3L9');
    expect(views.at(-1)).toEqual({ error: null, zipcode: 'M5V 3L9', updates: 1 });
  });

  test('the same code given twice is two updates', () => {
    updateLocation.update('75001');
    updateLocation.update('75001');
    expect(views.at(-1)?.updates).toBe(2);
  });

  test('what is no code is refused with a clear error, and nothing is remembered', () => {
    expect(updateLocation.update('7500')).toBeNull();
    expect(views.at(-1)).toMatchObject({
      error: 'Enter a 5-digit US zip or a Canadian postal code.',
      updates: 0,
    });
    expect(memory.postalCode).toBeNull();
    updateLocation.ask();
    expect(views.at(-1)?.error).toBeNull();
  });
});
