import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ownDocuments } from '../../infrastructure/composition/own-documents.ts';
import { readSettings } from '../../infrastructure/settings/settings.ts';
import { MemoryLogger } from '../fakes/memory-logger.ts';

const WARRANTY = '/documents/warranty-coils.pdf';

const lastLines = async (file: string): Promise<string> => {
  const loading = getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 });
  const page = await (await loading.promise).getPage(1);
  const { items } = await page.getTextContent();
  await loading.destroy();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
};

test('Papers carry the phone number and the address with which the server is started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-documents-'));
  const settings = readSettings({
    DATA_DIR: folder,
    DEFAULT_PHONE: '8335550142',
    SITE_URL: 'https://www.acme.test',
  });
  const documents = ownDocuments('dist', settings, new MemoryLogger());
  const text = await lastLines(join((await documents?.folderOf(WARRANTY)) ?? '', WARRANTY));
  await documents?.close();
  rmSync(folder, { recursive: true });

  expect(text).toContain('Call 1-833-555-0142, or see www.acme.test/resources/.');
});

test('Papers of the build are used when they carry the same', () => {
  const built = JSON.parse(readFileSync('dist/documents/imprint.json', 'utf8')) as {
    brandName: string;
    phone: string;
    siteUrl: string;
  };
  const settings = readSettings({
    BRAND_NAME: built.brandName,
    DEFAULT_PHONE: built.phone,
    SITE_URL: built.siteUrl,
  });
  expect(ownDocuments('dist', settings, new MemoryLogger())).toBeNull();
});
