import { describe, expect, test } from '@jest/globals';
import { CompareProducts } from '../../../application/visitor/compare-products/compare-products.ts';
import type { CompareProductsView } from '../../../application/visitor/compare-products/compare-products-view.ts';
import { askedComparison } from '../../../domain/product/comparison-address.ts';
import { SAMPLE_PRODUCTS } from '../../../domain/product/sample-products.ts';
import { FakeProductCatalogue } from '../../fakes/content/fake-product-catalogue.ts';

const catalogue = () => new FakeProductCatalogue({ isSample: true, products: SAMPLE_PRODUCTS });

const viewOf = async (query = '', from = catalogue()): Promise<CompareProductsView> => {
  const compare = new CompareProducts(from);
  let latest: CompareProductsView = { kind: 'unasked' };
  compare.view$.subscribe((view) => (latest = view));
  const asked = askedComparison(new URLSearchParams(query));
  await compare.compare({ path: '/products/compare/', asked, written: [], labels: { Furnace: 'Oil' } });
  compare.dispose();
  return latest;
};

const compared = async (query = '') => {
  const view = await viewOf(query);
  if (view.kind !== 'compared') throw new Error(`The comparison is ${view.kind}`);
  return view;
};

describe('Comparing products', () => {
  test('has no link that would remove the only product', async () => {
    const { products } = await compared('type=heat-pump&product=sample-hp-two-stage');
    expect(products.map(({ without }) => without)).toEqual([null]);
  });

  test('falls back to the first type if no product has the requested one', async () => {
    expect((await compared('type=boiler&product=gone')).typeLabel).toBe('Air Conditioner');
  });

  test('marks differences and the position on the noise scale', async () => {
    const { rows } = await compared();
    const row = (label: string) => rows.find((one) => one.label === label);
    expect(row('Cooling strength')).toMatchObject({ differs: false });
    expect(row('Efficiency rating')).toMatchObject({
      differs: true,
      cells: [{ text: '14.3 SEER2, 11.7 EER2 (about 15 in the older SEER)' }, {}, {}],
    });
    expect(row('Noise level')?.cells[0]).toEqual({ kind: 'noise', text: '76 dB(A)', share: 0.9 });
    expect(row('ENERGY STAR qualified')?.cells.map((cell) => cell.kind === 'mark' && cell.holds)).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('offers the sheets of each product', async () => {
    const offered = async (query: string) =>
      (await compared(query)).products.map(({ documents }) => documents.map(({ link }) => link));
    const heatPump = ['/documents/technical-sheet-heat-pumps.pdf', '/documents/energy-guide-heat-pumps.pdf'];
    expect(await offered('type=heat-pump')).toEqual([heatPump, heatPump]);
    const airHandler = ['/documents/technical-sheet-air-handlers.pdf'];
    expect(await offered('type=air-handler')).toEqual([airHandler, airHandler]);
  });

  test('does not throw if products cannot be read', async () => {
    const broken = catalogue();
    broken.breakDown();
    expect(await viewOf('', broken)).toEqual({ kind: 'none', isSettled: false });
    expect(await viewOf('', new FakeProductCatalogue())).toEqual({ kind: 'none', isSettled: true });
  });
});
