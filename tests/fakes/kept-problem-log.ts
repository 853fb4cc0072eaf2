import type { ProblemLog } from '../../application/ports/problem-log.ts';

/** A log that keeps what is written in it. */
export class KeptProblemLog implements ProblemLog {
  readonly errors: string[] = [];
  readonly warnings: string[] = [];

  readonly error = (message: string): void => void this.errors.push(message);
  readonly warning = (message: string): void => void this.warnings.push(message);
}
