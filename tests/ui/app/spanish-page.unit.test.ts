import { describe, expect, test } from '@jest/globals';
import { createElement } from 'react';
import type { ShownPage } from '../../../application/visitor/read-page/read-page-view.ts';
import { htmlDocument } from '../../../infrastructure/pages/html-document.ts';
import { siteFacts } from '../../../infrastructure/composition/site-facts.ts';
import { readSettings } from '../../../infrastructure/settings/settings.ts';
import { contentHead } from '../../../ui/app/content-page/content-head.ts';
import { ContentPage } from '../../../ui/app/content-page/content-page.tsx';
import { layoutParts } from '../../../ui/app/layout/layout-parts.ts';
import { Layout } from '../../../ui/app/layout/layout.tsx';
import { renderingOnFakes } from '../blocks/rendered-blocks.tsx';

const SITE = siteFacts(readSettings({}), { isSample: false, clock: { now: () => 0 } });

const shown: ShownPage = {
  ...{ path: '/es/ayuda/', language: 'es', title: 'Ayuda', description: 'Qué hacer' },
  ...{ isListed: true, image: null, productId: null, blocks: [], needs: [], trail: [], warnings: [] },
};

const documentOf = (page: ShownPage): string =>
  htmlDocument({
    site: SITE,
    head: contentHead(page, SITE),
    body: renderingOnFakes()({
      Page: () =>
        createElement(Layout, {
          language: page.language,
          path: page.path,
          parts: layoutParts,
          linksSheet: true,
          children: createElement(ContentPage, { shown: page, modules: new Map() }),
        }),
    }),
    data: { id: 'data', json: 'null' },
    assets: {
      ...{
        css: '',
        boot: '',
        entry: '',
        chunks: [],
        fonts: [''],
        accentFonts: [''],
        icon: '',
      },
    },
    ...{ appended: '', icons: '', marks: {}, scripts: { deferred: [], inlined: [] } },
    startsAfterLoad: false,
  });

describe('A Spanish page', () => {
  const html = documentOf(shown);

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
    const other = documentOf({ ...shown, language });
    expect(other).toContain(`<html lang="${language}">`);
    expect(other).toContain(`<meta property="og:locale" content="${locale}">`);
  });
});
