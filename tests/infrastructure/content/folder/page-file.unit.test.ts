import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { wholeBlock } from '../../../../domain/content/blocks/sketched-block.ts';
import { pageOfFile } from '../../../../infrastructure/content/folder/page-file.ts';

const FACTS = { path: '/a/b', locale: 'en_US', title: 'A', description: 'B' };
const markup = (blocks: string, facts: object = FACTS) => `<!--\n${JSON.stringify(facts)}\n-->\n${blocks}`;
const html = (text: string) => pageOfFile('a.html', text);
const json = (page: unknown) => pageOfFile('a.json', JSON.stringify(page));
const paragraph = (text: string) => wholeBlock({ name: 'core/paragraph', originalContent: `<p>${text}</p>` });

describe('a page in block markup', () => {
  it('has its facts and blocks', () =>
    expect(
      html(
        markup(
          [
            '<!-- wp:columns {"columns":2} -->\n<div><!-- wp:column --><div><!-- wp:paragraph -->\n<p>C</p>\n<!-- /wp:paragraph --></div><!-- /wp:column --></div>\n<!-- /wp:columns -->',
            '<p>Between</p>',
            '<!-- wp:acf/faq {"data":{"qa":1,"qa_0_question":"D -- E"}} /-->',
          ].join('\n\n'),
        ),
      ),
    ).toEqual(
      E.right({
        ...FACTS,
        path: '/a/b/',
        blocks: [
          wholeBlock({
            name: 'core/columns',
            attributes: { columns: 2 },
            innerBlocks: [
              { name: 'core/column', innerBlocks: [paragraph('C')], originalContent: '<div></div>' },
            ],
            originalContent: '<div></div>',
          }),
          { ...paragraph('Between'), name: 'core/freeform' },
          wholeBlock({ name: 'acf/faq', attributes: { data: { qa: 1, qa_0_question: 'D -- E' } } }),
        ],
      }),
    ));

  it('may state whether it is listed, and its picture', () =>
    expect(html(markup('', { ...FACTS, path: '/', isListed: false, image: '/a.png', other: 1 }))).toEqual(
      E.right({ ...FACTS, path: '/', isListed: false, image: '/a.png', blocks: [] }),
    ));

  it.each([
    ['no comment', '<p>A</p>', 'should begin with a comment that holds its path, locale, title, description'],
    ['broken JSON', '<!-- {path} -->', /^the comment at its beginning is no JSON: /],
    ['a missing title', markup('', { ...FACTS, title: undefined }), 'title should be text'],
    ['an invalid language', markup('', { ...FACTS, locale: 'English' }), /^locale should be a language/],
  ])('reports %s', (_what, text, fault) => {
    const page = html(text);
    expect(E.isLeft(page) && page.left).toEqual(
      fault instanceof RegExp ? expect.stringMatching(fault) : fault,
    );
  });

  test.each([
    ['a block that never ends', markup('<!-- wp:group -->'), 'line 4: group never ends'],
    [
      'the end of a block that never starts',
      markup('a\n<!-- /wp:group -->'),
      'line 5: group ends without its beginning',
    ],
    [
      'broken attributes',
      markup('<!-- wp:acf/faq {"a":} /-->'),
      'line 4: the attributes of acf/faq are no JSON',
    ],
  ])('is read with %s, and reports it', (_what, text, fault) =>
    expect(html(text)).toMatchObject({ right: { faults: [fault] } }),
  );
});

describe('a page in JSON', () => {
  it('may leave out empty properties of its blocks', () =>
    expect(
      json({
        ...FACTS,
        blocks: [
          { name: 'core/group', attributes: [], innerBlocks: [{ name: 'core/more', mediaData: { a: 1 } }] },
        ],
      }),
    ).toEqual(
      E.right({
        ...FACTS,
        path: '/a/b/',
        blocks: [
          wholeBlock({
            name: 'core/group',
            innerBlocks: [{ name: 'core/more', mediaData: { a: 1 } }],
          }),
        ],
      }),
    ));

  it.each([
    [
      { ...FACTS, blocks: [{ name: 'core/a', innerBlocks: [{}] }] },
      "blocks.0.innerBlocks.0.name should be a block's name, `core/...` or `acf/...`",
    ],
    [FACTS, 'blocks should be a list of blocks'],
    [{ ...FACTS, isListed: 'no', blocks: [] }, 'isListed should be a flag'],
    [[], 'the page should be fields'],
  ])('reports the place of a fault: %j', (page, fault) => expect(json(page)).toEqual(E.left(fault)));

  it.each(['a/', '', '//a.test/', '/a b/', '/../a/', '/a?b', '/a#b'])('rejects the path %j', (path) =>
    expect(json({ ...FACTS, path, blocks: [] })).toEqual(
      E.left('path should be a path that begins with a slash'),
    ),
  );
});

test('Any file yields a page or a readable fault, and text after the facts does not change them', () =>
  fc.assert(
    fc.property(fc.constantFrom('a.html', 'a.json'), fc.string({ unit: 'binary' }), (name, text) => {
      const anything = pageOfFile(name, text);
      if (E.isLeft(anything)) expect(anything.left).toMatch(/./);
      else expect(anything.right.path).toMatch(/^\/(?:.*\/)?$/);
      const page = html(markup(text));
      if (E.isLeft(page)) expect(page.left).toMatch(/./);
      else expect(page.right).toMatchObject({ path: '/a/b/', title: FACTS.title });
    }),
  ));
