import { warningText, type BlockWarning } from '../../../domain/content/block-warning.ts';
import type { Logger } from '../../ports/logger.ts';

/** Tells what of a page is not drawn, in the browser's console, each fault once (specification, section 8). */
export class WatchBlocks {
  private readonly told = new Set<string>();

  constructor(private readonly log: Logger) {}

  /** What the server has found while it read the page. */
  tell(warnings: ReadonlyArray<string>): void {
    for (const warning of warnings) {
      if (this.told.has(warning)) continue;
      this.told.add(warning);
      this.log.warning(warning);
    }
  }

  /** A picture cannot be loaded: its block is taken away. */
  failedImage(name: string): void {
    this.warn({ _tag: 'FailedImage', name });
  }

  /** A block threw while it was drawn: it alone is taken away. */
  broke(name: string, fault: string): void {
    this.warn({ _tag: 'BrokenBlock', name, fault });
  }

  private warn(warning: BlockWarning): void {
    this.tell([warningText(warning)]);
  }
}
