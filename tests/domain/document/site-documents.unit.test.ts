import { describe, expect, test } from '@jest/globals';
import { documentFileName } from '../../../domain/document/site-document.ts';
import { isSiteDocument, SITE_DOCUMENTS } from '../../../domain/document/site-documents.ts';
import { TAX_CERTIFICATES } from '../../../domain/document/tax-certificates.ts';
import { WARRANTY_DOCUMENTS } from '../../../domain/document/warranty-documents.ts';

const tableIn = (document: (typeof SITE_DOCUMENTS)[number]) =>
  document.parts.flatMap((part) => (part.kind === 'table' ? part.rows : []));

describe('the documents that the site makes', () => {
  test('each has a path of its own, which names its file', () => {
    const names = SITE_DOCUMENTS.map(({ path }) => documentFileName(path));

    expect(names).not.toContain(null);
    expect(new Set(names).size).toBe(SITE_DOCUMENTS.length);
  });

  test('each is known by its path, and no other path is', () => {
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
  ])('%s is the path of none', (path) => expect(documentFileName(path)).toBeNull());

  test('the certificates have the figures of the specification, section 9', () => {
    expect(tableIn(TAX_CERTIFICATES.furnaces)).toEqual([
      ['Gas furnace', '95% AFUE'],
      ['Circulating fan', 'At most 2% of furnace energy'],
    ]);
    expect(tableIn(TAX_CERTIFICATES.airConditioners)).toEqual([
      ['Split air conditioner', '16', '13'],
      ['Packaged air conditioner', '14', '12'],
    ]);
    expect(tableIn(TAX_CERTIFICATES.heatPumps)).toEqual([
      ['Split heat pump', '15', '12.5', '8.5'],
      ['Heat pump or dual fuel system', '14', '12', '8'],
    ]);
  });

  test('the certificates are records of past tax years, everything else is a sample', () => {
    const certificates = Object.values(TAX_CERTIFICATES);
    for (const document of SITE_DOCUMENTS) {
      const isCertificate = certificates.some(({ path }) => path === document.path);
      expect(document.notice).toMatch(isCertificate ? /^Record for past tax years\./ : /^Sample document\./);
    }
  });

  test('the warranties of six kinds of equipment cover parts for 10 years when registered in 60 days, else 5', () => {
    expect(Object.keys(WARRANTY_DOCUMENTS)).toHaveLength(6);
    for (const document of Object.values(WARRANTY_DOCUMENTS)) {
      expect(tableIn(document)).toEqual([
        ['Registered Limited Warranty', 'Registered within 60 days of installation', '10 years'],
        ['Base Limited Warranty', 'Not registered in that time', '5 years'],
      ]);
    }
  });
});
