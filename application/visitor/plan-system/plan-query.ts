import { queryText, type AddressQuery } from '../../../domain/content/links/address-query.ts';
import { normalCode, type PostalCode } from '../../../domain/postal-code/normal-code.ts';
import {
  DUCTWORK_CHOICES,
  HOME_KINDS,
  isPlannedSystem,
  TIERS,
  type Ductwork,
  type HomeKind,
  type PlannedSystem,
  type Tier,
} from '../../../domain/product/estimate.ts';
import { squareFeetIn } from '../../../domain/product/size-band.ts';

/** The choices in a planner address; empty means not chosen. */
export interface PlanChoices {
  readonly system: PlannedSystem | '';
  readonly home: HomeKind | '';
  readonly ductwork: Ductwork | '';
  readonly tier: Tier | '';
  /** The floor area in square feet, digits only. */
  readonly area: string;
  /** The postal code for the rebates, normalized. */
  readonly zip: PostalCode | '';
}

/** The content of the boxes. */
export interface TypedPlan {
  readonly area: string;
  readonly zip: string;
}

export const choicesIn = (query: AddressQuery): PlanChoices => {
  const system = query.get('system') ?? '';
  return {
    system: isPlannedSystem(system) ? system : '',
    home: HOME_KINDS.find((home) => home === query.get('home')) ?? '',
    ductwork: DUCTWORK_CHOICES.find((ductwork) => ductwork === query.get('ductwork')) ?? '',
    tier: TIERS.find((tier) => tier === query.get('tier')) ?? '',
    area: String(squareFeetIn(query.get('area') ?? '') ?? ''),
    zip: normalCode(query.get('zip') ?? '') ?? '',
  };
};

/** The longest text that the boxes take. */
const MAX_LENGTH = 20;

/** The content of the boxes: the normalized value, or what the visitor typed when it isn't valid. */
export const typedIn = (query: AddressQuery): TypedPlan => {
  const { area, zip } = choicesIn(query);
  const typed = (name: string): string => (query.get(name) ?? '').trim().slice(0, MAX_LENGTH).toWellFormed();
  return { area: area || typed('area'), zip: zip || typed('zip') };
};

/** The part of the query that the estimate depends on, in canonical form. Invalid choices are dropped; invalid texts stay, to be corrected. */
export const planQuery = (query: AddressQuery): string => {
  const { system, home, ductwork, tier } = choicesIn(query);
  const { area, zip } = typedIn(query);
  return queryText({ system, home, ductwork, tier, area, zip });
};
