import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ address, listOf, maybe, media, text }: Kinds) =>
  t.strict({
    data: t.strict({
      /** Labels of the tabs; a type without one is labeled by its own name. */
      product_types: listOf(t.strict({ product_type: text, label: text })),
      /** In the place of the catalogue's products; one of no known type is left out (specification, section 3). */
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
