import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { SearchedPlace } from './place.ts';
import { areaOf, type PostalCode } from './postal-code.ts';
import { searchedArea } from './searched-area.ts';

/** A list of codes compared with the known ones. Canadian codes are compared by their first three characters. */
export interface CheckedCodes {
  readonly listed: ReadonlyArray<string>;
  /** Unlisted, but searchable by their neighboring codes. */
  readonly approximate: ReadonlyArray<string>;
  /** Unlisted and without neighbors, so a search finds no dealers. */
  readonly nowhere: ReadonlyArray<string>;
  /** The line numbers, from 1, without a code. */
  readonly unread: ReadonlyArray<number>;
}

type Kind = 'listed' | 'approximate' | 'nowhere';

/** Compares postal codes, one per line, with the known ones. `placeOf` returns where a search of a code looks. */
export const checkedCodes = (
  lines: ReadonlyArray<string>,
  placeOf: (code: PostalCode) => O.Option<SearchedPlace>,
): CheckedCodes => {
  const read = lines.map((line) => O.toNullable(searchedArea(line)));
  const codes = new Map(
    read.flatMap((area) => (area === null ? [] : [[areaOf(area.code), area.code] as const])),
  );
  const kinds = Map.groupBy(codes, ([, code]) =>
    pipe(
      placeOf(code),
      O.match(
        (): Kind => 'nowhere',
        ({ isApproximate }) => (isApproximate ? 'approximate' : 'listed'),
      ),
    ),
  );
  const areas = (kind: Kind): ReadonlyArray<string> => (kinds.get(kind) ?? []).map(([area]) => area);
  return {
    listed: areas('listed'),
    approximate: areas('approximate'),
    nowhere: areas('nowhere'),
    unread: lines.flatMap((line, i) => (read[i] === null && line.trim() !== '' ? [i + 1] : [])),
  };
};
