import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  choiceIn,
  choiceQuery,
  namesOfChosen,
  NO_CHOICE,
  NO_UTILITIES,
  withChoice,
} from '../../../domain/rebate/utilities.ts';
import { areaUtilities } from '../../builders/area-utilities.ts';

const boston = areaUtilities(['Eversource', 'National Grid'], ['Boston Gas']);

describe('Whose customer a household is (contract, section 7: utilities)', () => {
  it('is assumed where it says nothing', () =>
    expect(namesOfChosen(withChoice(boston, NO_CHOICE))).toEqual(['Eversource', 'Boston Gas']));

  it.each([
    [{ electric: 'national-grid', gas: null }, ['National Grid', 'Boston Gas']],
    [{ electric: null, gas: 'none' }, ['Eversource']],
    [{ electric: 'unknown', gas: 'unknown' }, []],
    [{ electric: 'none', gas: 'elsewhere' }, ['Eversource', 'Boston Gas']],
  ])('%j is %j', (choice, names) => expect(namesOfChosen(withChoice(boston, choice))).toEqual(names));

  it('is not chosen where nothing is on offer', () =>
    expect(withChoice(NO_UTILITIES, { electric: 'x', gas: 'none' })).toEqual(NO_UTILITIES));

  it('a company for both is named once', () =>
    expect(namesOfChosen(areaUtilities(['Avista'], ['Avista']))).toEqual(['Avista']));

  it('an address holds what is said, and reads back the same', () => {
    const id = fc.option(fc.stringMatching(/^[\w.:-]{1,64}$/));
    fc.assert(
      fc.property(fc.record({ electric: id, gas: id }), (choice) => {
        expect(choiceIn(new URLSearchParams(choiceQuery(choice).join('&')))).toEqual(choice);
      }),
    );
    expect(choiceIn(new URLSearchParams('utility=<script>&gas_utility='))).toEqual(NO_CHOICE);
  });
});
