import type { DataTable } from '@cucumber/cucumber';
import * as O from 'fp-ts/Option';
import assert from 'node:assert/strict';
import { badgeLabel } from '../../../../application/visitor/find-dealers/card-texts.ts';
import { BADGES, type Badge } from '../../../../domain/dealer/badges.ts';
import type { SpecialDay } from '../../../../domain/dealer/dealer-fields.ts';
import { parseSpecialDays } from '../../../../domain/dealer/special-days.ts';
import { WEEKDAYS, type Dealer } from '../../../../domain/dealer/dealer.ts';
import { aDealer } from '../../../builders/a-dealer.ts';
import { companyId } from '../../../builders/company-id.ts';

type Row = Readonly<Record<string, string>>;

const NOT_CERTIFIED = 'not certified';

const badgeLabeled = (label: string): Badge => {
  const badge = BADGES.find((one) => badgeLabel(one) === label);
  assert.ok(badge, `There is no badge ${label}`);
  return badge;
};

/** The dealer in a table row; the badge `not certified` means that the dealer is not a certified contractor. */
export const dealerOf = (row: Row): Dealer => {
  const [city = '', state = ''] = (row['town'] ?? '').split(', ');
  const words = (row['badges'] ?? '').split(', ').filter(Boolean);
  const badges = words.filter((word) => word !== NOT_CERTIFIED).map(badgeLabeled);
  const start = words.includes(NOT_CERTIFIED) ? aDealer().notCertified() : aDealer();
  const { averageRating: _none, companyId: _id, ...plain } = start.withBadge(...badges).build();
  return {
    ...plain,
    ...(row['name'] && { name: row['name'] }),
    ...(city && { city, state }),
    ...(row['miles'] && { distanceMiles: Number(row['miles']) }),
    ...(row['rating'] && { averageRating: Number(row['rating']) }),
    ...(row['phone'] !== undefined && { phone1: row['phone'] }),
    ...(row['hours'] && openEveryDay(row['hours'])),
    ...(row['special hours'] && {
      specialDays: O.getOrElse((): ReadonlyArray<SpecialDay> => [])(parseSpecialDays(row['special hours'])),
    }),
    ...(row['clocks of'] && { timeZone: `America/${row['clocks of'].replace(' ', '_')}` }),
    totalReviewCount: Number(row['reviews'] ?? 0),
    searchInfo: { bucket: Number(row['bucket'] ?? 1) },
  };
};

const openEveryDay = (hours: string): Pick<Dealer, 'dealerInfo'> => ({
  dealerInfo: { weekHours: Object.fromEntries(WEEKDAYS.map((day) => [day, hours])) },
});

const BY_PHONE_ONLY = 'by phone only';

/** The dealers in a table, with company ids counted from 1. A dealer who takes requests `by phone only` has none. */
export const dealersOf = (table: DataTable): ReadonlyArray<Dealer> =>
  table.hashes().map((row, i) => ({
    ...dealerOf(row),
    ...(row['requests'] !== BY_PHONE_ONLY && { companyId: companyId(i + 1) }),
  }));
