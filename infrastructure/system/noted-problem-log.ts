import type { ProblemLog } from '../../application/ports/problem-log.ts';

/** Problems that are kept in the order in which they were met, for whoever asks afterwards. */
export class NotedProblemLog implements ProblemLog {
  private readonly noted: string[] = [];

  readonly error = (message: string): void => void this.noted.push(message);
  readonly warning = (message: string): void => void this.noted.push(message);

  get messages(): ReadonlyArray<string> {
    return this.noted;
  }
}
