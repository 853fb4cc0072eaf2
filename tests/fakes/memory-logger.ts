import type { Logger } from '../../application/ports/logger.ts';

/** A log that records its messages. */
export class MemoryLogger implements Logger {
  readonly errors: string[] = [];
  readonly warnings: string[] = [];

  readonly error = (message: string): void => void this.errors.push(message);
  readonly warning = (message: string): void => void this.warnings.push(message);
}
