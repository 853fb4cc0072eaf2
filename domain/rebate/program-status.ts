import { isSome } from 'fp-ts/Option';
import type { ProgramStatus, RebateProgram } from './rebate-program.ts';

type Validity = Pick<RebateProgram, 'status' | 'validFrom' | 'validUntil'>;

/** A program's status on a day. Past its last day it is `ended`, regardless of its record. */
export const statusOn = ({ status, validUntil }: Validity, day: string): ProgramStatus =>
  isSome(validUntil) && validUntil.value < day ? 'ended' : status;

/** Whether a program pays on a day: it has begun, and is neither paused nor ended. */
export const isOpenOn = (program: Validity, day: string): boolean =>
  hasBegunOn(program, day) && ['running', 'unknown'].includes(statusOn(program, day));

export const hasBegunOn = ({ validFrom }: Pick<Validity, 'validFrom'>, day: string): boolean =>
  !isSome(validFrom) || validFrom.value <= day;
