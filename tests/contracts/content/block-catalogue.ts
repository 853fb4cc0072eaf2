import { describe, expect, it } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { BlockCatalogue } from '../../../application/ports/content/block-catalogue.ts';
import { wholeBlock } from '../../../domain/content/blocks/sketched-block.ts';

/** The contract of every `BlockCatalogue`; `open` returns one that knows only paragraphs, which require `content`. */
export const describeBlockCatalogue = (name: string, open: () => BlockCatalogue): void => {
  describe(`BlockCatalogue: ${name}`, () => {
    const read = (block: string, attributes: Readonly<Record<string, unknown>> = {}) =>
      pipe(
        open().decode(wholeBlock({ name: block, attributes })),
        E.map((decoded) => ({ attributes: decoded.attributes, warnings: decoded.warnings })),
      );

    it('parses the attributes of a known block', () =>
      expect(read('core/paragraph', { content: 'Once a <b onclick="a()">month</b>.' })).toEqual(
        E.right({ attributes: { content: 'Once a <b>month</b>.' }, warnings: [] }),
      ));

    it('knows blocks by their former names', () =>
      expect(read('core/text', { content: 'A' })).toEqual(
        E.right({ attributes: { content: 'A' }, warnings: [] }),
      ));

    it.each(['acf/nothing', '', 'constructor', '__proto__'])(
      'does not render an unknown block: %j',
      (block) => expect(read(block)).toEqual(E.left({ _tag: 'UnknownBlock', name: block })),
    );

    it.each([{}, { content: true }, { content: [[]] }])('reports the fault in %j', (attributes) =>
      expect(read('core/paragraph', attributes)).toMatchObject(
        E.left({ _tag: 'WrongAttributes', name: 'core/paragraph', path: 'content' }),
      ),
    );
  });
};
