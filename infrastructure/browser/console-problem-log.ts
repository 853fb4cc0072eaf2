import type { ProblemLog } from '../../application/ports/problem-log.ts';

/** Problems on the visitor's console. */
export class ConsoleProblemLog implements ProblemLog {
  readonly error = (message: string): void => console.error(message);
  readonly warning = (message: string): void => console.warn(message);
}
