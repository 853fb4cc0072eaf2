import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { documentNamed } from '../../../builders/document-named.ts';
import { writeDocuments } from '../../../../infrastructure/pdf/write-documents.ts';
import { PlainDocumentWriter } from '../../../fakes/content/plain-document-writer.ts';
import { openServer } from '../opened-server.ts';

let folder: string;
let server: Awaited<ReturnType<typeof openServer>>['server'];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'documents-'));
  await writeDocuments([documentNamed('tax-certificate-gas-furnaces')], new PlainDocumentWriter(), folder);
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  ({ server } = await openServer({}, { filesFolder: folder }));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const PATH = '/documents/tax-certificate-gas-furnaces.pdf';

describe('A document of the site', () => {
  test('is a PDF file that is saved under its own name', async () => {
    const { statusCode, headers, rawPayload } = await server.inject(PATH);

    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="tax-certificate-gas-furnaces.pdf"',
      'cache-control': 'public, max-age=86400',
    });
    expect(rawPayload).toEqual(readFileSync(join(folder, PATH)));
  });

  test('can be resumed after a broken download', async () => {
    const { statusCode, payload } = await server.inject({ url: PATH, headers: { range: 'bytes=0-3' } });

    expect([statusCode, payload]).toEqual([206, '%PDF']);
  });

  test('is downloaded, unlike other files', async () => {
    const { headers } = await server.inject('/icon.svg');

    expect(headers).not.toHaveProperty('content-disposition');
  });
});

test('Documents that no longer exist are removed when the others are written', async () => {
  await writeDocuments([documentNamed('tax-certificate-heat-pumps')], new PlainDocumentWriter(), folder);

  expect(() => readFileSync(join(folder, PATH))).toThrow('ENOENT');
});
