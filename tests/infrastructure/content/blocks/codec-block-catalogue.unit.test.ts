import { describe, expect, it } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { DecodedBlock } from '../../../../application/ports/content/block-catalogue.ts';
import { wholeBlock, type SketchedBlock } from '../../../../domain/content/blocks/sketched-block.ts';
import {
  CodecBlockCatalogue,
  type CataloguedBlock,
} from '../../../../infrastructure/content/blocks/codec-block-catalogue.ts';
import { kindsOf } from '../../../../infrastructure/content/blocks/kinds.ts';
import { describeBlockCatalogue } from '../../../contracts/content/block-catalogue.ts';

const codecs: Readonly<Record<string, Omit<CataloguedBlock, 'view'>>> = {
  'core/paragraph': {
    sources: { content: { source: 'html', selector: 'p' } },
    codec: ({ inline, maybe }) => t.strict({ content: maybe(inline) }),
  },
  'core/image': { codec: ({ media, maybe, text }) => t.strict({ url: media, alt: maybe(text) }) },
  'core/embed': { codec: ({ text }) => t.strict({ originalName: text }) },
  'core/button': { codec: ({ address, inline }) => t.strict({ url: address, text: inline }) },
  'acf/cta-card': {
    codec: ({ address, maybe, text }) =>
      t.strict({ data: t.strict({ title: text, text: maybe(text), url: maybe(address) }) }),
    parts: { buttons: [['text', 'url']] },
  },
  'acf/faq': {
    codec: ({ html, listOf, text }) =>
      t.strict({ data: t.strict({ qa: listOf(t.strict({ question: text, answer: html })) }) }),
  },
  'acf/either': {
    codec: ({ either, maybe, text }) =>
      t.strict({
        data: t.intersection([
          t.strict({ title: maybe(text) }),
          either(
            t.intersection([t.strict({ link: text }), t.strict({ to: text })]),
            t.strict({ more: text }),
          ),
        ]),
      }),
  },
  'acf/media': { codec: ({ media }) => t.strict({ mediaData: media }) },
};
/** Blocks that return their attributes unchanged. */
const blocks = new Map<string, CataloguedBlock>(
  Object.entries(codecs).map(([name, given]) => [name, { ...given, view: (attributes) => attributes }]),
);
const catalogue = new CodecBlockCatalogue({
  blocks,
  kinds: kindsOf({ siteUrl: 'https://site.test', widgetHosts: [] }),
  siteUrl: 'https://site.test',
});
const read = (name: string, block: Omit<SketchedBlock, 'name'> = {}) =>
  E.map(({ attributes }: DecodedBlock) => attributes)(catalogue.decode(wholeBlock({ name, ...block })));

describeBlockCatalogue(
  'codecs',
  () =>
    new CodecBlockCatalogue({
      blocks: new Map<string, CataloguedBlock>([
        [
          'core/paragraph',
          { codec: ({ inline }) => t.strict({ content: inline }), view: (attributes) => attributes },
        ],
      ]),
      kinds: kindsOf({ siteUrl: 'https://site.test', widgetHosts: [] }),
      siteUrl: 'https://site.test',
    }),
);

