import { afterAll } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wholeBlock, type SketchedBlock } from '../../domain/content/blocks/sketched-block.ts';

/** A content folder with the pages of a test file. */
export class WrittenContent {
  private readonly folder = mkdtempSync(join(tmpdir(), 'content-'));
  readonly settings = { CONTENT_DIR: this.folder };

  /** Deletes the folder after the calling file's tests. */
  static ofThisFile(): WrittenContent {
    const content = new WrittenContent();
    afterAll(() => rmSync(content.folder, { recursive: true, force: true }));
    return content;
  }

  write(path: string, blocks: ReadonlyArray<SketchedBlock>, facts: object = {}): void {
    const page = { path, locale: 'en_US', title: 'Blocks', description: '', ...facts };
    writeFileSync(
      join(this.folder, `${path.replaceAll('/', '_')}.json`),
      JSON.stringify({ ...page, blocks: blocks.map(wholeBlock) }),
    );
  }
}

/** Paragraphs that fill several screens, so that the blocks after them are not near the window. */
export const TALL: ReadonlyArray<SketchedBlock> = Array.from({ length: 80 }, () => ({
  name: 'core/paragraph',
  originalContent: '<p>Steady comfort, all year.</p>',
}));
