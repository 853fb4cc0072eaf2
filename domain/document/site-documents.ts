import { SAMPLE_PRODUCTS } from '../product/sample-products.ts';
import { PRODUCT_DOCUMENTS } from './product-documents.ts';
import { productSheetsOf } from './product-sheets.ts';
import type { SiteDocument } from './site-document.ts';
import { TAX_CERTIFICATES } from './tax-certificates.ts';
import { WARRANTY_DOCUMENTS } from './warranty-documents.ts';

/** All documents that the site generates. */
export const SITE_DOCUMENTS: ReadonlyArray<SiteDocument> = [
  ...Object.values(TAX_CERTIFICATES),
  ...Object.values(WARRANTY_DOCUMENTS),
  ...Object.values(PRODUCT_DOCUMENTS).flatMap(({ sellSheet, guide, accessories }) => [
    sellSheet,
    guide,
    accessories,
  ]),
  ...productSheetsOf(SAMPLE_PRODUCTS),
];

export const isSiteDocument = (path: string): boolean =>
  SITE_DOCUMENTS.some((document) => document.path === path);
