import { createElement } from 'react';
import { describe, expect, test } from '@jest/globals';
import { LIST_PATHS } from '../../../../application/visitor/find-dealers/list-paths.ts';
import type { SiteLanguage } from '../../../../domain/content/site-language.ts';
import { Header } from '../../../../ui/app/layout/header.tsx';
import { NeedHelp } from '../../../../ui/leads/need-help/need-help.tsx';
import { needHelpTextsIn } from '../../../../ui/blocks/need-help-now/texts.ts';
import { renderingOnFakes } from '../../blocks/rendered-blocks.tsx';

const addressIn = (language: SiteLanguage): string =>
  `href="${LIST_PATHS[language]}?filter=emergencyService&amp;sort=nearest"`;
const ADDRESS = addressIn('en');

const header = (isOfficeOpen: boolean, language: 'en' | 'fr' = 'en', isAfterHours = false) =>
  renderingOnFakes({ isOfficeOpen, isAfterHours })({
    Page: () => createElement(Header, { language, bar: null }),
  });

const help = (isOfficeOpen: boolean, language: 'en' | 'es' | 'fr') =>
  renderingOnFakes({ isOfficeOpen })({
    Page: () =>
      createElement(NeedHelp, {
        variant: 'banner',
        language,
        headingTag: 'h2',
        texts: needHelpTextsIn(language),
        phone: { text: '1-800-555-0199', address: 'tel:+18005550199' },
        schedule: { href: '/find-your-dealer/', isCurrent: false },
      }),
  });

describe('While nobody answers the default number', () => {
  test('the header links to dealers who answer around the clock', () => {
    expect(header(false)).toContain('Our office is closed.');
    expect(header(false)).toContain(ADDRESS);
    expect(header(false, 'fr')).toContain('Notre bureau est fermé.');
  });

  test.each(['en', 'es', 'fr'] as const)(
    'the help block links to them in its language, whatever the language of the page (%s)',
    (language) => {
      expect(help(false, language)).toContain(needHelpTextsIn(language).closed);
      expect(help(false, language)).toContain(addressIn(language));
    },
  );

  test("the help block does not start with the site's own number", () => {
    expect(help(false, 'en')).toMatch(
      /button primary">See dealers who answer 24\/7.*button secondary">.*Call now/,
    );
    expect(help(true, 'en')).toMatch(/button primary">.*Call now/);
  });

  test('in the evening, at night and on weekends, the header links to emergency help, whether the office is open or not', () => {
    for (const isOpen of [true, false]) {
      expect(header(isOpen, 'en', true)).toContain('sort=nearest">No heat or cooling right now?</a>');
      expect(header(isOpen, 'fr', true)).toContain('Ni chauffage ni climatisation?');
    }
  });

  test('in office hours, the header and the help block have no such link', () => {
    expect(header(true)).not.toContain(ADDRESS);
    expect(header(true, 'fr')).not.toContain(ADDRESS);
    expect(help(true, 'en')).not.toContain(ADDRESS);
  });
});
