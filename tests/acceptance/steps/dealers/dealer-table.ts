import type { DataTable } from '@cucumber/cucumber';
import type { Badge } from '../../../../domain/dealer/badges.ts';
import type { Dealer } from '../../../../domain/dealer/dealer.ts';
import { aDealer } from '../../../builders/a-dealer.ts';
import { companyId } from '../../../builders/company-id.ts';

type Row = Readonly<Record<string, string>>;

/** The dealer that a row of a scenario tells of; `not-certified` beside the badges makes it no certified contractor. */
export const dealerOf = (row: Row): Dealer => {
  const [city = '', state = ''] = (row['town'] ?? '').split(', ');
  const words = (row['badges'] ?? '').split(', ').filter(Boolean);
  const badges = words.filter((word) => word !== 'not-certified') as Badge[];
  const start = words.includes('not-certified') ? aDealer().notCertified() : aDealer();
  const { averageRating: _none, phone1: _number, ...plain } = start.withBadge(...badges).build();
  return {
    ...plain,
    ...(row['name'] && { name: row['name'] }),
    ...(city && { city, state }),
    ...(row['miles'] && { distanceMiles: Number(row['miles']) }),
    ...(row['rating'] && { averageRating: Number(row['rating']) }),
    ...(row['phone'] && { phone1: row['phone'] }),
    totalReviewCount: Number(row['reviews'] ?? 0),
    searchInfo: { bucket: 1 },
  };
};

/** The dealers of a table, their company ids counted from 1. */
export const dealersOf = (table: DataTable): ReadonlyArray<Dealer> =>
  table.hashes().map((row, i) => ({ ...dealerOf(row), companyId: companyId(i + 1) }));
