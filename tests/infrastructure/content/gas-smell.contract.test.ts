import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { Block } from '../../../domain/content/blocks/block.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import { everyBlock, writtenTexts } from '../../../domain/content/html/written-values.ts';
import { SITE_DOCUMENTS } from '../../../infrastructure/content/documents/site-documents.ts';
import { EMERGENCIES } from '../../../domain/help/emergencies.ts';
import { MAINTENANCE_CATEGORIES, maintenancePath } from '../../../domain/help/maintenance.ts';
import { guidePath, TROUBLED_CATEGORIES } from '../../../domain/help/troubleshooting.ts';
import { safetyPanelTexts } from '../../../ui/blocks/safety-panel/texts.ts';
import { pageAt, SHIPPED } from './read-pages.ts';

const SMELL =
  /smell(?:s|ing)? (?:of )?gas|gas (?:smell|odor)|odeur de gaz|sent(?:ez|ir) le gaz|(?:olor|huele) a gas/i;

/** The steps for a person who smells gas, in order (facts, sections 1 and 10), in the site's languages. */
const ORDER: ReadonlyArray<readonly [name: string, words: RegExp]> = [
  ['leave', /\bleave\b|get everyone (?:outside|away)|\bsort(?:ez|ir)\b|\bsalgan?\b/i],
  ['call 911', /\b911\b/],
  ['call the gas utility', /gas utility|compagnie de gaz|compañía de gas/i],
  ['call a dealer', /\bdealer|concessionnaire|\bdistribuidor/i],
];

/** The steps that are late or missing after the first mention of the smell. The dealer may be missing. */
const misplaced = (text: string): ReadonlyArray<string> => {
  const passage = text.slice(Math.max(0, text.search(SMELL)));
  const places = ORDER.map(([, words]) => passage.search(words));
  const dealer = places.at(-1) ?? -1;
  return ORDER.slice(0, -1).flatMap(([name], index) => {
    const [place = -1, previous = -1] = [places[index], index === 0 ? -1 : places[index - 1]];
    return place === -1 || place < previous || (dealer !== -1 && dealer < place) ? [name] : [];
  });
};

const textOf = (block: Block): string =>
  writtenTexts(block)
    .map(({ text }) => text)
    .join('\n');

const PANEL = [safetyPanelTexts.en.lead, ...(EMERGENCIES[0]?.steps ?? [])].join('\n');

/** A block with a mention and what belongs to it: the section below a heading, or the safety panel after an intro. */
const passageAt = (blocks: ReadonlyArray<Block>, index: number): string => {
  const [block, ...after] = blocks.slice(index);
  if (block === undefined) return '';
  if (block.name !== 'core/heading')
    return after[0]?.name === 'acf/safety-panel' ? `${textOf(block)}\n${PANEL}` : textOf(block);
  const end = after.findIndex(({ name }) => name === 'core/heading');
  return [block, ...after.slice(0, end === -1 ? after.length : end)].map(textOf).join('\n');
};

const passagesIn = ({ blocks }: ContentPage): ReadonlyArray<string> => {
  const all = everyBlock(blocks);
  return all.flatMap((block, index) => (SMELL.test(textOf(block)) ? [passageAt(all, index)] : []));
};

const shippedPages = async (): Promise<ReadonlyArray<ContentPage>> => {
  const entries = await SHIPPED.entries()();
  if (E.isLeft(entries)) throw new Error('The pages cannot be listed');
  return Promise.all(entries.right.map(({ path }) => pageAt(path)));
};

const GUIDES = [...TROUBLED_CATEGORIES.map(guidePath), ...MAINTENANCE_CATEGORIES.map(maintenancePath)];

describe('The steps for a smell of gas: leave, then call 911 and the gas utility from outside, before any dealer', () => {
  test('are on every page that mentions it, in every language', async () => {
    const passages = (await shippedPages()).flatMap((page) =>
      passagesIn(page).map((text) => ({ path: page.path, text, misplaced: misplaced(text) })),
    );
    expect(passages.filter((passage) => passage.misplaced.length > 0)).toEqual([]);
    expect(passages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/', '/terms/', '/fr/conditions-utilisation/', guidePath('packaged-systems')]),
    );
  });

  test('come first in the safety panel', () => {
    expect(EMERGENCIES[0]?.id).toBe('gas-smell');
    expect(misplaced(safetyPanelTexts.en.lead)).toEqual([]);
    expect(misplaced([EMERGENCIES[0]?.title, ...(EMERGENCIES[0]?.steps ?? [])].join('\n'))).toEqual([]);
  });

  test.each(GUIDES)('are in %s in a safety panel before any mention of a dealer', async (path) => {
    const all = everyBlock((await pageAt(path)).blocks);
    const panel = all.findIndex(({ name }) => name === 'acf/safety-panel');
    const dealer = all.findIndex(
      (block) => /zip-search|dealer|need-help/.test(block.name) || /dealer/i.test(textOf(block)),
    );
    expect(panel).toBeGreaterThan(-1);
    expect(dealer).toBeGreaterThan(panel);
  });

  test('are in every document that mentions it', () => {
    const texts = SITE_DOCUMENTS.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.kind === 'list' ? part.items : 'text' in part ? [part.text] : [])),
    ).filter((text) => SMELL.test(text));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => misplaced(text).length > 0)).toEqual([]);
  });
});

describe('A passage about a smell of gas', () => {
  test.each([
    [
      'If you smell gas at the unit: Stop here. Call a dealer.',
      ['leave', 'call 911', 'call the gas utility'],
    ],
    ['If you smell gas, call 911, then leave. Call your gas utility.', ['call 911']],
    ['You smell gas? Leave, call a dealer, 911 and the gas utility.', ['call 911', 'call the gas utility']],
    ['Odeur de gaz? Sortez, puis appelez le 911 et la compagnie de gaz.', []],
    ['¿Huele a gas? Salga. Llame al 911 y a la compañía de gas, y después a un distribuidor.', []],
  ])('%s', (text, steps) => expect(misplaced(text)).toEqual(steps));
});
