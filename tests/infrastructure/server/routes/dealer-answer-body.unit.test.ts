import { describe, expect, test } from '@jest/globals';
import type { Dealer } from '../../../../domain/dealer/dealer.ts';
import { DealerAnswerBodies } from '../../../../infrastructure/server/schemas/dealer-answer-body.ts';
import { aDealer } from '../../../builders/a-dealer.ts';

const bodies = new DealerAnswerBodies();
const listed = (version: string, ...dealers: ReadonlyArray<Dealer>): unknown => {
  const answer = { zipcode: '75001', randomizeBuckets: [2], dealers };
  return (JSON.parse(bodies.bodyOf(answer, version)) as { dealers: unknown }).dealers;
};
const dealer = (name: string) => aDealer().withCompanyId(7).without('location', 'country').named(name);
const onWire = { companyID: 7, city: 'Addison', state: 'TX', zipcode: '75001', phone1: '9725550100' };

describe('The JSON of an answer to a dealer search', () => {
  test('has the distance of this answer, if it is known', () => {
    const near = dealer('ACE').milesAway(1.5).build();
    const far = dealer('ACE').milesAway(60).build();
    expect(listed('1', near, far, dealer('ACE').build())).toEqual([
      { ...onWire, name: 'ACE', distanceMiles: 1.5 },
      { ...onWire, name: 'ACE', distanceMiles: 60 },
      { ...onWire, name: 'ACE' },
    ]);
  });

  test('follows the records of each version', () => {
    expect(listed('2', dealer('OAK').build())).toEqual([{ ...onWire, name: 'OAK' }]);
    expect(listed('3', dealer('ELM').build())).toEqual([{ ...onWire, name: 'ELM' }]);
  });

  test('holds dealers without an id or any field', () => {
    expect(listed('3', {}, { distanceMiles: 2 }, { name: 'A' }, { name: 'B' })).toEqual([
      {},
      { distanceMiles: 2 },
      { name: 'A' },
      { name: 'B' },
    ]);
  });
});
