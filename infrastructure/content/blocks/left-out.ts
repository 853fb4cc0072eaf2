import type { Context, ContextEntry, Decoder, Errors, Validation } from 'io-ts';
import { firstFault, type Fault } from './faults.ts';

/** The first entry of a context that collects what a decoding leaves out. */
interface CollectingEntry extends ContextEntry {
  readonly leftOut: Fault[];
}

const collectorOf = ([first]: Context): Fault[] | null =>
  first !== undefined && 'leftOut' in first ? (first as CollectingEntry).leftOut : null;

/** Says that a part is left out of what is decoded: the block itself stays (specification, section 8). */
export const leaveOut = (context: Context, fault: Fault): void => {
  collectorOf(context)?.push(fault);
};

/** The same for the first of some errors. */
export const leaveOutFor = (context: Context, errors: Errors): void => leaveOut(context, firstFault(errors));

/** A decoding, and which parts it left out. */
export interface PartialValidation<A> {
  readonly result: Validation<A>;
  readonly leftOut: ReadonlyArray<Fault>;
}

/** Decodes within a context, and collects what is left out instead of reporting it there. */
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
