import type { FastifyBaseLogger } from 'fastify';
import type { Logger } from '../../../application/ports/logger.ts';

export class PinoLogger implements Logger {
  constructor(private readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>) {}

  readonly error = (message: string): void => this.log.error(message);
  readonly warning = (message: string): void => this.log.warn(message);
}
