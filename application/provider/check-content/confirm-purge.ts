import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { warningText } from '../../../domain/content/blocks/block-warning.ts';
import { keptText, type LostText } from '../../../domain/content/checks/kept-text.ts';
import type { PageLibrary } from '../../ports/content/page-library.ts';
import type { PageRenderer } from '../../ports/content/page-renderer.ts';

/** What an editor learns about a page that they have saved (contract, section 7: purge). Plain JSON. */
export interface PurgeReceipt {
  /** Whether visitors see a page at its path. */
  readonly shown: boolean;
  /** The saved words that the page doesn't show, by block. */
  readonly lost: ReadonlyArray<LostText>;
  readonly errors: ReadonlyArray<string>;
  /** Since when visitors have been seeing an older version, `2026-11-20T12:00:00.000Z`. Null when they see the new one. */
  readonly staleSince: string | null;
}

export interface ConfirmPurgeParts {
  readonly library: PageLibrary;
  readonly renderer: PageRenderer;
  readonly purge: (path: string) => void;
  /** When the older version was read that a path still shows, in milliseconds since 1970. Null when it shows the new one. */
  readonly staleSince: (path: string) => number | null;
  /** The visible text of html. */
  readonly textOf: (html: string) => string;
}

/** Reads a changed page again and reports what visitors see of it. */
export class ConfirmPurge {
  constructor(private readonly parts: ConfirmPurgeParts) {}

  /** Never rejects. The path has a slash at both ends. */
  async execute(path: string): Promise<PurgeReceipt> {
    const { library, renderer, purge, textOf } = this.parts;
    purge(path);
    const found = await library.page(path)();
    if (E.isLeft(found)) return this.hidden(path, [found.left.reason]);
    if (O.isNone(found.right)) return this.hidden(path, []);
    const rendered = await renderer.render(path)();
    if (E.isLeft(rendered)) return this.hidden(path, [rendered.left.reason]);
    const { outline, warnings, broken } = rendered.right;
    const staleSince = this.staleSince(path);
    return {
      shown: true,
      lost: keptText(found.right.value.blocks, outline, textOf).lost,
      errors: [
        ...(staleSince === null ? [] : ['The new version could not be read: visitors see the one before.']),
        ...new Set([...warnings.map(warningText), ...broken]),
      ],
      staleSince,
    };
  }

  private hidden(path: string, errors: ReadonlyArray<string>): PurgeReceipt {
    return { shown: false, lost: [], errors, staleSince: this.staleSince(path) };
  }

  private staleSince(path: string): string | null {
    const since = this.parts.staleSince(path);
    return since === null ? null : new Date(since).toISOString();
  }
}
