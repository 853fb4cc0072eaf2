import { beforeAll, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { PageHead } from '../../../application/visitor/read-page/page-head.ts';
import type { PageEntry } from '../../../domain/content/page-entry.ts';
import { requestOptions } from '../../builders/request-options.ts';
import { blockCatalogue } from '../../../infrastructure/composition/block-catalogue.ts';
import { createCheckingContainer } from '../../../infrastructure/composition/containers/checking-container.ts';
import { locatePage } from '../../../infrastructure/composition/locate-page.ts';
import { createRequestContainer } from '../../../infrastructure/composition/containers/request-container.ts';
import { SERVER_TOKENS } from '../../../infrastructure/composition/containers/server-tokens.ts';
import { siteFacts } from '../../../infrastructure/composition/site-facts.ts';
import { servicesOf } from '../../../infrastructure/composition/visitor/services.ts';
import { readSettings } from '../../../infrastructure/settings/settings.ts';
import { loadDefinitions } from '../../../ui/blocks/load-definitions.ts';
import { SHIPPED } from '../content/read-pages.ts';

const SITE = siteFacts(readSettings({ SITE_URL: 'https://www.example.com' }), {
  isSample: false,
  clock: { now: () => 0 },
});

/** The head of a shipped page, as the server sends it. */
const headReader = async (): Promise<(path: string) => Promise<PageHead>> => {
  const definitions = await loadDefinitions();
  const checking = createCheckingContainer(SHIPPED, blockCatalogue(definitions, readSettings({})), SITE);
  const locate = locatePage(definitions);
  return async (path) => {
    const page = await locate(path, await checking.get(SERVER_TOKENS.readPage).at(path));
    const container = createRequestContainer(checking, requestOptions(SITE));
    try {
      const services = servicesOf(container, SITE);
      await page.module.prepare?.(services, new URLSearchParams(), path);
      return page.module.head(services, new URLSearchParams());
    } finally {
      container.dispose();
    }
  };
};

let headAt: Awaited<ReturnType<typeof headReader>>;
let entries: ReadonlyArray<PageEntry>;
beforeAll(async () => {
  headAt = await headReader();
  const listed = await SHIPPED.entries()();
  entries = E.isRight(listed) ? listed.right : [];
});

test.each(['title', 'description'] as const)('Shipped pages each have their own %s', async (part) => {
  const own = entries.filter(({ canonicalPath, path }) => (canonicalPath ?? path) === path);
  expect(own.length).toBeGreaterThan(60);
  const heads = await Promise.all(own.map(({ path }) => headAt(path)));
  const texts = heads.map((head) => head[part]);
  expect(texts.filter((text, i) => text === '' || texts.indexOf(text) !== i)).toEqual([]);
});
