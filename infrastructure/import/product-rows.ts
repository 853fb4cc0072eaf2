import * as E from 'fp-ts/Either';
import { COMPARISON_FIELDS, COMPARISON_ROWS, type Product } from '../../domain/product/product.ts';
import { isRecord } from '../wire/json-values.ts';
import { decodeProductRow } from '../wire/product-wire.ts';
import type { RowDecoder } from './dealer-rows.ts';
import type { ColumnKind } from './file-row.ts';
import { quoted, type Fault } from './refusal.ts';

/** The columns of a CSV file of products. Only JSON files can have documents. */
export const PRODUCT_COLUMNS: Readonly<Record<string, ColumnKind>> = {
  productId: 'text',
  category: 'text',
  modelFamily: 'text',
  product_type: 'text',
  product_name: 'text',
  product_link: 'text',
  image: 'text',
  energyGuide: 'text',
  ...Object.fromEntries(COMPARISON_ROWS.map((row) => [COMPARISON_FIELDS[row], 'text' as const])),
};

const ID = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,98}[A-Za-z0-9])?$/;
const ADDRESS = /^(?:\/(?![/\\])\S*|https:\/\/\S+)$/;

/** Decodes the rows of a file of products, and refuses duplicate ids. */
export const productDecoder = (): RowDecoder<Product> => {
  const ids = new Set<string>();
  return (record) => {
    const decoded = decodeProductRow(record);
    if (E.isLeft(decoded)) return E.left([{ field: 'row', reason: decoded.left }]);
    const product = decoded.right;
    const faults = [...missing(product), ...addressFaults(product), ...typeFaults(record, product)];
    if (!ID.test(product.id))
      faults.push({ field: 'productId', reason: 'should be letters, digits and hyphens' });
    else if (ids.has(product.id))
      faults.push({ field: 'productId', reason: `${quoted(product.id)} is in an earlier row` });
    ids.add(product.id);
    return faults.length === 0 ? E.right(product) : E.left(faults);
  };
};

const missing = ({ name, category, modelFamily }: Product): ReadonlyArray<Fault> =>
  Object.entries({ product_name: name, category, modelFamily }).flatMap(([field, text]) =>
    text === '' ? [{ field, reason: 'is missing' }] : [],
  );

const addressFaults = ({ link, image, energyGuide, documents }: Product): ReadonlyArray<Fault> =>
  [
    ...Object.entries({ product_link: link, image, energyGuide }),
    ...documents.map((document) => ['documents', document.link] as const),
  ].flatMap(([field, address]) =>
    address === undefined || ADDRESS.test(address)
      ? []
      : [{ field, reason: `should be a path of the site or an https address, is ${quoted(address)}` }],
  );

/** Refuses unknown types, which would silently drop the product from the comparison. */
const typeFaults = (record: unknown, { type }: Product): ReadonlyArray<Fault> => {
  const written = isRecord(record) ? record['product_type'] : undefined;
  const isBlank = written === undefined || written === null || written === '';
  return isBlank || type !== undefined
    ? []
    : [{ field: 'product_type', reason: `should be one of the product types, is ${quoted(written)}` }];
};
