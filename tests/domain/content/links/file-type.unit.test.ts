import { expect, test } from '@jest/globals';
import { fileTypeOf } from '../../../../domain/content/links/file-type.ts';

test.each([
  ['/documents/warranty.pdf', 'PDF'],
  ['https://files.example.com/a%20b/Sell-Sheet.PDF?v=2#page=3', 'PDF'],
  ['//files.example.com/specification.docx', 'Word'],
  ['/library/units.rfa', 'Revit'],
  ['/library/drawings.v2.dwg', 'CAD'],
])('The file %s has the type %s', (address, type) => {
  expect(fileTypeOf(address)).toBe(type);
});

test.each([
  ['/resources/warranty/'],
  ['https://archive.zip'],
  ['https://example.com'],
  ['https://example.com/?file=warranty.pdf'],
  ['/a.pdf/'],
  ['/page#part.pdf'],
  ['/notes.constructor'],
  ['mailto:someone@archive.zip'],
  [''],
])('%p has no known file type', (address) => {
  expect(fileTypeOf(address)).toBeNull();
});
