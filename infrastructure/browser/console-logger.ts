import type { Logger } from '../../application/ports/logger.ts';

export class ConsoleLogger implements Logger {
  readonly error = (message: string): void => console.error(message);
  readonly warning = (message: string): void => console.warn(message);
}
