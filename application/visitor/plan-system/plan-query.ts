import { queryText, type AddressQuery } from '../../../domain/content/links/address-query.ts';
import { normalCode, type PostalCode } from '../../../domain/postal-code/normal-code.ts';
import {
  DUCTWORK_CHOICES,
  HOME_KINDS,
  PLANNED_SYSTEMS,
  type Ductwork,
  type HomeKind,
  type PlannedSystem,
} from '../../../domain/product/estimate.ts';

/** What an address says of a system that is being put together; empty: nothing. */
export interface PlanChoices {
  readonly system: PlannedSystem | '';
  readonly home: HomeKind | '';
  readonly ductwork: Ductwork | '';
  /** The code whose rebates are shown beside the price, in normal form. */
  readonly zip: PostalCode | '';
}

const isPlanned = (text: string): text is PlannedSystem => Object.hasOwn(PLANNED_SYSTEMS, text);

export const choicesIn = (query: AddressQuery): PlanChoices => {
  const system = query.get('system') ?? '';
  return {
    system: isPlanned(system) ? system : '',
    home: HOME_KINDS.find((home) => home === query.get('home')) ?? '',
    ductwork: DUCTWORK_CHOICES.find((ductwork) => ductwork === query.get('ductwork')) ?? '',
    zip: normalCode(query.get('zip') ?? '') ?? '',
  };
};

/** The part of the query that the estimate depends on, in one spelling; what is no choice is left out. */
export const planQuery = (query: AddressQuery): string => queryText({ ...choicesIn(query) });
