import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { withQuestions } from './structured-data.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'text',
  codec,
  view,
  component: () => import('./faq.tsx'),
  isStatic: true,
  refineHead: (head, _services, _page, { questions }) => ({
    ...head,
    structuredData: withQuestions(head.structuredData, questions),
  }),
});
