import {
  NO_UTILITY,
  UNKNOWN_UTILITY,
  type AreaUtilities,
  type OfferedUtilities,
} from '../../domain/rebate/utilities.ts';

const offeredBy = (names: ReadonlyArray<string>, otherwise: string): OfferedUtilities => {
  const offered = names.map((name) => ({ id: name.toLowerCase().replace(/\W+/g, '-'), name }));
  return { offered, chosen: offered[0]?.id ?? otherwise };
};

/** The utilities of an area by name, the likely ones first. */
export const areaUtilities = (
  electric: ReadonlyArray<string>,
  gas: ReadonlyArray<string> | null = null,
): AreaUtilities => ({
  electric: offeredBy(electric, UNKNOWN_UTILITY),
  gas: offeredBy(gas ?? [], gas === null ? UNKNOWN_UTILITY : NO_UTILITY),
});
