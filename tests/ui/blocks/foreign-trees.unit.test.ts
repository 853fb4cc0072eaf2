import { describe, expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderedName, type Block } from '../../../domain/content/blocks/block.ts';
import { normalBlocks } from '../../../domain/content/blocks/normal-blocks.ts';
import { BLOCKS } from '../../../ui/blocks/registry.ts';
import { renderBlocks } from './rendered-blocks.tsx';

const FOLDER = '../shared/fixtures/block-trees';
const files = existsSync(FOLDER) ? readdirSync(FOLDER).sort() : [];
const reported = files.length > 0 ? describe : describe.skip;

const isKnown = ({ name }: Block): boolean => BLOCKS[renderedName(name)] !== undefined;
const names = (blocks: ReadonlyArray<Block>): ReadonlyArray<string> =>
  blocks.flatMap((block) => [
    ...(isKnown(block) ? [] : [block.name]),
    ...(isKnown(block) ? names(block.innerBlocks) : []),
  ]);

reported('Trees that other sites have written', () => {
  test.each(files.length > 0 ? files : ['(the folder of fixtures is missing)'])(
    '%s is rendered as far as its blocks are known, with one warning per unknown block',
    async (file) => {
      const written = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as ReadonlyArray<Block>;
      // Blocks that cut a text show nothing, which is not a fault.
      const blocks = normalBlocks(written);
      const { html, warnings } = await renderBlocks(...written);
      expect(warnings).toEqual([...new Set(names(blocks))].map((name) => `Unknown block: ${name}`));
      // The saved html of a block whose fields lack a link or a word stands in its place.
      for (const block of blocks.filter(isKnown))
        expect(html).toMatch(new RegExp(`data-block="(?:${renderedName(block.name)}|core/html)"`));
    },
  );
});
