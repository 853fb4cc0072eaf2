import type { Context, ContextEntry, Decoder, Errors, Validation } from 'io-ts';
import { firstFault, type Fault } from './faults.ts';

/** The first entry of a context, which collects omitted parts. */
interface CollectingEntry extends ContextEntry {
  readonly leftOut: Fault[];
}

const collectorOf = ([first]: Context): Fault[] | null =>
  first !== undefined && 'leftOut' in first ? (first as CollectingEntry).leftOut : null;

/** Reports an omitted part. The block itself stays (specification, section 8). */
export const leaveOut = (context: Context, fault: Fault): void => {
  collectorOf(context)?.push(fault);
};

/** Reports the first of some errors. */
export const leaveOutFor = (context: Context, errors: Errors): void => leaveOut(context, firstFault(errors));

/** A decoded value with its omitted parts. */
export interface PartialValidation<A> {
  readonly result: Validation<A>;
  readonly leftOut: ReadonlyArray<Fault>;
}

/** Decodes in a context and collects omitted parts, instead of reporting them to the context's own collector. */
export const collecting = <A>(
  decoder: Decoder<unknown, A>,
  given: unknown,
  context: Context,
): PartialValidation<A> => {
  const leftOut: Fault[] = [];
  const [first = { key: '', type: decoder, actual: given }, ...rest] = context;
  const collector: CollectingEntry = { ...first, leftOut };
  return { result: decoder.validate(given, [collector, ...rest]), leftOut };
};
