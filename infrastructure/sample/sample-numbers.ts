import type { CompanyId } from '../../domain/dealer/company-id.ts';
import type { AssignedNumber } from '../../domain/dealer/dealer-fields.ts';
import { NUMBER_TYPES, type Dealer } from '../../domain/dealer/dealer.ts';
import type { CodedPlace } from '../places/snapshot-format.ts';
import areaCodes from './area-codes.json' with { type: 'json' };
import type { Random } from './random.ts';

/** Some telephone area codes of each state and province with sample dealers. */
const AREA_CODES = new Map(Object.entries(areaCodes));
const FREE_OF_CHARGE = '800';

/** The telephone area code of a place. Postal codes with the same first three characters share one. */
const areaCodeAt = ({ code, state }: CodedPlace): string => {
  const ofState = (AREA_CODES.get(state) ?? FREE_OF_CHARGE).split(' ');
  const region = [...code.slice(0, 3)].reduce((sum, character) => sum + character.charCodeAt(0), 0);
  return ofState[region % ofState.length] ?? FREE_OF_CHARGE;
};

/** Ten digits, with a number from 555-0100 to 555-0199, which are reserved for fiction. */
const fictionalNumber = (random: Random, place: CodedPlace): string =>
  `${areaCodeAt(place)}5550${random.whole(100, 199)}`;

/** A number for a traffic source. Value-brand numbers start with the country code 1. */
const assignedNumber = (random: Random, place: CodedPlace, numberType: string): AssignedNumber => {
  const number = fictionalNumber(random, place);
  return { numberType, number: numberType === 'value-brand' ? `1${number}` : number };
};

/** A dealer's phone numbers and call routing. Some dealers have no number. */
export const sampleNumbers = (random: Random, companyId: CompanyId, place: CodedPlace): Dealer => {
  if (random.chance(0.02)) return {};
  const share = random.pick([0, 0, 0.3, 1]);
  const assignedNumbers = NUMBER_TYPES.filter(() => random.chance(share)).map((numberType) =>
    assignedNumber(random, place, numberType),
  );
  return {
    phone1: fictionalNumber(random, place),
    ...(random.chance(0.3) ? { phone2: fictionalNumber(random, place) } : {}),
    ...(random.chance(0.1) ? { phone3: fictionalNumber(random, place) } : {}),
    ...(assignedNumbers.length > 0
      ? { assignedNumbers, routingGroupId: `group-${1 + (companyId % 12)}` }
      : {}),
    ...(random.chance(0.5) ? { fuseInfo: routing(random, companyId, place) } : {}),
  };
};

const routing = (
  random: Random,
  companyId: CompanyId,
  place: CodedPlace,
): NonNullable<Dealer['fuseInfo']> => ({
  pool: `pool-${1 + (companyId % 5)}`,
  routingGroup: `group-${1 + (companyId % 12)}`,
  targetPhone: fictionalNumber(random, place),
  ...(random.chance(0.5) ? { permaleasePhone: fictionalNumber(random, place) } : {}),
  ...(random.chance(0.3) ? { paidSearchPermalease: fictionalNumber(random, place) } : {}),
});
