import type { Logger } from '../../application/ports/logger.ts';

/** Problems that are kept in the order in which they were met, for whoever asks afterwards. */
export class CollectingLogger implements Logger {
  private readonly noted: string[] = [];

  readonly error = (message: string): void => void this.noted.push(message);
  readonly warning = (message: string): void => void this.noted.push(message);

  get messages(): ReadonlyArray<string> {
    return this.noted;
  }
}
