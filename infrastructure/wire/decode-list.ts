import * as E from 'fp-ts/Either';

/** A decoded value, and a warning about omitted items for the log. Null means that no item was omitted. */
export interface Decoded<A> {
  readonly value: A;
  readonly warning: string | null;
}

/** The maximum number of faults to report; the rest are counted. */
const MAX_REPORTED_FAULTS = 3;

/**
 * Decodes a list item by item and omits malformed items. Left means that all items are malformed. `kind` names the items in the warning:
 * `Left out 1 of 12 dealers as malformed: dealers.3.score should be …`.
 */
export const decodeList = <A>(
  kind: string,
  list: ReadonlyArray<unknown>,
  decode: (item: unknown, position: number) => E.Either<string, A>,
): E.Either<string, Decoded<ReadonlyArray<A>>> => {
  const judged = list.map(decode);
  const faults = judged.flatMap((item) => (E.isLeft(item) ? [item.left] : []));
  if (list.length > 0 && faults.length === list.length) return E.left(reported(faults));
  return E.right({
    value: judged.flatMap((item) => (E.isRight(item) ? [item.right] : [])),
    warning:
      faults.length === 0
        ? null
        : `Left out ${faults.length} of ${list.length} ${kind} as malformed: ${reported(faults)}`,
  });
};

const reported = (faults: ReadonlyArray<string>): string => {
  const more = faults.length - MAX_REPORTED_FAULTS;
  return [...faults.slice(0, MAX_REPORTED_FAULTS), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
};
