import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { csvRows } from '../../../infrastructure/import/csv-rows.ts';
import { jsonDocumentRows, jsonLineRows } from '../../../infrastructure/import/json-rows.ts';
import { isLineOfJson } from '../../../infrastructure/wire/json-values.ts';
import { all, inPieces } from './rows.ts';

const COLUMNS = {
  name: 'text',
  score: 'number',
  'location.lat': 'number',
  numbers: 'assigned numbers',
} as const;
const csv = (text: string) => all(csvRows(inPieces(text, 7), COLUMNS));
const document = (text: string, length = 5) => all(jsonDocumentRows(inPieces(text, length), 'dealers'));

describe('The rows of a CSV file', () => {
  it('have the number of the line that they start on, counting empty lines and lines in cells', async () =>
    expect(await csv('name,score\r\n"a\r\nb",1\r\n\r\n,,\r\nc,x\r\nd\r\n')).toEqual([
      { kind: 'left-out', columns: [] },
      { kind: 'row', line: 2, record: { name: 'a\r\nb', score: 1 } },
      { kind: 'row', line: 6, record: { name: 'c', score: 'x' } },
      { kind: 'fault', line: 7, fault: 'has 1 cells, the header has 2' },
    ]));

  it('have cells without the spaces around them', async () =>
    expect(await csv('name,score\n" Ann\u00a0", 4 \n')).toMatchObject([
      { kind: 'left-out' },
      { kind: 'row', line: 2, record: { name: 'Ann', score: 4 } },
    ]));

  it('have nested fields and pairs of numbers, without unknown columns', async () =>
    expect(await csv('location.lat,numbers,extra\n32.9,a:1; b:2,x\n')).toEqual([
      { kind: 'left-out', columns: ['extra'] },
      {
        kind: 'row',
        line: 2,
        record: {
          location: { lat: 32.9 },
          numbers: [
            { numberType: 'a', number: '1' },
            { numberType: 'b', number: '2' },
          ],
        },
      },
    ]));

  test.each([
    ['semicolons', '\nname;location.lat;score\n"A;B, C";32,9612;1\n'],
    ['tabs', 'name\tlocation.lat\tscore\r\nA;B, C\t+32.9612\t1\r\n'],
    ['commas', 'name,location.lat,score\n"A;B, C","32,9612",1\n'],
  ])('may be separated by %s', async (_, text) =>
    expect(await csv(text)).toMatchObject([
      { kind: 'left-out', columns: [] },
      { record: { name: 'A;B, C', location: { lat: 32.9612 }, score: 1 } },
    ]),
  );

  it('have thousands with commas, and no value where an export writes that there is none', async () =>
    expect(await csv('name,score\nA,"1,024"\nB,N/A\nNULL,"-1,02"\nNancy,"1,02,4"\n')).toMatchObject([
      { kind: 'left-out' },
      { record: { name: 'A', score: 1024 } },
      { record: { name: 'B' } },
      { record: { score: -1.02 } },
      { record: { name: 'Nancy', score: '1,02,4' } },
    ]));

  test.each([
    ['a quote that is not closed', 'name\n"a\nb', /^Line \d: a quoted cell is not closed/],
    ['a header without a known column', 'foo,bar\n1,2', /^Line 1: the header names no known column/],
  ])('end with %s', async (_, text, message) => {
    await expect(csv(text)).rejects.toMatchObject({ message: expect.stringMatching(message) });
  });
});

describe('The rows of a JSON file', () => {
  it('are the items of a list, one by one, at any split of the text', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.json().map((json) => JSON.parse(json) as unknown)),
        fc.integer({ min: 1, max: 30 }),
        async (list, length) => {
          const rows = await document(JSON.stringify(list, null, 1), length);
          expect(rows.slice(0, -1)).toMatchObject(
            list.map((record) => ({ kind: 'row', record: plain(record) })),
          );
          expect(rows.at(-1)).toEqual({ kind: 'rest', fields: [] });
        },
      ),
    ));

  it('are the items of the list in an answer, with the rest of the answer', async () =>
    expect(
      await document(
        '{"city": "[\\"", "a": [1],\n "dealers": [\n{"name": "]"},\n{"x"}\n], "randomizeBuckets": [2]}',
      ),
    ).toEqual([
      { kind: 'row', line: 3, record: { name: ']' } },
      { kind: 'fault', line: 4, fault: 'is not JSON' },
      { kind: 'rest', fields: { city: '["', a: [1], dealers: [], randomizeBuckets: [2] } },
    ]));

  it('are lines if every line is an object', async () => {
    expect(await all(jsonLineRows(inPieces('{"a":1}\n\n{"a":"\u2028"}\r\n{', 4)))).toEqual([
      { kind: 'row', line: 1, record: { a: 1 } },
      { kind: 'row', line: 3, record: { a: '\u2028' } },
      { kind: 'fault', line: 4, fault: 'is not JSON' },
    ]);
    expect(isLineOfJson('{"a":1}\n{"a":2}', 'dealers')).toBe(true);
    expect(isLineOfJson('{"dealers":[]}', 'dealers')).toBe(false);
    expect(isLineOfJson('{\n"a":1}', 'dealers')).toBe(false);
  });

  test.each(['[{"a":1}', '{"a":1}', '{"dealers":[1]', '[1]]', '{"dealers":"', '"text"'])(
    'end with an error in %s',
    async (text) => {
      await expect(document(text)).rejects.toMatchObject({
        message: expect.stringMatching(/^Line 1: /),
      });
    },
  );
});

/** Without -0, which no file can store. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
