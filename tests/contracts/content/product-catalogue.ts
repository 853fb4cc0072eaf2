import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { ProductCatalogue } from '../../../application/ports/content/product-catalogue.ts';
import type { ProductData } from '../../../domain/product/product.ts';

/** A catalogue under test, and how a test sets its data. */
export interface CatalogueUnderTest {
  readonly catalogue: ProductCatalogue;
  readonly serve: (data: ProductData) => Promise<void>;
  readonly close: () => Promise<void>;
}

const DATA: ProductData = {
  isSample: false,
  products: [
    {
      id: 'ac-1',
      category: 'Air Conditioners',
      modelFamily: 'One',
      name: 'Two-stage',
      type: 'Air Conditioner',
      link: '/products/air-conditioners/',
      image: '/a.svg',
      energyGuide: '/guide.pdf',
      stages: '2',
      noiseLevel: '72 dB(A)',
      documents: [{ title: 'Sell sheet', link: '/sheet.pdf' }],
    },
    { id: 'coil', category: 'Coils', modelFamily: 'Comfort', name: 'Comfort coil', documents: [] },
  ],
};

/** The contract of every `ProductCatalogue`. */
export const describeProductCatalogue = (name: string, open: () => Promise<CatalogueUnderTest>): void => {
  describe(`ProductCatalogue: ${name}`, () => {
    let tested: CatalogueUnderTest;
    beforeEach(async () => void (tested = await open()));
    afterEach(() => tested.close());

    test('returns every product with all of its data', async () => {
      await tested.serve(DATA);
      expect(await tested.catalogue.all()()).toEqual(E.right(DATA));
    });

    test('returns a new list once it is published', async () => {
      await tested.serve(DATA);
      const other = { ...DATA, products: DATA.products.slice(1) };
      await tested.serve(other);
      expect(await tested.catalogue.all()()).toEqual(E.right(other));
    });
  });
};
