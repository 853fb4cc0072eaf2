import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as TE from 'fp-ts/TaskEither';
import type { PageRenderer, PageRendering } from '../../../application/ports/content/page-renderer.ts';
import { CheckContent, type ServedPage } from '../../../application/provider/check-content/check-content.ts';
import { wholeBlock, type SketchedBlock } from '../../../domain/content/blocks/sketched-block.ts';
import { siteFactTable } from '../../../domain/content/facts.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import { paragraph, type SiteDocument } from '../../../domain/document/site-document.ts';
import { readText } from '../../../infrastructure/content/html/plain-text.ts';
import { readingGrade } from '../../../infrastructure/content/check/reading-grade.ts';
import { MemoryPageRenderer } from '../../fakes/content/memory-page-renderer.ts';
import { MemoryPageLibrary } from '../../fakes/content/memory-page-library.ts';

let library: MemoryPageLibrary;
let complaints: string[];
let served: Partial<Record<string, ServedPage>>;
beforeEach(() => {
  served = {};
  library = new MemoryPageLibrary();
  complaints = [];
});

const write = (
  path: string,
  blocks: ReadonlyArray<SketchedBlock> = [],
  more: Partial<ContentPage> = {},
): void =>
  library.write({
    path,
    locale: 'en_US',
    title: 'A page',
    description: '',
    ...more,
    blocks: blocks.map(wholeBlock),
  });

const html = (originalContent: string): SketchedBlock => ({ name: 'core/html', originalContent });

const inMemory = () => new MemoryPageRenderer(library, { '/broken/': ['Broken block: core/html'] });

const check = (renderer: PageRenderer = inMemory()) =>
  new CheckContent({
    documents,
    library,
    renderer,
    siteUrl: 'https://www.example.com',
    isAnswered: (path) => path === '/guide.pdf',
    isShipped: (path) => path === '/',
    facts: siteFactTable({ text: '1-800-555-0199', address: 'tel:+18005550199' }, () => '2026-11-20'),
    today: () => '2026-12-01',
    textOf: readText,
    gradeOf: readingGrade,
    servedPage: (path) => served[path] ?? { lastRead: null, staleSince: null, formerPaths: [] },
    complaints: () => complaints,
  }).execute();

const found = async () =>
  (await check()).findings.map(({ severity, path, kind }) => `${severity} ${path} ${kind}`);

let documents: ReadonlyArray<SiteDocument> = [];
afterEach(() => void (documents = []));

