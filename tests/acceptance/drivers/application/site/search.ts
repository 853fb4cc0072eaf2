import assert from 'node:assert/strict';
import { SearchSite } from '../../../../../application/visitor/search-site/search-site.ts';
import { searchEntryOf } from '../../../../../domain/document/document-text.ts';
import { SITE_DOCUMENTS } from '../../../../../domain/document/site-documents.ts';
import { MiniSearchSiteIndex } from '../../../../../infrastructure/content/search/minisearch-site-index.ts';
import { currentOf } from '../../../../../ui/bindings/use-observable.ts';
import type { SearchPart } from '../../../parts/search-part.ts';
import type { Visit } from '../visit.ts';

export const siteSearchOf = (visit: Visit): SearchPart => {
  const documents = SITE_DOCUMENTS.map(searchEntryOf);
  let search = new SearchSite(new MiniSearchSiteIndex(visit.contents.folder, documents));
  return {
    search: async (typed) => {
      search = new SearchSite(new MiniSearchSiteIndex(visit.contents.folder, documents));
      await search.showAt(new URLSearchParams({ q: typed }));
    },
    narrowTo: async (kind) => {
      const link = currentOf(search.view$).kinds.find(({ name }) => name === kind);
      assert.ok(link, `The kind ${kind} is not offered`);
      await search.showAt(new URLSearchParams(link.href));
    },
    seenWhen: async () => {
      const { status, hits, dealers } = currentOf(search.view$);
      return {
        status: status ?? '',
        hits: hits.map(({ title, kind, excerpt }) => ({
          title,
          isDocument: kind === 'document',
          marked: excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text),
        })),
        dealers: dealers?.text ?? null,
      };
    },
  };
};
