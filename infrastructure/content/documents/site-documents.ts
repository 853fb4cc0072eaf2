import { productSheetsOf } from '../../../domain/document/product-sheets.ts';
import type { SiteDocument } from '../../../domain/document/site-document.ts';
import { SAMPLE_PRODUCTS } from '../../../domain/product/sample-products.ts';
import { PRODUCT_DOCUMENTS } from './product-documents.ts';
import certificates from './tax-certificates.json' with { type: 'json' };
import warranties from './warranty-documents.json' with { type: 'json' };
import { writtenDocuments } from './written-document.ts';

/** The three tax-certificate files, with figures from the specification, section 9, which applied through tax year 2022. */
export const TAX_CERTIFICATES = writtenDocuments(certificates);

/** The warranty files, one per kind of equipment (specification, section 2). */
export const WARRANTY_DOCUMENTS = writtenDocuments(warranties);

/** All documents that the site generates. */
export const SITE_DOCUMENTS: ReadonlyArray<SiteDocument> = [
  ...TAX_CERTIFICATES,
  ...WARRANTY_DOCUMENTS,
  ...PRODUCT_DOCUMENTS.flatMap(({ sellSheet, guide, accessories }) => [sellSheet, guide, accessories]),
  ...productSheetsOf(SAMPLE_PRODUCTS),
];

export const isSiteDocument = (path: string): boolean =>
  SITE_DOCUMENTS.some((document) => document.path === path);
