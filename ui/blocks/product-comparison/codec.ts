import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, listOf, maybe, media, text }: Kinds) =>
  t.strict({
    data: t.strict({
      /** The labels of the tabs; by default, the name of the type. */
      product_types: listOf(t.strict({ product_type: text, label: text })),
      /** Replace the catalog's products; a product of an unknown type is left out (specification, section 3). */
      products: listOf(
        t.strict({
          product_type: text,
          product_name: text,
          product_link: maybe(address),
          image: maybe(media),
          installment_cost: maybe(text),
          cooling_strength: maybe(text),
          stages: maybe(text),
          fuel_type: maybe(text),
          speeds: maybe(text),
          noise_level: maybe(text),
          comfort_link_communication: maybe(text),
          energy_savings: maybe(text),
          energy_star_qualified: maybe(text),
          efficiency: maybe(text),
        }),
      ),
    }),
  });

export type ProductComparisonAttributes = t.TypeOf<ReturnType<typeof codec>>;
