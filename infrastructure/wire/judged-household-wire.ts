import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { OWNER_STATUSES } from '../../domain/rebate/applicant.ts';
import { MEDIANS, type AreaRebates, type JudgedHousehold } from '../../domain/rebate/area-rebates.ts';
import { INCOME_BANDS } from '../../domain/rebate/income-band.ts';
import { FiniteNumber, optionalFields } from './wire-types.ts';

/** The requested household: the income bands that it may be in, what its income was compared with, and `owner_status`. */
export const HouseholdWire = optionalFields(
  {
    bands: t.readonlyArray(t.string, 'a list of texts'),
    median: t.string,
    ownerStatus: t.string,
    limits: t.type(
      { area: t.string, fiscalYear: FiniteNumber, low: FiniteNumber, high: FiniteNumber },
      'income limits',
    ),
  },
  'a household',
);

/** A household with an unknown band, median or owner status counts as missing. */
export const judgedHousehold = (
  wire: t.TypeOf<typeof HouseholdWire> | undefined,
): AreaRebates['household'] => {
  const bands = INCOME_BANDS.filter((band) => wire?.bands?.includes(band));
  const median = MEDIANS.find((one) => one === wire?.median);
  const owner = OWNER_STATUSES.find((one) => one === wire?.ownerStatus);
  return bands.length === 0 || median === undefined || owner === undefined
    ? O.none
    : O.some({
        applicants: bands.map((band) => ({ band, owner })),
        median,
        ...(wire?.limits && { limits: wire.limits }),
      });
};

/** The household in the format of our API. */
export const fromHousehold = ({ applicants, median, limits }: JudgedHousehold) => ({
  bands: applicants.map(({ band }) => band),
  median,
  ...(applicants[0] && { ownerStatus: applicants[0].owner }),
  ...(limits && { limits }),
});
