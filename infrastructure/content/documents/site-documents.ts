import { SAMPLE_PRODUCTS } from '../../../domain/product/sample-products.ts';
import { PRODUCT_DOCUMENTS } from './product-documents.ts';
import { productSheetsOf } from '../../../domain/document/product-sheets.ts';
import type { SiteDocument } from '../../../domain/document/site-document.ts';
import { TAX_CERTIFICATES } from '../../../domain/document/tax-certificates.ts';
import { WARRANTY_DOCUMENTS } from '../../../domain/document/warranty-documents.ts';

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