describe('A content check', () => {
  test('also checks the documents', async () => {
    documents = [
      {
        path: '/documents/a.pdf',
        title: 'A',
        subject: 'A',
        notice: '',
        parts: [paragraph('Register within 90 days. New units use R-454B.')],
      },
    ];
    expect(await found()).toEqual(['error /documents/a.pdf OtherFact']);
  });

  test('finds nothing on correct pages', async () => {
    write('/', [html('<h2>Air</h2><a href="/contact/">Contact</a><a href="/guide.pdf">Guide</a>')]);
    write('/contact/', [html('<a href="/">Home</a>')]);
    expect(await check()).toEqual({
      pages: 2,
      errors: 0,
      warnings: 0,
      findings: [],
      words: { written: 4, kept: 4 },
      translations: [],
      table: ['/', '/contact/'].map((path) => ({
        path,
        lastRead: null,
        staleSince: null,
        lost: 0,
        moved: 0,
        hasDescription: false,
        withoutSrcset: 0,
        unredirected: [],
      })),
    });
  });

  test('counts what a page lacks, and reports words at another place as an error', async () => {
    write('/moved/', [html('<p>Second then</p>'), html('<p>First</p>'), html('<img src="/a.png" alt="">')], {
      description: 'Order.',
    });
    write('/unmoved/', [html('<img src="/a.svg" alt=""><img src="/a.png" srcset="/b.png 2x" alt="">')]);
    const firstFirst: PageRenderer = {
      render: (path) =>
        TE.map((rendering: PageRendering) => {
          const outline = { ...rendering.outline, text: 'First Second then' };
          return { ...rendering, outline };
        })(inMemory().render(path)),
    };
    const { findings, table } = await check(firstFirst);
    expect(findings.map(({ severity, kind }) => [severity, kind])).toEqual([['error', 'MovedText']]);
    expect(table).toMatchObject([
      { path: '/moved/', moved: 1, hasDescription: true, withoutSrcset: 1 },
      { path: '/unmoved/', moved: 0, hasDescription: false, withoutSrcset: 0 },
    ]);
  });

  test('says when visitors’ version was read, reports an older one as an error, and names former paths of other pages', async () => {
    for (const path of ['/', '/new/', '/old/']) write(path);
    served = {
      '/': { lastRead: 0, staleSince: null, formerPaths: [] },
      '/new/': { lastRead: 1_000, staleSince: 1_000, formerPaths: ['/old/', '/older/'] },
    };
    const { findings, table } = await check();
    expect(findings.map(({ severity, path, kind }) => [severity, path, kind])).toEqual([
      ['error', '/new/', 'StalePage'],
    ]);
    expect(table).toMatchObject([
      { path: '/', lastRead: '1970-01-01T00:00:00.000Z', staleSince: null, unredirected: [] },
      { path: '/new/', staleSince: '1970-01-01T00:00:01.000Z', unredirected: ['/old/'] },
      { path: '/old/', lastRead: null, staleSince: null, unredirected: [] },
    ]);
  });

  test('reports page by page, with the findings of each page in a fixed order', async () => {
    write('/b/', [html('<h3>Air</h3>')]);
    write('/a/', [
      html('<a href="/kontact/">Contact</a><a href="#form">Form</a><a href="/resources/">Resources</a>'),
      html('<h1>A</h1><h1>B</h1><img src="http://a.example/a.png">'),
      { name: 'acf/nothing' },
    ]);
    expect(await found()).toEqual([
      'error /a/ UnknownBlock',
      'error /a/ InsecureMedia',
      'warning /a/ MissingAlternative',
      'error /a/ MainHeadings',
      'error /a/ DeadLink',
      'error /a/ DeadFragment',
      'warning /a/ LinkNotBuilt',
      'error /b/ SkippedHeading',
    ]);
  });

  test('reports help pages that are hard to read, but no other pages', async () => {
    const hard = [
      html(
        '<p>Notwithstanding considerable accumulations of particulate contamination, the filtration media occasionally necessitates replacement.</p>',
      ),
    ];
    const easy = [html('<p>Check the filter. If it is gray, put in a new one.</p>')];
    write('/resources/troubleshooting/coils/', hard);
    write('/resources/maintenance-tips/coils/', easy);
    write('/terms/', hard);
    expect(await found()).toEqual(['error /resources/troubleshooting/coils/ HardToRead']);
  });

  test('reports a wrong value of a fact, a date in the past, and a token without a fact', async () => {
    write('/a/', [html('<p>We answer within 72 hours. {{fact:moon}}</p>')], {
      description: 'Good through October 31, 2026. Last checked May 1, 2024.',
    });
    expect(await found()).toEqual([
      'error /a/ ExpiredDate',
      'warning /a/ OutdatedCheck',
      'error /a/ UnknownFact',
      'error /a/ OtherFact',
    ]);
  });

  test('reports blocks that throw', async () => {
    write('/broken/');
    expect(await check()).toMatchObject({
      errors: 1,
      findings: [{ path: '/broken/', text: 'Broken block: core/html' }],
    });
  });

  test('reports translations of missing pages and, once per language, untranslated pages', async () => {
    write('/');
    write('/offer/');
    write('/hidden/', [], { isListed: false });
    write('/fr/', [], { locale: 'fr_CA', translationOf: '/' });
    write('/fr/b/', [], { locale: 'fr_CA', translationOf: '/b/' });
    expect(await found()).toEqual(['error /fr/b/ UnknownOriginal', 'warning null Untranslated']);
    expect((await check()).findings[1]?.text).toBe('1 English page without a translation to fr: /offer/');
  });

  test('reports the faults of the page sources', async () => {
    write('/');
    complaints.push('The page a.html is left out: no JSON');
    expect(await check()).toMatchObject({
      pages: 1,
      errors: 1,
      findings: [{ path: null, text: 'The page a.html is left out: no JSON' }],
    });
  });

  test('reports that the library is unavailable', async () => {
    library.breakDown();
    expect(await check()).toMatchObject({ pages: 0, errors: 1, findings: [{ text: 'out of order' }] });
  });

  test('reports listed pages that cannot be read', async () => {
    write('/');
    const page: MemoryPageLibrary['page'] = () => new MemoryPageLibrary().page('/');
    Object.assign(library, { page });
    expect(await check()).toMatchObject({ pages: 1, errors: 1, findings: [{ kind: 'UnrenderedPage' }] });
  });
});
