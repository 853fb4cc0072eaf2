import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';

/** A decoded value, and a warning about omitted items for the log. Null means that no item was omitted. */
export interface Decoded<A> {
  readonly value: A;
  readonly warning: string | null;
}

/** The maximum number of faults to report; the rest are counted. */
const MAX_REPORTED_FAULTS = 3;

/** The maximum length of all texts in an item, unless its list allows more. A dealer's are about 2,000. */
const MAX_ITEM_CHARACTERS = 32_000;

/**
 * Decodes a list item by item and omits malformed items and huge ones, which would hold up the pages that show them. Left means that all
 * items are malformed. `kind` names the items in the warning: `Left out 1 of 12 dealers as malformed: dealers.3.score should be …`.
 */
export const decodeList = <A, I = unknown>(
  kind: string,
  list: ReadonlyArray<I>,
  decode: (item: I, position: number) => E.Either<string, A>,
  maxCharacters = MAX_ITEM_CHARACTERS,
): E.Either<string, Decoded<ReadonlyArray<A>>> => {
  const judged = list.map((item, position) =>
    pipe(
      decode(item, position),
      E.filterOrElse(
        () => charactersIn(item) <= maxCharacters,
        () => `${kind}.${position} should have at most ${maxCharacters} characters`,
      ),
    ),
  );
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

const charactersIn = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, one) => sum + charactersIn(one), 0);
};

const reported = (faults: ReadonlyArray<string>): string => {
  const more = faults.length - MAX_REPORTED_FAULTS;
  return [...faults.slice(0, MAX_REPORTED_FAULTS), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
};
