import { SearchSite } from '../../../../../application/visitor/search-site/search-site.ts';
import { searchEntryOf } from '../../../../../domain/document/document-text.ts';
import { SITE_DOCUMENTS } from '../../../../../domain/document/site-documents.ts';
import { MiniSearchSiteIndex } from '../../../../../infrastructure/content/search/minisearch-site-index.ts';
import { currentOf } from '../../../../../ui/bindings/use-observable.ts';
import type { SearchPart } from '../../../search-part.ts';
import type { Visit } from '../visit.ts';

export const siteSearchOf = (visit: Visit): SearchPart => {
  const documents = SITE_DOCUMENTS.map(searchEntryOf);
  let search = new SearchSite(new MiniSearchSiteIndex(visit.contents.folder, documents));
  return {
    search: async (typed) => {
      search = new SearchSite(new MiniSearchSiteIndex(visit.contents.folder, documents));
      await search.showAt(new URLSearchParams({ q: typed }));
    },
    seenWhen: async () => {
      const { status, hits, dealers } = currentOf(search.view$);
      return {
        status: status ?? '',
        hits: hits.map(({ title, excerpt }) => ({
          title,
          marked: excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text),
        })),
        dealers: dealers?.text ?? null,
      };
    },
  };
};
