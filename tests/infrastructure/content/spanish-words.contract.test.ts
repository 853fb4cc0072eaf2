import { describe, expect, test } from '@jest/globals';
import { everyBlock, writtenTexts } from '../../../domain/content/html/written-values.ts';
import { emergenciesIn } from '../../../domain/help/translated-emergencies.ts';
import { pageAt } from './read-pages.ts';

const GUIDES = ['aire-acondicionado', 'bomba-de-calor', 'calefaccion-de-gas'].map(
  (name) => `/es/solucion-de-problemas/${name}/`,
);

/** The texts of a page's blocks, each of which a visitor may open alone, and the emergencies. */
const texts = async (): Promise<ReadonlyArray<string>> => {
  const pages = await Promise.all(['/es/', ...GUIDES].map((path) => pageAt(path)));
  const ofBlocks = pages.flatMap(({ blocks }) =>
    everyBlock(blocks).map((block) =>
      writtenTexts(block)
        .map(({ text }) => text)
        .join(' '),
    ),
  );
  return [...ofBlocks, ...emergenciesIn('es').map(({ steps }) => steps.join(' '))];
};

describe('Spanish pages', () => {
  test('name the breaker in both words where they first mention it', async () => {
    const named = (await texts()).filter((text) => /\bbreakers?\b|disyuntor/.test(text));
    expect(named.length).toBeGreaterThan(6);
    expect(named.filter((text) => !/^.*?\bbreakers? \(disyuntor(?:es)?\)/s.test(text))).toEqual([]);
    expect((await texts()).filter((text) => text.includes('interruptor eléctrico'))).toEqual([]);
  });

  test('name a delayed ignition by its sound, and fumes as gases', async () => {
    const all = (await texts()).join('\n');
    expect(all).toContain('un estallido al encender o gases nuevos');
    expect(all).not.toMatch(/un golpe|humo nuevo/);
  });
});
