import { describe, expect, test } from '@jest/globals';
import { languageOf, type OtherLanguage, type SiteLanguage } from '../../../domain/content/site-language.ts';
import { EMERGENCIES } from '../../../domain/help/emergencies.ts';
import { MAINTENANCE_CATEGORIES, maintenancePath } from '../../../domain/help/maintenance.ts';
import { translatedPage } from '../../../domain/help/translated-pages.ts';
import { emergenciesIn } from '../../../domain/help/translated-emergencies.ts';
import {
  guidePath,
  TROUBLED_CATEGORIES,
  type TroubledCategory,
} from '../../../domain/help/troubleshooting.ts';
import { view } from '../../../ui/blocks/safety-panel/view.ts';
import { dataOf, pageAt } from './read-pages.ts';

const LANGUAGES: ReadonlyArray<OtherLanguage> = ['es', 'fr'];

type Case = readonly [path: string, category: TroubledCategory, language: SiteLanguage];

const GUIDES = TROUBLED_CATEGORIES.flatMap((category): ReadonlyArray<Case> => {
  const guide = guidePath(category);
  return [
    [guide, category, 'en'],
    ...LANGUAGES.flatMap((language): ReadonlyArray<Case> => {
      const translated = translatedPage(guide, language);
      return translated === null ? [] : [[translated.href, category, language]];
    }),
  ];
});

const TIPS = MAINTENANCE_CATEGORIES.flatMap((tips): ReadonlyArray<Case> => {
  const category = TROUBLED_CATEGORIES.find((troubled) => troubled === tips);
  return category === undefined ? [] : [[maintenancePath(tips), category, 'en']];
});

const dangersOf = (category: TroubledCategory, language: SiteLanguage) =>
  emergenciesIn(language).filter(({ systems }) => systems === undefined || systems.includes(category));

const SITE = { brandName: 'RunTru', siteUrl: '', defaultPhone: { text: '', address: '' } };

describe('A page about a system', () => {
  test('exists for ten systems in English, and for three in Spanish and French', () =>
    expect(GUIDES).toHaveLength(16));

  test.each([...GUIDES, ...TIPS])(
    '%s: states each danger of its equipment, with all steps, in its language',
    async (path, category, language) => {
      const { blocks, ...page } = await pageAt(path);
      expect(languageOf(page)).toBe(language);
      const panels = dataOf(blocks, 'acf/safety-panel');
      expect(panels).toHaveLength(1);
      const { open, folded } = view(
        { data: { open: panels[0]?.['open'] === '1' } },
        {
          page: { ...page, knownPaths: [], translations: {}, language, productId: null },
          site: SITE,
          innerBlocks: [],
        },
      );
      const stated = [...open, ...folded.flatMap(({ emergencies }) => emergencies)].map(
        ({ title, steps }) => ({
          title,
          steps,
        }),
      );
      expect(stated).toEqual(
        expect.arrayContaining(dangersOf(category, language).map(({ title, steps }) => ({ title, steps }))),
      );
    },
  );

  test('names a refrigerant leak among its dangers exactly when it has refrigerant', () =>
    expect(EMERGENCIES.find(({ id }) => id === 'refrigerant-leak')?.systems).toEqual([
      'air-conditioners',
      'air-handlers',
      'heat-pumps',
      'ductless-systems',
      'packaged-systems',
      'coils',
    ]));

  test.each(
    GUIDES.filter(([, category]) => dangersOf(category, 'en').some(({ id }) => id === 'refrigerant-leak')),
  )('%s: explains a hiss and the leak alarm among its symptoms', async (path) =>
    expect(dataOf((await pageAt(path)).blocks, 'acf/accordion').map(({ blockId }) => blockId)).toContain(
      'leak-alert',
    ),
  );
});
