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

describe('The utilities of a household (contract, section 7: utilities)', () => {
  it('are assumed if the household has not chosen', () =>
    expect(namesOfChosen(withChoice(boston, NO_CHOICE))).toEqual(['Eversource', 'Boston Gas']));

  it.each([
    [{ electric: 'national-grid', gas: null }, ['National Grid', 'Boston Gas']],
    [{ electric: null, gas: 'none' }, ['Eversource']],
    [{ electric: 'unknown', gas: 'unknown' }, []],
    [{ electric: 'none', gas: 'elsewhere' }, ['Eversource', 'Boston Gas']],
  ])('for the choice %j are %j', (choice, names) =>
    expect(namesOfChosen(withChoice(boston, choice))).toEqual(names),
  );

  it('are empty if the area has none', () =>
    expect(withChoice(NO_UTILITIES, { electric: 'x', gas: 'none' })).toEqual(NO_UTILITIES));

  it('are not in an address without a choice', () => {
    expect(choiceQuery(NO_CHOICE)).toEqual([]);
    expect(choiceQuery({ electric: null, gas: 'g' })).toEqual(['gas_utility=g']);
  });

  it('list a company for both once', () =>
    expect(namesOfChosen(areaUtilities(['Avista'], ['Avista']))).toEqual(['Avista']));

  it('are parsed back unchanged from an address with the choice', () => {
    const id = fc.option(fc.stringMatching(/^[\w.:-]{1,64}$/));
    fc.assert(
      fc.property(fc.record({ electric: id, gas: id }), (choice) => {
        expect(choiceIn(new URLSearchParams(choiceQuery(choice).join('&')))).toEqual(choice);
      }),
    );
    expect(choiceIn(new URLSearchParams('utility=<script>&gas_utility='))).toEqual(NO_CHOICE);
  });
});
