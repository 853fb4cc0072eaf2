import { warningText, type BlockWarning } from '../../../domain/content/blocks/block-warning.ts';
import type { Logger } from '../../ports/logger.ts';

/** Logs each rendering fault of a page once to the browser's console (specification, section 8). */
export class WatchBlocks {
  private readonly reported = new Set<string>();

  constructor(private readonly log: Logger) {}

  /** Logs the warnings that the server found while reading the page. */
  report(warnings: ReadonlyArray<string>): void {
    for (const warning of warnings) {
      if (this.reported.has(warning)) continue;
      this.reported.add(warning);
      this.log.warning(warning);
    }
  }

  /** Logs an image that failed to load. Its block is removed. */
  failedImage(name: string): void {
    this.warn({ _tag: 'FailedImage', name });
  }

  /** Logs a block that threw while rendering. Only that block is removed. */
  broke(name: string, fault: string): void {
    this.warn({ _tag: 'BrokenBlock', name, fault });
  }

  private warn(warning: BlockWarning): void {
    this.report([warningText(warning)]);
  }
}
