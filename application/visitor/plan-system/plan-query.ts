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
import { FLOOR_AREA } from '../../../domain/product/size-band.ts';

/** What an address says of a system that is being put together; empty: nothing. */
export interface PlanChoices {
  readonly system: PlannedSystem | '';
  readonly home: HomeKind | '';
  readonly ductwork: Ductwork | '';
  readonly tier: Tier | '';
  /** The floor area in square feet, in digits. */
  readonly area: string;
  /** The code whose rebates are shown next to the price, in normal form. */
  readonly zip: PostalCode | '';
}

/** A floor area as visitors type it, `2,000 sq ft`, in digits; empty: it is none. */
const areaIn = (typed: string): string => {
  const [, digits = ''] =
    /^\s*(\d{1,3}(?:[, ]?\d{3})?)\s*(?:sq\.?\s*ft\.?|ft2|ft²|square feet)?\s*$/i.exec(typed) ?? [];
  const squareFeet = Number(digits.replace(/\D/g, ''));
  return squareFeet >= FLOOR_AREA.least && squareFeet <= FLOOR_AREA.most ? String(squareFeet) : '';
};

export const choicesIn = (query: AddressQuery): PlanChoices => {
  const system = query.get('system') ?? '';
  return {
    system: isPlannedSystem(system) ? system : '',
    home: HOME_KINDS.find((home) => home === query.get('home')) ?? '',
    ductwork: DUCTWORK_CHOICES.find((ductwork) => ductwork === query.get('ductwork')) ?? '',
    tier: TIERS.find((tier) => tier === query.get('tier')) ?? '',
    area: areaIn(query.get('area') ?? ''),
    zip: normalCode(query.get('zip') ?? '') ?? '',
  };
};

/** The part of the query that the estimate depends on, in one spelling; what is no choice is left out. */
export const planQuery = (query: AddressQuery): string => queryText({ ...choicesIn(query) });
