import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { SearchedPlace } from './place.ts';
import { areaOf, type PostalCode } from './postal-code.ts';
import { searchedArea } from './searched-area.ts';

/** How the codes of a list compare with those that the site knows. Canadian codes are compared by their first three characters. */
export interface CheckedCodes {
  readonly listed: ReadonlyArray<string>;
  /** In no list: a search places them among their neighbors. */
  readonly approximate: ReadonlyArray<string>;
  /** In no list and without neighbors: a search with them finds nobody. */
  readonly nowhere: ReadonlyArray<string>;
  /** The numbers of the lines, from 1, that hold no code. */
  readonly unread: ReadonlyArray<number>;
}

type Kind = 'listed' | 'approximate' | 'nowhere';

/** Compares postal codes, one on each line, with those that are known: `placeOf` says where a search of a code looks. */
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
    ...{ listed: areas('listed'), approximate: areas('approximate'), nowhere: areas('nowhere') },
    unread: lines.flatMap((line, i) => (read[i] === null && line.trim() !== '' ? [i + 1] : [])),
  };
};
