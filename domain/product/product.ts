/** The product types of the comparison, in tab order (specification, section 3); at most seven are shown. */
export const PRODUCT_TYPES = [
  'Air Conditioner',
  '80% Furnace',
  '90% Furnace',
  'Furnace',
  'Heat Pump',
  'Air Handler',
] as const;

export type ProductType = (typeof PRODUCT_TYPES)[number];

/**
 * The compared fields in row order, each with its name in content and in the provider's answer (specification, section 3: product
 * comparison entry). Codecs and import columns derive from this table.
 */
export const COMPARISON_FIELDS = {
  installationCost: 'installment_cost',
  coolingStrength: 'cooling_strength',
  stages: 'stages',
  fuelType: 'fuel_type',
  speeds: 'speeds',
  noiseLevel: 'noise_level',
  communication: 'comfort_link_communication',
  energySavings: 'energy_savings',
  energyStar: 'energy_star_qualified',
  efficiency: 'efficiency',
} as const;

export type ComparisonField = keyof typeof COMPARISON_FIELDS;

export const COMPARISON_ROWS = Object.keys(COMPARISON_FIELDS) as ReadonlyArray<ComparisonField>;

/** A product's display values by row. Missing fields have no value. */
export type ComparedValues = { readonly [field in ComparisonField]?: string };

export interface ProductDocument {
  readonly title: string;
  /** A path on the site, or an https address. */
  readonly link: string;
}

/** A product (specification, section 3). */
export interface Product extends ComparedValues {
  /** Letters, digits and hyphens; unique among all products. */
  readonly id: string;
  readonly category: string;
  readonly modelFamily: string;
  readonly name: string;
  /** The type to compare it as; products without one aren't compared. */
  readonly type?: ProductType;
  /** Its page: a path on the site, or an https address. */
  readonly link?: string;
  readonly image?: string;
  readonly energyGuide?: string;
  readonly documents: ReadonlyArray<ProductDocument>;
}

/** All products, and whether they are sample data. */
export interface ProductData {
  readonly isSample: boolean;
  readonly products: ReadonlyArray<Product>;
}

/** The documents of a product, including its energy guide (specification, section 3: product data). */
export const documentsOf = ({ documents, energyGuide }: Product): ReadonlyArray<ProductDocument> =>
  energyGuide === undefined || documents.some(({ link }) => link === energyGuide)
    ? documents
    : [...documents, { title: 'EnergyGuide', link: energyGuide }];

interface ModelFamily {
  readonly modelFamily: string;
  readonly products: ReadonlyArray<Product>;
}

interface ProductCategory {
  readonly category: string;
  readonly families: ReadonlyArray<ModelFamily>;
}

/** Groups products by category and model family, in order of first appearance (specification, section 3: product data). */
export const categoriesOf = (products: ReadonlyArray<Product>): ReadonlyArray<ProductCategory> =>
  grouped(products, ({ category }) => category).map(([category, all]) => ({
    category,
    families: grouped(all, ({ modelFamily }) => modelFamily).map(([modelFamily, some]) => ({
      modelFamily,
      products: some,
    })),
  }));

const grouped = (
  products: ReadonlyArray<Product>,
  keyOf: (product: Product) => string,
): ReadonlyArray<readonly [string, ReadonlyArray<Product>]> => [
  ...products.reduce(
    (groups, product) => groups.set(keyOf(product), [...(groups.get(keyOf(product)) ?? []), product]),
    new Map<string, ReadonlyArray<Product>>(),
  ),
];
