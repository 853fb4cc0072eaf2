import { expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import { LocateVisitor } from '../../../application/provider/locate-visitor/locate-visitor.ts';
import { MemoryPostalPlaces } from '../../fakes/dealers/memory-postal-places.ts';

test('A visitor’s position gives their postal code, only in the US and Canada (contract, section 7)', () => {
  const locateVisitor = new LocateVisitor(new MemoryPostalPlaces());
  expect(locateVisitor.execute({ lat: 32.9, lon: -96.8 })).toEqual(O.some('75001'));
  expect(locateVisitor.execute({ lat: 43.7, lon: -79.4 })).toEqual(O.some('M5V 1A1'));
  expect(locateVisitor.execute({ lat: 48.86, lon: 2.35 })).toEqual(O.none);
});
