import * as O from 'fp-ts/Option';
import { BADGES } from '../../domain/dealer/badges.ts';
import type { Visit } from '../acceptance/drivers/application/visit.ts';
import { aDealer, withIds } from '../builders/a-dealer.ts';
import { aProgram } from '../builders/a-program.ts';
import { aReview } from '../builders/a-review.ts';
import { areaRebates } from '../builders/area-rebates.ts';
import { companyId } from '../builders/company-id.ts';

/** The code of the area that the ledger's sites serve. */
export const SERVED = '75001';

/** Between them, each detail of a dealer is there once and missing once. */
const DEALERS = withIds([
  aDealer()
    .named('ACE HVAC AND AIR CONDITIONING LLC')
    .withBadge(...BADGES)
    .reviewed(4.5, 1280)
    .milesAway(1.5)
    .with({ email: 'office@ace.example', website: 'https://ace.example/' }),
  aDealer().without('phone1', 'city', 'state').named('PLAIN AIR').notCertified(),
  aDealer().with({ preferred: true }).named('PREFERRED COOLING').reviewed(3, 1).milesAway(12),
  ...['FOURTH', 'FIFTH', 'SIXTH'].map((name) => aDealer().named(`${name} HEATING`)),
]);

const PROGRAMS = [
  aProgram('Whole-home heat pumps').paying(8500).until('2027-06-30').build(),
  aProgram('ended').paying(9000).that('ended').build(),
  aProgram('low incomes').paying(300).forIncomes('low').build(),
];

/** Gives a site dealers, reviews and rebates in one area. */
export const serveArea = ({ site }: Visit): void => {
  site.serve({ zipcode: SERVED, city: 'Addison', state: 'TX', dealers: DEALERS });
  site.rebates.serve(SERVED, areaRebates('Addison, TX', ...PROGRAMS));
  site.reviews.serve(companyId(1), [
    aReview().by('Maria L.').rated(5).build(),
    aReview().by('Tom R.').rated(2).answered('We are sorry.', '2026-10-05').build(),
  ]);
};

/** One of the dealers, and one without a mailbox. */
export const [ACE = O.none, PLAIN = O.none] = DEALERS.map((dealer) => O.some(dealer));
