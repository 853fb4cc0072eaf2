import { afterEach, expect, jest, test } from '@jest/globals';
import { pageDataText } from '../../../infrastructure/browser/page-data-file.ts';

const ADDRESS = '/assets/pages/abc/products/';
const answering = (body: string, ok: boolean) =>
  jest
    .fn<typeof fetch>()
    .mockResolvedValue({ ok, status: ok ? 200 : 404, text: async () => body } as Response);

afterEach(() => document.body.replaceChildren());

test('The data of a page can be inline', async () => {
  globalThis.fetch = answering('', true);
  document.body.innerHTML = '<script type="application/json" id="page-data">{"a":1}</script>';
  expect(await pageDataText('page-data')).toBe('{"a":1}');
  expect(globalThis.fetch).not.toHaveBeenCalled();
});

test('The data of a page can be in a file', async () => {
  globalThis.fetch = answering('{"a":2}', true);
  document.body.innerHTML = `<script type="application/json" data-resume="${ADDRESS}"></script>`;
  expect(await pageDataText('page-data')).toBe('{"a":2}');
  expect(globalThis.fetch).toHaveBeenCalledWith(ADDRESS);
});

test('A data file that cannot be loaded is an error', async () => {
  globalThis.fetch = answering('{"title":"There’s no such file."}', false);
  document.body.innerHTML = `<script type="application/json" data-resume="${ADDRESS}"></script>`;
  await expect(pageDataText('page-data')).rejects.toThrow('404');
});
