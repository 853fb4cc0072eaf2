import * as t from 'io-ts';
import { documentsOf, WrittenProduct, type ProductDocuments } from './documents-of-product.ts';
import written from './product-documents.json' with { type: 'json' };
import { decodeCopy } from './written-document.ts';

const { rows, each } = decodeCopy(
  t.strict({ rows: t.record(t.string, t.readonlyArray(t.string)), each: t.readonlyArray(WrittenProduct) }),
  written,
);

/** The sections of the document library in order (specification, section 9), plus light commercial, with their sample documents. */
export const PRODUCT_DOCUMENTS: ReadonlyArray<ProductDocuments> = each.map((product) =>
  documentsOf(product, rows),
);
