import assert from 'node:assert/strict';
import { CompareProducts } from '../../../../../application/visitor/compare-products/compare-products.ts';
import type {
  ComparedProductsView,
  ProductCell,
} from '../../../../../application/visitor/compare-products/compare-products-view.ts';
import { askedComparison } from '../../../../../domain/product/comparison-address.ts';
import { currentOf } from '../../../../../ui/bindings/use-observable.ts';
import { allBlocksIn } from '../../../../../ui/blocks/block-tree.ts';
import type { ProductComparisonProps } from '../../../../../ui/blocks/product-comparison/view.ts';
import { FakeProductCatalogue } from '../../../../fakes/content/fake-product-catalogue.ts';
import type { ProductsPart } from '../../../parts/product-parts.ts';
import type { Visit } from '../visit.ts';
import { propsOf } from './block-props.ts';

const textOf = (cell: ProductCell): string =>
  cell.kind === 'text' && cell.note !== null ? `${cell.text} (${cell.note})` : cell.text;

/** The comparison of the page that is open; links move from address to address, as in a browser. */
export const productsOf = ({ contents }: Visit): ProductsPart => {
  /** The address of the comparison that a link led to, and the page that it is on. */
  let moved: { readonly path: string; readonly query: string } = { path: '', query: '' };

  const compared = async (): Promise<ComparedProductsView> => {
    assert.ok(contents.view?.kind === 'found', 'No page is open');
    const { path, blocks } = contents.view.page;
    const block = allBlocksIn(blocks).find(({ name }) => name === 'acf/product-comparison');
    assert.ok(block, 'The page compares no products');
    const query = new URLSearchParams(moved.path === path ? moved.query : '');
    const comparison = new CompareProducts(new FakeProductCatalogue());
    const { written, labels } = propsOf<ProductComparisonProps>(block);
    await comparison.compare({ path, asked: askedComparison(query), written, labels });
    const view = currentOf(comparison.view$);
    comparison.dispose();
    assert.ok(view.kind === 'compared', 'There are no products to compare');
    return view;
  };

  const follow = (href: string | null | undefined): void => {
    assert.ok(href, 'There is no such link');
    const [path = '', query = ''] = href.split('?');
    moved = { path, query };
  };

  return {
    chooseKind: async (kind) => follow((await compared()).types.find(({ text }) => text === kind)?.href),
    takeOut: async (product) =>
      follow((await compared()).products.find(({ name }) => name === product)?.without),
    add: async (product) => follow((await compared()).more.find(({ name }) => name === product)?.href),
    seenWhen: async () => {
      const { types, products, rows } = await compared();
      return {
        kinds: types.map(({ text }) => text),
        products: products.map(({ name }) => name),
        rows: rows.map(({ label, cells, differs }) => ({ label, values: cells.map(textOf), differs })),
      };
    },
  };
};
