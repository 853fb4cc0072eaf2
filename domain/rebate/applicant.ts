import { isSome } from 'fp-ts/Option';
import { ASSUMED_INCOME, INCOME_BANDS, isOpenTo, type IncomeBand } from './income-band.ts';
import type { RebateProgram } from './rebate-program.ts';

/** Whether a household owns or rents its home (incentives API: `owner_status`). */
export const OWNER_STATUSES = ['homeowner', 'renter'] as const;
export type OwnerStatus = (typeof OWNER_STATUSES)[number];

/** A household as programs judge it. */
export interface Applicant {
  readonly band: IncomeBand;
  readonly owner: OwnerStatus;
}

/** The household of totals until the visitor states another one. */
export const ASSUMED_APPLICANT: Applicant = { band: ASSUMED_INCOME, owner: 'homeowner' };

/** What limits who may apply. */
type Limits = Pick<RebateProgram, 'incomeBands' | 'whoCanApply'>;

const NAMED: { readonly [owner in OwnerStatus]: RegExp } = {
  homeowner: /\bowners?\b|homeowner/i,
  renter: /\brenters?\b/i,
};

/** Whether a program is for owners or renters, as its record names them. A program that names neither is for both. */
export const isOpenToOwner = ({ whoCanApply }: Pick<Limits, 'whoCanApply'>, owner: OwnerStatus): boolean => {
  const who = isSome(whoCanApply) ? whoCanApply.value : '';
  return NAMED[owner].test(who) || !OWNER_STATUSES.some((one) => NAMED[one].test(who));
};

export const isOpenToApplicant = (program: Limits, { band, owner }: Applicant): boolean =>
  isOpenTo(program, band) && isOpenToOwner(program, owner);

/** Applicants of every income. */
export const ofEveryIncome = ({ owner }: Pick<Applicant, 'owner'>): ReadonlyArray<Applicant> =>
  INCOME_BANDS.map((band) => ({ band, owner }));
