import { describe, expect, test } from '@jest/globals';
import { DOCUMENT_EDITION, editionLine, imprintLines } from '../../../domain/document/imprint.ts';

const IMPRINT = { brandName: 'Acme', phone: '1-800-555-0199', siteUrl: 'https://www.example.com' };

describe('The imprint of a document', () => {
  test.each([
    ['https://www.example.com', 'www.example.com'],
    ['http://localhost:3000', 'localhost:3000'],
  ])('names brand, phone and the site %s in its printed form', (siteUrl, printed) =>
    expect(imprintLines({ ...IMPRINT, siteUrl })).toEqual([
      `Acme. Questions? Call 1-800-555-0199, or see ${printed}/resources/.`,
      editionLine(),
    ]),
  );

  test('has the version, its day and the day of the last check', () => {
    const day = '[A-Z][a-z]+ \\d{1,2}, 20\\d\\d';
    const line = new RegExp(`^Version ${DOCUMENT_EDITION.version}, ${day}\\. Facts last checked: ${day}\\.$`);
    expect(editionLine()).toMatch(line);
  });
});
