import type { Logger } from '../../application/ports/logger.ts';

/** Collects messages in order, to be read later. */
export class CollectingLogger implements Logger {
  private readonly noted: string[] = [];

  readonly error = (message: string): void => void this.noted.push(message);
  readonly warning = (message: string): void => void this.noted.push(message);

  get messages(): ReadonlyArray<string> {
    return this.noted;
  }
}
