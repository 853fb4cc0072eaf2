import type { FastifyBaseLogger } from 'fastify';
import type { ProblemLog } from '../../application/ports/problem-log.ts';

/** Problems in the server's log. */
export class PinoProblemLog implements ProblemLog {
  constructor(private readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>) {}

  readonly error = (message: string): void => this.log.error(message);
  readonly warning = (message: string): void => this.log.warn(message);
}
