import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

  test('comes from the folder of this server’s own documents when it has one', async () => {
    const ownFolder = join(folder, 'own');
    mkdirSync(join(ownFolder, 'documents'), { recursive: true });
    writeFileSync(join(ownFolder, PATH), 'with the right number');
    const own = await openServer({}, { filesFolder: folder, documentFolder: async () => ownFolder });
    const { payload } = await own.server.inject(PATH);
    await own.server.close();

    expect(payload).toBe('with the right number');
  });

  test('is not answered while it can’t be written', async () => {
    const documentFolder = () => Promise.reject(new Error('the disk is full'));
    const own = await openServer({}, { filesFolder: folder, documentFolder });
    const { statusCode, headers, payload } = await own.server.inject(PATH);
    await own.server.close();

    expect([statusCode, headers['retry-after']]).toEqual([503, '60']);
    expect(payload).toContain('This file isn’t ready yet.');
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
