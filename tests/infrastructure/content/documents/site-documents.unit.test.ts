import { describe, expect, test } from '@jest/globals';
import { EMERGENCIES } from '../../../../domain/help/emergencies.ts';
import { documentFileName } from '../../../../domain/document/site-document.ts';
import {
  isSiteDocument,
  SITE_DOCUMENTS,
  TAX_CERTIFICATES,
  WARRANTY_DOCUMENTS,
} from '../../../../infrastructure/content/documents/site-documents.ts';
import { olderMetricsNote } from '../../../../domain/product/older-metric.ts';
import { documentNamed } from '../../../builders/document-named.ts';

const tableIn = (document: (typeof SITE_DOCUMENTS)[number]) =>
  document.parts.flatMap((part) => (part.kind === 'table' ? part.rows : []));

describe('The documents of the site', () => {
  test('each has its own path, which names its file', () => {
    const names = SITE_DOCUMENTS.map(({ path }) => documentFileName(path));

    expect(names).not.toContain(null);
    expect(new Set(names).size).toBe(SITE_DOCUMENTS.length);
  });

  test('each is found by its path, and no other path finds one', () => {
    expect(SITE_DOCUMENTS.filter(({ path }) => !isSiteDocument(path))).toEqual([]);
    expect(isSiteDocument('/documents/warranty-boilers.pdf')).toBe(false);
  });

  test.each([
    '/documents/',
    '/documents/guide.txt',
    '/documents/Guide.pdf',
    '/documents/a/guide.pdf',
    '/fr/documents/guide.pdf',
    '/documents/guide.pdf/more',
    '/products/',
  ])('%s is not the path of one', (path) => expect(documentFileName(path)).toBeNull());

  test('the certificates have the figures of the specification, section 9', () => {
    expect(tableIn(documentNamed('tax-certificate-gas-furnaces'))).toEqual([
      ['Gas furnace', '95% AFUE'],
      ['Circulating fan', 'At most 2% of furnace energy'],
    ]);
    expect(tableIn(documentNamed('tax-certificate-air-conditioners'))).toEqual([
      ['Split air conditioner', '16', '13'],
      ['Packaged air conditioner', '14', '12'],
    ]);
    expect(tableIn(documentNamed('tax-certificate-heat-pumps'))).toEqual([
      ['Split heat pump', '15', '12.5', '8.5'],
      ['Heat pump or dual fuel system', '14', '12', '8'],
    ]);
  });

  test('the certificates are records of past tax years, all others are samples', () => {
    for (const document of SITE_DOCUMENTS) {
      const isCertificate = TAX_CERTIFICATES.some(({ path }) => path === document.path);
      expect(document.notice).toMatch(isCertificate ? /^Record for past tax years\./ : /^Sample document\./);
    }
  });

  test.each(TAX_CERTIFICATES.map((document) => [document.title, document] as const))(
    '%s has the figures through 2022, and claims no later qualification of any product',
    (_title, { notice, parts }) => {
      const words = parts.flatMap((part) => ('text' in part ? [part.text] : [])).join('\n');

      expect(notice).toContain('applied through 2022 only');
      expect(words).toContain('Meeting these ratings doesn’t mean you qualified in 2023 to 2025.');
      expect(words).toMatch(/Form 5695.*ENERGY STAR’s archive/);
      expect(words).not.toMatch(/could earn|qualifies/);
    },
  );

  test('six warranties cover parts for 10 years if registered in 60 days, otherwise for 5', () => {
    expect(WARRANTY_DOCUMENTS).toHaveLength(6);
    for (const document of WARRANTY_DOCUMENTS) {
      expect(tableIn(document)).toEqual([
        ['Registered Limited Warranty', 'Registered within 60 days of installation', '10 years'],
        ['Base Limited Warranty', 'Not registered in that time', '5 years'],
      ]);
    }
  });

  test.each(WARRANTY_DOCUMENTS.map((document) => [document.title, document] as const))(
    '%s names the places where a warranty can’t depend on registration, and the date of that check',
    (_title, { parts }) =>
      expect(JSON.stringify(parts)).toMatch(
        /In California and Quebec, .*Last checked: [A-Z][a-z]+ \d+, 20\d\d\./,
      ),
  );

  const stopsOf = (name: string) =>
    documentNamed(`guide-${name}`).parts.flatMap((part) => (part.kind === 'list' ? part.items : []));

  test.each(
    Object.entries({
      'air-conditioners': ['refrigerant-leak'],
      furnaces: ['delayed-ignition', 'heating-oil'],
      'air-handlers': ['refrigerant-leak'],
      'heat-pumps': ['refrigerant-leak'],
      'packaged-units': ['refrigerant-leak', 'delayed-ignition'],
      'air-coil': ['refrigerant-leak'],
      'ductless-mini': ['refrigerant-leak'],
      'ductless-multi': ['refrigerant-leak'],
      'light-commercial': ['refrigerant-leak', 'delayed-ignition'],
    }),
  )(
    'the guide for %s states the dangers of the equipment with all steps: %j, and those of all',
    (name, own) => {
      const ofAll = ['gas-smell', 'carbon-monoxide', 'burning-smell', 'water-near-wires', 'hot-surfaces'];
      const stated = EMERGENCIES.filter(({ title, steps }) =>
        stopsOf(name).includes(`${title}: ${steps.join(' ')}`),
      ).map(({ id }) => id);

      expect(stated.toSorted()).toEqual([...ofAll, ...own].toSorted());
    },
  );

  test('those for light commercial systems never mention a home', () => {
    for (const kind of ['sell-sheet', 'guide', 'accessories'])
      expect(JSON.stringify(documentNamed(`${kind}-light-commercial`))).not.toMatch(/\bhome/i);
  });

  test('a certificate marks only the older metrics that it uses', () => {
    const words = (document: (typeof SITE_DOCUMENTS)[number]) => JSON.stringify(document.parts);

    expect(words(documentNamed('tax-certificate-gas-furnaces'))).not.toMatch(/SEER/);
    expect(words(documentNamed('tax-certificate-air-conditioners'))).toContain(
      olderMetricsNote(['SEER', 'EER']),
    );
    expect(words(documentNamed('tax-certificate-air-conditioners'))).not.toMatch(/HSPF|AFUE/);
    expect(words(documentNamed('tax-certificate-heat-pumps'))).toContain(
      olderMetricsNote(['SEER', 'EER', 'HSPF']),
    );
  });

  test('have no tokens left', () => {
    expect(JSON.stringify(SITE_DOCUMENTS)).not.toContain('{{');
  });
});
