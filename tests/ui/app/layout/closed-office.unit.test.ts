import { createElement } from 'react';
import { describe, expect, test } from '@jest/globals';
import { Header } from '../../../../ui/app/layout/header.tsx';
import { NeedHelp } from '../../../../ui/leads/need-help/need-help.tsx';
import { needHelpTextsIn } from '../../../../ui/blocks/need-help-now/texts.ts';
import { renderingOnFakes } from '../../blocks/rendered-blocks.tsx';

const ADDRESS = 'href="/find-a-dealer/?filter=emergencyService"';

const header = (isOfficeOpen: boolean, language: 'en' | 'fr' = 'en') =>
  renderingOnFakes({ isOfficeOpen })({ Page: () => createElement(Header, { language, bar: null }) });

const help = (isOfficeOpen: boolean, language: 'en' | 'es' | 'fr') =>
  renderingOnFakes({ isOfficeOpen })({
    Page: () =>
      createElement(NeedHelp, {
        ...{ variant: 'banner', language, headingTag: 'h2', texts: needHelpTextsIn(language) },
        phone: { text: '1-800-555-0199', address: 'tel:+18005550199' },
        schedule: { href: '/find-your-dealer/', isCurrent: false, language: null },
      }),
  });

describe('While the default number is not answered', () => {
  test('the header leads to dealers who answer around the clock', () => {
    expect(header(false)).toContain('Our office is closed.');
    expect(header(false)).toContain(ADDRESS);
    expect(header(false, 'fr')).toContain('Notre bureau est fermé.');
  });

  test.each(['en', 'es', 'fr'] as const)('so does the offer of help (%s)', (language) => {
    expect(help(false, language)).toContain(needHelpTextsIn(language).closed);
    expect(help(false, language)).toContain(ADDRESS);
  });

  test('in office hours nothing is said of it', () => {
    expect(header(true)).not.toContain(ADDRESS);
    expect(header(true, 'fr')).not.toContain(ADDRESS);
    expect(help(true, 'en')).not.toContain(ADDRESS);
  });
});
