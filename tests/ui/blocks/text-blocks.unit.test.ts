import { describe, expect, test } from '@jest/globals';
import type { PageHead } from '../../../application/visitor/read-page/page-head.ts';
import type { SafeHtml } from '../../../domain/content/safe-html.ts';
import { isTitle as isTitleBanner } from '../../../ui/blocks/banner/view.ts';
import { block as faq } from '../../../ui/blocks/faq/block.ts';
import type { FaqProps } from '../../../ui/blocks/faq/view.ts';
import { drawBlocks } from './drawn-blocks.tsx';

/** What a page of one of the site's own blocks shows, and what is told of it. */
const drawn = (name: string, data: object) => drawBlocks({ name: `acf/${name}`, attributes: { data } });

describe('An accordion', () => {
  test('is drawn as on a desktop, opened and closed without scripts', async () => {
    const open = { heading: 'Water', html: '<p>Mop up.</p>', default_open_desktop: '1' };
    expect((await drawn('accordion', open)).html).toMatch(/<details[^>]* open=""/);
    const { html } = await drawn('accordion', {
      ...open,
      default_open_desktop: '0',
      default_open_mobile: '1',
    });
    expect(html).toContain('<summary');
    expect(html).not.toMatch(/<details[^>]* open/);
  });

  test('lists its documents under its id, each with what it is', async () => {
    const { html } = await drawn('accordion', {
      blockName: 'Certificates',
      blockId: 'certificates',
      files: [{ fileLink: '/furnaces.pdf', fileTitle: 'Furnaces' }],
    });
    expect(html).toMatch(/<details id="certificates"/);
    expect(html).toMatch(/href="\/furnaces\.pdf"/);
    expect(html.replace(/<[^>]*>|<!-- -->/g, '')).toContain('Furnaces (PDF)');
  });

  test('without a heading, which nobody could press, stands open', async () =>
    expect((await drawn('accordion', { html: '<p>Mop up.</p>' })).html).not.toContain('<details'));
});

describe('A card with one thing to do', () => {
  const card = { title: 'Help', button_text: 'Get help', url: '/get-help/' };

  test('leads to its address', async () =>
    expect((await drawn('cta-card', card)).html).toMatch(/<a href="\/get-help\/"[^>]*>Get help<\/a>/));

  test.each([
    ['no text', { ...card, button_text: ' ' }],
    ['no address', { ...card, url: '' }],
    ['an address that is none', { ...card, url: 'javascript:alert(1)' }],
  ])('is not drawn where its button has %s', async (_has, data) => {
    const { html, warnings } = await drawn('cta-card', data);
    expect(html).not.toContain('Help');
    expect(warnings).toEqual([
      'Improper tracking of a clickable element: acf/cta-card has no text or leads nowhere',
    ]);
  });
});

describe('What is half written is left out, and the block stands', () => {
  const LEADS_NOWHERE = (name: string) => [
    `Improper tracking of a clickable element: acf/${name} has no text or leads nowhere`,
  ];

  test.each([
    ['banner', { title: 'Snow', button_text: 'Get help' }],
    ['banner', { title: 'Snow', button_url: '/get-help/' }],
    ['hero', { heading: 'Snow', second_button_text: 'Get help' }],
    ['fifty-fifty', { title: 'Snow', image: '/a.png', button_text: 'Get help' }],
    ['accordion', { heading: 'Snow', cta_link: '/get-help/' }],
    ['closeable-banner', { message: 'Snow', link_text: 'Get help' }],
  ])('%s: %j', async (name, data) => {
    const { html, warnings } = await drawn(name, data);
    expect(html).toContain('Snow');
    expect(html).not.toMatch(/Get help|\/get-help\//);
    expect(warnings).toEqual(LEADS_NOWHERE(name));
  });

  test('questions without an answer', async () => {
    const { html, warnings } = await drawn('faq', {
      qa: [
        { question: 'Why?', answer: '' },
        { question: 'How?', answer: '<p>So.</p>' },
        { question: 'When?', answer: '<p> </p>' },
        { question: 'Who?' },
      ],
    });
    expect(html).toContain('How?');
    expect(html).not.toMatch(/Why|When|Who/);
    expect(warnings).toEqual(
      [0, 2, 3].map((i) => `Wrong attributes of acf/faq: data.qa.${i}.answer should be html`),
    );
  });
});

describe('A step', () => {
  const step = { step_number: '3', block_title: 'Call' };

  test('has its number in its heading', async () =>
    expect((await drawn('step', step)).html.replace(/<span[^>]*>|<\/span>/g, '')).toMatch(
      /<h3[^>]*>3 Call<\/h3>/,
    ));

  test('of a dealer stands below the line at which the visitor stops', async () => {
    expect((await drawn('step', step)).html).not.toContain('Stop here');
    const { html } = await drawn('step', { ...step, stop_here: true });
    expect(html.indexOf('Stop here')).toBeLessThan(html.indexOf('Call'));
    expect(html).toContain('Stop here');
  });
});

test('A closeable banner is named by how its message begins, and closes with scripts alone', async () => {
  const { html } = await drawn('closeable-banner', { message: '<b>Snow.</b> Stay in.', banner_id: 'snow' });
  expect(html).toMatch(/<section[^>]* aria-label="Snow\." data-banner="snow"/);
  expect(html).toMatch(/<div data-scripted=""><button type="button"[^>]* aria-label="Close"/);
});

test('A banner of the first level is the title of its page', () => {
  const data = {
    title: 'Snow',
    description: null,
    button_url: null,
    button_text: null,
    background_image: null,
    background_color: null,
    text_alignment: 'left',
  } as const;
  expect(isTitleBanner({ data: { ...data, heading_tag: 'h1' } })).toBe(true);
  expect(isTitleBanner({ data: { ...data, heading_tag: 'h2' } })).toBe(false);
});

test('Search engines read the questions of all blocks of a page as one', () => {
  const head: PageHead = {
    title: '',
    description: '',
    canonicalPath: null,
    isListed: true,
    structuredData: [],
  };
  const asked = (question: string): FaqProps => ({
    ...{ title: null, titleTag: 'h2', questionTag: 'h2' },
    questions: [{ question, answer: 'Yes.' as SafeHtml }],
  });
  const refined = (given: PageHead, props: FaqProps): PageHead =>
    faq.refineHead?.(given, {} as never, {} as never, props) ?? given;
  const { structuredData } = refined(refined(head, asked('A')), asked('B'));
  expect(structuredData).toMatchObject([{ '@type': 'FAQPage', mainEntity: [{ name: 'A' }, { name: 'B' }] }]);
});
