import { libraryQuery } from '../../../application/visitor/browse-documents/browse-documents.ts';
import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'documents',
  codec,
  view,
  component: () => import('./resource-library.tsx'),
  needs: ['documents'],
  queryOf: libraryQuery,
  prepare: ({ browseDocuments }, query, { path }) => {
    browseDocuments.showAt(query, path);
    return Promise.resolve();
  },
});
