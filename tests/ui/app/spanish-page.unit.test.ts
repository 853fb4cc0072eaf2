import { describe, expect, test } from '@jest/globals';
import { createElement } from 'react';
import type { ShownPage } from '../../../application/visitor/read-page/read-page-view.ts';
import { ContentPage } from '../../../ui/app/content-page/content-page.tsx';
import { layoutParts } from '../../../ui/app/layout/layout-parts.ts';
import { Layout } from '../../../ui/app/layout/layout.tsx';
import { documentOf, EMPTY_PAGE } from './page-document.ts';
import { renderingOnFakes } from '../blocks/rendered-blocks.tsx';

const shown: ShownPage = { ...EMPTY_PAGE, path: '/es/ayuda/', language: 'es', title: 'Ayuda' };

/** The document of a page in its layout. */
const laidOut = (page: ShownPage): string =>
  documentOf(
    page,
    renderingOnFakes()({
      Page: () =>
        createElement(Layout, {
          language: page.language,
          path: page.path,
          parts: layoutParts,
          linksSheet: true,
          hasParts: true,
          children: createElement(ContentPage, { shown: page, modules: new Map() }),
        }),
    }),
  );

describe('A Spanish page', () => {
  const html = laidOut(shown);

  test('declares its language to browsers and social networks', () => {
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('<meta property="og:locale" content="es_US">');
  });

  test('is in Spanish, and marks its links to English pages', () => {
    expect(html).toContain('Saltar al contenido principal');
    expect(html).toMatch(/<nav[^>]* aria-label="Ruta de navegación">.*?<a href="\/es\/">Inicio<\/a>/);
    expect(html).toMatch(/"name":"Inicio","item":"[^"]*\/es\/"/);
    expect(html).toMatch(/<a [^>]*hrefLang="en"[^>]*>Contáctenos \(en inglés\)/);
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*hrefLang="en"[^>]*>English<\/a>/);
  });

  test.each([
    ['fr', 'fr_CA'],
    ['en', 'en_US'],
  ] as const)('differs from a page in another language: %s', (language, locale) => {
    const other = laidOut({ ...shown, language });
    expect(other).toContain(`<html lang="${language}">`);
    expect(other).toContain(`<meta property="og:locale" content="${locale}">`);
  });
});
