import type { Cents } from './money.ts';
import { DUCTWORK_PRICE, STARTING_PRICES } from './prices.ts';
import type { ProductType } from './product.ts';

/** The systems that an estimate can be made for, by the parts that have a starting price (specification, section 9). */
export const PLANNED_SYSTEMS = {
  'furnace-ac': ['90% Furnace', 'Air Conditioner'],
  'heat-pump': ['Heat Pump', 'Air Handler'],
  hybrid: ['Heat Pump', '90% Furnace'],
  'ac-air-handler': ['Air Conditioner', 'Air Handler'],
  furnace: ['90% Furnace'],
  ac: ['Air Conditioner'],
} as const satisfies { readonly [system: string]: ReadonlyArray<ProductType & keyof typeof STARTING_PRICES> };

export type PlannedSystem = keyof typeof PLANNED_SYSTEMS;

/** What kind of home it is for. It changes no starting price: it is what a dealer plans the visit by. */
export const HOME_KINDS = ['house', 'townhouse', 'condo', 'manufactured'] as const;
export type HomeKind = (typeof HOME_KINDS)[number];

/** What happens with the ducts: they stay, new ones are needed, or they are not inspected yet. */
export const DUCTWORK_CHOICES = ['keep', 'new', 'unsure'] as const;
export type Ductwork = (typeof DUCTWORK_CHOICES)[number];

/** A part of a system with its starting price, installed and before tax. */
export interface PricedPart {
  readonly type: ProductType;
  readonly price: Cents;
}

/** Where the price of a system starts, installed and before tax, in whole cents. */
export interface PriceEstimate {
  readonly parts: ReadonlyArray<PricedPart>;
  readonly from: Cents;
  /** The same as `from` where the ducts stay. */
  readonly to: Cents;
}

/** What new ductwork adds at least and at most. */
const DUCTWORK_ADDS: { readonly [choice in Ductwork]: { readonly from: Cents; readonly to: Cents } } = {
  keep: { from: 0, to: 0 },
  new: DUCTWORK_PRICE,
  unsure: { from: 0, to: DUCTWORK_PRICE.to },
};

/** The starting price of a system with its ductwork, added up from the prices of the specification, section 9. */
export const estimateOf = (system: PlannedSystem, ductwork: Ductwork): PriceEstimate => {
  const parts = PLANNED_SYSTEMS[system].map((type) => ({ type, price: STARTING_PRICES[type] ?? 0 }));
  const start = parts.reduce((sum, { price }) => sum + price, 0);
  const { from, to } = DUCTWORK_ADDS[ductwork];
  return { parts, from: start + from, to: start + to };
};