describe('CodecBlockCatalogue', () => {
  it('decodes attributes, and drops those that the codec does not name', () =>
    expect(read('core/paragraph', { attributes: { content: 'A', dropCap: true } })).toEqual(
      E.right({ content: 'A' }),
    ));

  it.each([undefined, null, '', []])('reads the saved html if the attribute is %j', (content) =>
    expect(
      read('core/paragraph', { attributes: { content }, originalContent: '<p class="a">B <em>c</em></p>' }),
    ).toEqual(E.right({ content: 'B <em>c</em>' })),
  );

  it('renders former names as the current block, and passes the former name on', () => {
    expect(read('core/text', { attributes: { content: 'A' } })).toEqual(E.right({ content: 'A' }));
    expect(read('core-embed/youtube')).toEqual(E.right({ originalName: 'core-embed/youtube' }));
  });

  it('rejects an unknown block', () =>
    expect(read('acf/nothing')).toEqual(E.left({ _tag: 'UnknownBlock', name: 'acf/nothing' })));

  it('lists the rows of a repeater', () => {
    const data = {
      qa: 2,
      _qa: 'field_1',
      qa_0_question: 'A?',
      qa_0_answer: 'B',
      qa_1_question: 'C?',
      qa_1_answer: 'D',
    };
    const qa = [
      { question: 'A?', answer: 'B' },
      { question: 'C?', answer: 'D' },
    ];
    expect(read('acf/faq', { attributes: { data } })).toEqual(E.right({ data: { qa } }));
    expect(read('acf/faq', { attributes: { data: [] } })).toEqual(E.right({ data: { qa: [] } }));
    expect(read('acf/faq')).toEqual(E.right({ data: { qa: [] } }));
  });

  const warnings = (name: string, attributes: Readonly<Record<string, unknown>>) =>
    E.map((decoded: DecodedBlock) => decoded.warnings)(catalogue.decode(wholeBlock({ name, attributes })));

  it('leaves out faulty parts, and reports their places and what was expected', () => {
    const leftOut = (path: string, expected: string) =>
      E.right([{ _tag: 'LeftOutPart', name: 'acf/faq', path, expected }]);
    const faq = (data: unknown) => warnings('acf/faq', { data });
    expect(faq({ qa: [{ question: 'A', answer: 'B' }, { answer: 'C' }] })).toEqual(
      leftOut('data.qa.1.question', 'text'),
    );
    expect(faq({ qa: 'none' })).toEqual(leftOut('data.qa', 'a list'));
    expect(faq({ qa: ['A'] })).toEqual(leftOut('data.qa.0', 'fields'));
    expect(faq('A')).toEqual(leftOut('data', 'fields'));
    expect(warnings('core/image', { url: '/a.png', alt: true })).toEqual(
      E.right([{ _tag: 'LeftOutPart', name: 'core/image', path: 'alt', expected: 'text' }]),
    );
  });

  it('leaves the parts of a union out of the path', () => {
    const path = (data: object) => {
      const given = read('acf/either', { attributes: { data } });
      return E.isLeft(given) && given.left._tag === 'WrongAttributes' ? given.left.path : null;
    };
    expect(path({ title: 'A', link: 'B' })).toBe('data.to');
    expect(path({ title: 'A', more: 'B' })).toBeNull();
  });

  it('rejects an image without a picture, and a button that cannot be tracked', () => {
    expect(read('core/image', { attributes: { alt: 'A' } })).toEqual(
      E.left({ _tag: 'FailedImage', name: 'core/image' }),
    );
    const untracked = (path: string) => E.left({ _tag: 'UntrackedClick', name: 'core/button', path });
    const button = (attributes: Readonly<Record<string, unknown>>) => read('core/button', { attributes });
    expect(button({ url: 'javascript:1', text: 'A' })).toEqual(untracked('url'));
    expect(button({ url: '/a/', text: '' })).toEqual(untracked('text'));
  });

  it('warns once about a link without a valid address', () => {
    const untracked = { _tag: 'UntrackedClick', name: 'acf/cta-card', path: 'data.url' };
    const card = (data: object) => warnings('acf/cta-card', { data: { title: 'A', ...data } });
    expect(card({ text: 'Go' })).toEqual(E.right([untracked]));
    expect(card({ text: 'Go', url: 'javascript:1' })).toEqual(E.right([untracked]));
    expect(card({ text: 'Go', url: '/a/' })).toEqual(E.right([]));
  });

  it('passes on the picture that WordPress sends outside of the attributes', () =>
    expect(read('acf/media', { mediaData: { node: { sourceUrl: '/a.png' } } })).toMatchObject(
      E.right({ mediaData: { src: '/a.png' } }),
    ));
});
