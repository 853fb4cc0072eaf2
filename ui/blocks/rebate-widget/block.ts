import { REBATES_PATH } from '../../../application/visitor/estimate-savings/zip-box-texts.ts';
import { defineBlock } from '../define-block.ts';
import { codec } from './codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'costs',
  codec,
  view,
  component: () => import('./rebate-widget.tsx'),
  needs: ['rebate-widgets'],
  linksTo: [REBATES_PATH],
});
