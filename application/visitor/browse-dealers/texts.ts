import { REGIONS } from '../../../domain/lead/regions.ts';

/** Texts of the pages of dealers by place. */
export const browseDealersTexts = {
  dealers: 'Dealers',
  heading: 'Find a dealer by place',
  lead: 'Choose a state or province, then a town. Or enter your zip or postal code.',
  states: 'States',
  provinces: 'Provinces',
  towns: 'Towns',
  allTowns: 'All towns by name',
} as const;

/** The name of a state, province or territory; the code itself when it is unknown. */
export const regionName = (code: string): string => {
  const region = code.trim().toUpperCase();
  return REGIONS.find(({ value }) => value === region)?.label ?? region;
};

/** `1 dealer`, `1,024 dealers`. */
export const dealerCount = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'dealer' : 'dealers'}`;

export const stateHeading = (state: string): string => `Heating and cooling dealers in ${state}`;

export const stateLead = (count: number, towns: number, state: string): string =>
  `${dealerCount(count)} in ${towns.toLocaleString('en-US')} ${towns === 1 ? 'town' : 'towns'} of ${state}. Choose a town, or enter your zip or postal code.`;

/** The towns of one page of a large state: `Abbott to Corsicana`. */
export const townsBetween = (first: string, last: string): string => `${first} to ${last}`;

export const townHeading = (town: string): string => `Heating and cooling dealers in ${town}`;

/** Counts the dealers in the town, as its state's page does, and all that serve it. */
export const townLead = (inTown: number, count: number, town: string): string => {
  if (inTown !== count) return `${dealerCount(inTown)} in ${town}. ${count} serve it, nearest first.`;
  return count === 1 ? `1 dealer serves ${town}.` : `${dealerCount(count)} serve ${town}, nearest first.`;
};

/** The name of the map of a state's dealers. */
export const stateMapText = (state: string): string => `A map of these dealers in ${state}`;

/** Above the dealers of a state's largest towns. */
export const largestTownsHeading = (state: string): string => `Dealers in the largest towns of ${state}`;

/** Above the dealers of a town. */
export const nearestHeading = (town: string): string => `Who serves ${town}`;

export const placesDescription = (brand: string): string =>
  `Local ${brand} heating and cooling dealers by state, province and town.`;

export const stateDescription = (brand: string, state: string, count: number): string =>
  `${dealerCount(count)} for ${brand} heating and cooling in ${state}, by town.`;

export const townDescription = (brand: string, town: string, count: number): string =>
  `${dealerCount(count)} for ${brand} heating and cooling near ${town}: phone, hours and reviews.`;
