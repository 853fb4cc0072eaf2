import { warningText, type BlockWarning } from '../../../domain/content/blocks/block-warning.ts';
import type { Logger } from '../../ports/logger.ts';

/** Reports what of a page is not rendered, in the browser's console, each fault once (specification, section 8). */
export class WatchBlocks {
  private readonly reported = new Set<string>();

  constructor(private readonly log: Logger) {}

  /** What the server has found while it read the page. */
  report(warnings: ReadonlyArray<string>): void {
    for (const warning of warnings) {
      if (this.reported.has(warning)) continue;
      this.reported.add(warning);
      this.log.warning(warning);
    }
  }

  /** A picture cannot be loaded: its block is taken away. */
  failedImage(name: string): void {
    this.warn({ _tag: 'FailedImage', name });
  }

  /** A block threw while it was rendered: it alone is taken away. */
  broke(name: string, fault: string): void {
    this.warn({ _tag: 'BrokenBlock', name, fault });
  }

  private warn(warning: BlockWarning): void {
    this.report([warningText(warning)]);
  }
}
