import type { Logger } from '../../../application/ports/logger.ts';

/** Logs that WordPress does not answer: once per outage, and once for a page that fails while others do not. */
export class WordPressOutage {
  private isDown = false;
  private readonly failing = new Set<string>();
  private readonly warned = new Set<string>();
  /** Why something could not be read the last time. */
  reason = 'no answer';

  constructor(private readonly log: Logger) {}

  /** What was asked for could not be read. */
  failed(subject: string, reason: string): void {
    this.reason = reason;
    if (this.isDown || this.failing.has(subject)) return;
    this.isDown = true;
    this.failing.add(subject);
    this.log.error(`WordPress does not give ${subject}: ${reason}`);
  }

  /** Part of an answer is malformed: each warning is logged once. */
  leftOut(warning: string | null): void {
    if (warning === null || this.warned.has(warning)) return;
    this.warned.add(warning);
    this.log.warning(`WordPress: ${warning}`);
  }

  /** What was asked for was read. */
  answered(subject: string): void {
    this.isDown = false;
    this.failing.delete(subject);
  }
}
