import type { CheckedCodes } from '../../domain/postal-code/checked-codes.ts';

/** The report of a postal code check as lines: one for each unknown code, and a summary. */
export const placesLines = ({
  listed,
  approximate,
  nowhere,
  unread,
}: CheckedCodes): ReadonlyArray<string> => [
  ...approximate.map((code) => `approximate  ${code}  isn’t in the list: a search uses its neighbors`),
  ...nowhere.map((code) => `nowhere  ${code}  isn’t in the list and has no neighbors: a search finds nobody`),
  ...unread.map((line) => `unread  line ${line}  holds no postal code`),
  `${listed.length + approximate.length + nowhere.length} codes: ${listed.length} listed, ${approximate.length} approximate, ${nowhere.length} nowhere`,
];
