import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { siteTextsIn } from '../../../application/visitor/read-page/site-texts.ts';
import type { SketchedBlock } from '../../../domain/content/blocks/sketched-block.ts';
import { BLOCKS } from '../../../ui/blocks/registry.ts';
import { startByPress, TestedSite } from '../tested-site.ts';
import { examplesOf } from '../../ui/blocks/examples-of.ts';
import { IS_WHOLE } from '../../whole-run.ts';
import { WrittenContent } from '../written-content.ts';

const ALL_PATH = '/all-blocks/';

const content = WrittenContent.ofThisFile();
const site = TestedSite.ofThisFile(async () => {
  const all = await Promise.all(
    Object.keys(BLOCKS).map(async (name) => ({ name, blocks: await examplesOf(name) })),
  );
  write(
    ALL_PATH,
    all.flatMap(({ blocks }) => blocks),
  );
  for (const { name, blocks } of all) {
    const companions = all.filter((other) => COMPANIONS[name]?.includes(other.name) === true);
    write(alone(name), [...blocks, ...companions.flatMap((other) => other.blocks)]);
  }
  return content.settings;
});

const alone = (name: string): string => `/alone/${name.replace('/', '-')}/`;

/** Blocks that depend on other blocks of their page, with those blocks. */
const COMPANIONS: Readonly<Record<string, ReadonlyArray<string>>> = {
  'acf/zip-search': ['acf/dealer-list', 'acf/dealer-slider', 'acf/schedule-service'],
};

/** Each page starts and ends with this block, since blocks look different at either end. */
const END: SketchedBlock = { name: 'core/paragraph', attributes: { content: 'An end of the page.' } };

const write = (path: string, blocks: ReadonlyArray<SketchedBlock>): void =>
  content.write(path, [END, ...blocks, END]);

type Viewport = Readonly<{ width: number; height: number }>;

const opened = async (viewport: Viewport): Promise<Page> => {
  const page = await (await site.context({ viewport, reducedMotion: 'reduce' })).newPage();
  // The comparison must not depend on whether a typeface loads in time.
  await page.route('**/*.woff2', (route) => route.abort());
  return page;
};

const show = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.evaluate(async () => {
    const styles = new CSSStyleSheet();
    styles.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
};

/** The properties that some rule of a page sets: no other property can differ. */
const propertiesOn = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const setIn = (rules: CSSRuleList): ReadonlyArray<string> =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [...rule.style] : []),
        ...('cssRules' in rule ? setIn(rule.cssRules as CSSRuleList) : []),
      ]);
    const all = [...document.styleSheets].flatMap(({ cssRules }) => setIn(cssRules));
    // The position of an out-of-flow element depends on the elements above its block.
    return [...new Set(all)].filter((property) => !/^(?:--|inset|top$|right$|bottom$|left$)/.test(property));
  });

/** The computed styles of the elements inside the matches of `selector`, with their pseudo-elements; of a row of alike ones, the first and the last. */
const looksIn = (page: Page, selector: string, properties: ReadonlyArray<string>) =>
  page.locator(selector).evaluateAll((roots, names) => {
    const lookOf = (element: Element, pseudo?: string): string => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo !== undefined && style.content === 'none') return '';
      // A page renders an icon's strokes at its first use and refers to them later, so strokes are in different elements.
      const compared =
        element instanceof SVGElement ? names.filter((name) => !/^(?:fill|stroke)/.test(name)) : names;
      return compared.map((name) => style.getPropertyValue(name)).join(';');
    };
    const digest = (text: string): number => {
      let sum = 7;
      for (let i = 0; i < text.length; i += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) | 0;
      return sum;
    };
    const isLike = (element: Element, beside: Element | null): boolean =>
      beside?.localName === element.localName && beside.className === element.className;
    const isBetweenAlike = (element: Element): boolean =>
      isLike(element, element.previousElementSibling) && isLike(element, element.nextElementSibling);
    const elementsOf = (parent: Element): ReadonlyArray<Element> =>
      [...parent.children]
        .filter((element) => element.localName !== 'link' && !isBetweenAlike(element))
        .flatMap((element) => [element, ...(element.localName === 'svg' ? [] : elementsOf(element))]);
    return roots.map((root) =>
      elementsOf(root).map((element) => {
        const looks = [lookOf(element), lookOf(element, '::before'), lookOf(element, '::after')];
        return `${element.tagName} ${digest(looks.join('|'))}`;
      }),
    );
  }, properties);

const WIDTHS = [375, 1280];
/** By default, a third of the blocks, each at one of the widths. */
const blocksAt = (width: number): ReadonlyArray<string> =>
  Object.keys(BLOCKS).filter((_, i) => IS_WHOLE || i % (3 * WIDTHS.length) === WIDTHS.indexOf(width));

describe.each(WIDTHS)('at %i px', (width) => {
  test('each block looks the same on a page of its own as on a page of all blocks', async () => {
    const viewport = { width, height: 800 };
    const [together, page] = [await opened(viewport), await opened(viewport)];
    await show(together, ALL_PATH);
    const properties = await propertiesOn(together);
    for (const name of blocksAt(width)) {
      const selector = `main > * > [data-block="${name}"]`;
      const among = await looksIn(together, selector, properties);
      if (among.length === 0) continue;
      await show(page, alone(name));
      expect([name, await looksIn(page, selector, properties)]).toEqual([name, among]);
    }
  });
});

test('parts that open later look the same on every page', async () => {
  const pages: Page[] = [];
  for (const path of [alone('core/paragraph'), ALL_PATH]) {
    const page = await opened({ width: 1280, height: 900 });
    await show(page, path);
    await startByPress(page);
    await page
      .getByRole('button', { name: siteTextsIn('en').areaUnknown })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    pages.push(page);
  }
  const [properties = []] = await Promise.all(pages.slice(-1).map(propertiesOn));
  const looks = await Promise.all(pages.map((page) => looksIn(page, 'dialog[open]', properties)));
  expect(looks[1]).toEqual(looks[0]);
});

test('a page contains only the styles of its own content', async () => {
  const bytesOf = async (path: string): Promise<number> => {
    const html = await site.html(path);
    const inlined = /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
    return inlined.length + (await site.html(sheet)).length;
  };
  const paragraph = await bytesOf(alone('core/paragraph'));
  const empty = await bytesOf(alone('core/list-item'));
  const table = await bytesOf(alone('core/table'));
  expect(paragraph - empty).toBeLessThan(300);
  expect(table - empty).toBeGreaterThan(500);
  expect((await bytesOf(ALL_PATH)) / paragraph).toBeGreaterThan(4);
});
