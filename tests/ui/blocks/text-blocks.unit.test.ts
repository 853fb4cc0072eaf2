import { describe, expect, test } from '@jest/globals';
import { isTitle as isTitleBanner } from '../../../ui/blocks/banner/view.ts';
import { renderSiteBlock as rendered } from './rendered-blocks.tsx';

describe('An accordion', () => {
  test('is rendered open if it is open on any device; styles and the boot script close it on the others', async () => {
    const opens = async (desktop: string, tablet: string, mobile: string): Promise<string> => {
      const { html } = await rendered('accordion', {
        heading: 'Water',
        html: '<p>Mop up.</p>',
        default_open_desktop: desktop,
        default_open_tablet: tablet,
        default_open_mobile: mobile,
      });
      return /<details[^>]*>/.exec(html)?.[0].replace(/ class="[^"]*"/, '') ?? '';
    };
    expect(await opens('0', '0', '0')).toBe('<details>');
    expect(await opens('1', '1', '1')).toBe('<details open="">');
    expect(await opens('1', '0', '0')).toBe('<details open="" data-open-on="desktop">');
    expect(await opens('0', '1', '1')).toBe('<details open="" data-open-on="tablet mobile">');
  });

  test('lists its documents below it, each with its type', async () => {
    const { html } = await rendered('accordion', {
      blockName: 'Certificates',
      blockId: 'certificates',
      files: [{ fileLink: '/furnaces.pdf', fileTitle: 'Furnaces' }],
    });
    expect(html).toMatch(/<div id="certificates"/);
    expect(html).toMatch(/href="\/furnaces\.pdf"/);
    expect(html.replace(/<[^>]*>|<!-- -->/g, '')).toContain('Furnaces (PDF)');
  });

  test('without a heading, which could not be clicked, is always open', async () =>
    expect((await rendered('accordion', { html: '<p>Mop up.</p>' })).html).not.toContain('<details'));
});

describe('A block leaves out only its incomplete part', () => {
  const leadsNowhere = (name: string, field: string) => [
    `Improper tracking of a clickable element: acf/${name} has no text or leads nowhere (data.${field})`,
  ];

  test.each([
    ['banner', { title: 'Snow', button_text: 'Get help' }, 'button_url'],
    ['banner', { title: 'Snow', button_url: '/get-help/' }, 'button_text'],
    ['hero', { heading: 'Snow', second_button_text: 'Get help' }, 'second_button_url'],
    ['fifty-fifty', { title: 'Snow', image: '/a.png', button_text: 'Get help' }, 'button_url'],
    ['accordion', { heading: 'Snow', cta_link: '/get-help/' }, 'cta_text'],
    ['closeable-banner', { message: 'Snow', link_text: 'Get help' }, 'link_url'],
    ['cta-card', { title: 'Snow', button_text: ' ', url: '/get-help/' }, 'button_text'],
    ['cta-card', { title: 'Snow', button_text: 'Get help', url: '' }, 'url'],
    ['cta-card', { title: 'Snow', button_text: 'Get help', url: 'javascript:alert(1)' }, 'url'],
  ])('%s: %j', async (name, data, field) => {
    const { html, warnings } = await rendered(name, data);
    expect(html).toContain('Snow');
    expect(html).not.toMatch(/Get help|\/get-help\//);
    expect(warnings).toEqual(leadsNowhere(name, field));
  });

  test('faq: questions without an answer', async () => {
    const { html, warnings } = await rendered('faq', {
      qa: [
        { question: 'Why?', answer: '' },
        { question: 'How?', answer: '<p>So.</p>' },
        { question: 'When?', answer: '<p> </p>' },
        { question: 'Who?' },
      ],
    });
    expect(html).toContain('How?');
    expect(html).not.toMatch(/Why|When|Who/);
    expect(warnings).toEqual([0, 2, 3].map((i) => `Left out of acf/faq: data.qa.${i}.answer should be html`));
  });
});

describe('A block with a missing part', () => {
  test('always shows an answer that has no question', async () => {
    const { html, warnings } = await rendered('faq', {
      qa: [{ question: '', answer: '<p>When it is gray.</p>' }],
    });
    expect(html).toContain('When it is gray.');
    expect(html).not.toContain('<summary');
    expect(warnings).toEqual(['Left out of acf/faq: data.qa.0.question should be text']);
  });

  test('names a tab without a title by its number', async () => {
    const { html } = await rendered('tabs-background-switcher', {
      tabs: [
        { tab_title: 'You', tab_items: ['Sweep'] },
        { tab_title: '', tab_items: 'Clean coils' },
      ],
    });
    expect(html).toMatch(/>2<\/label>/);
    expect(html).toContain('Clean coils');
  });

  test('renders a tile without an address, but not as a link', async () => {
    const { html } = await rendered('link-block', { title: 'Filters', link_text: 'Read on', url: 'gone' });
    expect(html).toContain('Filters');
    expect(html).not.toMatch(/gone|Read on/);
  });

  test('renders a sticky call to action without its button if the button has no address', async () => {
    const { html } = await rendered('sticky-cta', {
      title: 'Winter is here',
      button_text: 'Get help',
      url: '',
    });
    expect(html).toContain('<section class="bar">');
    expect(html).not.toContain('Get help');
  });
});

describe('A step', () => {
  const step = { step_number: '3', block_title: 'Call' };

  test('has its number in its heading', async () =>
    expect((await rendered('step', step)).html.replace(/<span[^>]*>|<\/span>/g, '')).toMatch(
      /<h3[^>]*>3 Call<\/h3>/,
    ));

  test('for a dealer comes after the instruction to stop', async () => {
    expect((await rendered('step', step)).html).not.toContain('Stop here');
    const { html } = await rendered('step', { ...step, stop_here: true });
    expect(html).toContain('<strong>Stop here. Call a dealer.</strong></p>');
    expect(html.indexOf('Stop here')).toBeLessThan(html.indexOf('>Call<'));
  });
});

test('A closeable banner is named by the start of its message, and has a close button only with scripts', async () => {
  const { html } = await rendered('closeable-banner', {
    message: '<b>Snow.</b> Stay in.',
    banner_id: 'snow',
  });
  expect(html).toMatch(/<section[^>]* aria-label="Snow\." data-banner="snow"/);
  expect(html).toMatch(/<div data-scripted=""><button type="button"[^>]* aria-label="Close"/);
});

test("A first-level banner is the page's title", () => {
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
