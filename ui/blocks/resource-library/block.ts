import { libraryQuery } from '../../../application/visitor/browse-documents/browse-documents.ts';
import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  codec,
  view,
  component: () => import('./resource-library.tsx'),
  isStatic: true,
  queryOf: libraryQuery,
  prepare: ({ browseDocuments }, query) => {
    browseDocuments.showAt(query);
    return Promise.resolve();
  },
});
