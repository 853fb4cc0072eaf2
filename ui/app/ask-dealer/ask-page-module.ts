import { ASK_PATHS, askedQuery } from '../../../application/visitor/ask-dealer/ask-address.ts';
import type { AskFormId } from '../../../application/visitor/ask-dealer/ask-dealer-view.ts';
import { pageTitle } from '../../../application/visitor/read-page/frame-texts.ts';
import type { PageModule } from '../page-module.ts';

/** The needs and head tags of a standalone form page. Only buttons link to these pages, so search engines don't list them. */
export const askPageModule = (
  formId: AskFormId,
): Required<Pick<PageModule, 'needs' | 'readsAddress' | 'queryOf' | 'prepare' | 'isUnsettled' | 'head'>> => ({
  needs: ['dealers', 'leads'],
  readsAddress: true,
  queryOf: askedQuery,
  prepare: ({ findDealers }, query) =>
    findDealers.showAt(query, { path: ASK_PATHS[formId], shown: 'slider' }),
  isUnsettled: ({ findDealers }) => findDealers.isUnsettled,
  head: ({ site, requestOf }) => {
    const { name, language } = requestOf(formId).form;
    return {
      ...(language !== 'en' && { language }),
      title: pageTitle(name, site.brandName),
      description: name,
      canonicalPath: null,
      isListed: false,
      structuredData: [],
    };
  },
});
