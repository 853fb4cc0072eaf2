import * as E from 'fp-ts/Either';
import { BehaviorSubject, type Observable } from 'rxjs';
import { comparedRows, comparedTypes, differsIn, isEnergyStar } from '../../../domain/product/compare.ts';
import {
  comparisonQueryOf,
  MAX_COMPARED,
  typeName,
  type AskedComparison,
} from '../../../domain/product/comparison-address.ts';
import { ROW_LABELS, rowMeaning } from '../../../domain/product/comparison-texts.ts';
import { noiseOnScale, shareOfScale } from '../../../domain/product/noise-scale.ts';
import { isOlderMetric } from '../../../domain/product/older-metric.ts';
import {
  documentsOf,
  type ComparisonField,
  type Product,
  type ProductData,
  type ProductType,
} from '../../../domain/product/product.ts';
import type { ProductCatalogue } from '../../ports/content/product-catalogue.ts';
import type { ComparedProductsView, CompareProductsView, ProductCell } from './compare-products-view.ts';
import { accessoriesOf, compareProductsTexts, PRICE_NOTES, SERVICES } from './texts.ts';

/** The comparison that a page requests. */
export interface ProductQuestion {
  readonly path: string;
  readonly asked: AskedComparison;
  /** Products from the page's editor. When there are any, they replace the catalogue's. */
  readonly written: ReadonlyArray<Product>;
  /** The editor's labels for product types. */
  readonly labels: { readonly [type in ProductType]?: string };
}

/** The port that pages use to compare products. */
export interface ProductComparison {
  /** Replays its latest value. */
  readonly view$: Observable<CompareProductsView>;
  /** Resolves once the products are loaded or unavailable. */
  readonly compare: (question: ProductQuestion) => Promise<void>;
  readonly dispose: () => void;
}

/** Compares products of one type (specification, section 2: product comparison screen). Read failures show as `none`. */
export class CompareProducts implements ProductComparison {
  private readonly view = new BehaviorSubject<CompareProductsView>({ kind: 'unasked' });
  private isDisposed = false;

  readonly view$: Observable<CompareProductsView> = this.view.asObservable();

  constructor(private readonly catalogue: ProductCatalogue) {}

  async compare(question: ProductQuestion): Promise<void> {
    this.view.next({ kind: 'looking' });
    const data = await this.productsFor(question);
    if (!this.isDisposed)
      this.view.next(data === null ? { kind: 'none', isSettled: false } : comparisonOf(data, question));
  }

  dispose(): void {
    this.isDisposed = true;
  }

  private async productsFor({ written }: ProductQuestion): Promise<ProductData | null> {
    if (written.length > 0) return { isSample: false, products: written };
    const read = await this.catalogue.all()();
    return E.isLeft(read) ? null : read.right;
  }
}

const comparisonOf = (
  { products, isSample }: ProductData,
  { path, asked, labels }: ProductQuestion,
): CompareProductsView => {
  const types = comparedTypes(products);
  const type = types.find((one) => typeName(one) === asked.type) ?? types[0];
  if (type === undefined) return { kind: 'none', isSettled: true };
  const all = products.filter((product) => product.type === type);
  const chosen = chosenOf(all, asked);
  const addressOf = (ids: ReadonlyArray<string>, of: ProductType = type): string => {
    const query = comparisonQueryOf({ type: of === types[0] ? null : typeName(of), products: ids });
    return query === '' ? path : `${path}?${query}`;
  };
  const ids = chosen.map(({ id }) => id);
  const rows = comparedRows(chosen);
  const hasRoom = chosen.length < MAX_COMPARED;
  return {
    kind: 'compared',
    types: types.map((one) => ({
      text: labels[one] ?? one,
      href: addressOf([], one),
      isCurrent: one === type,
    })),
    typeLabel: labels[type] ?? type,
    products: chosen.map((product) => ({
      id: product.id,
      name: product.name,
      link: product.link ?? null,
      image: product.image ?? null,
      documents: documentsOf(product),
      without: chosen.length === 1 ? null : addressOf(ids.filter((id) => id !== product.id)),
    })),
    more: all.flatMap(({ id, name }) =>
      hasRoom && !ids.includes(id) ? [{ name, href: addressOf([...ids, id]) }] : [],
    ),
    rows: rows.map((row) => ({
      key: row,
      label: ROW_LABELS[row],
      tooltip: rowMeaning(row, type),
      differs: differsIn(chosen, row),
      cells: chosen.map((product) => cellOf(row, product[row])),
    })),
    accessories: accessoriesOf(type),
    services: SERVICES,
    priceNotes: rows.includes('installationCost') ? PRICE_NOTES : [],
    isSample,
  } satisfies ComparedProductsView;
};

/** The products in the address, or else the first ones of the type. */
const chosenOf = (all: ReadonlyArray<Product>, asked: AskedComparison): ReadonlyArray<Product> => {
  const named = asked.products.flatMap((id) => all.find((product) => product.id === id) ?? []);
  return named.length > 0 ? named : all.slice(0, MAX_COMPARED);
};

const cellOf = (row: ComparisonField, value: string | undefined): ProductCell => {
  const text = value?.trim() ?? '';
  if (text === '') return { kind: 'missing', text: compareProductsTexts.missing };
  if (row === 'energyStar') return { kind: 'mark', text, holds: isEnergyStar(text) };
  const level = row === 'noiseLevel' ? noiseOnScale(text) : null;
  if (level !== null) return { kind: 'noise', text, share: shareOfScale(level) };
  const isOld = row === 'efficiency' && isOlderMetric(text);
  return { kind: 'text', text, note: isOld ? compareProductsTexts.olderMetric : null };
};
