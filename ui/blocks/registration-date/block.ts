import { registrationQuery } from '../../../application/visitor/check-registration/check-registration.ts';
import { defineBlock } from '../define-block.ts';
import { leveled } from '../headed/codec.ts';
import { view } from './view.ts';

export const block = defineBlock({
  purpose: 'help',
  codec: leveled,
  view,
  component: () => import('./registration-date.tsx'),
  isStatic: true,
  queryOf: registrationQuery,
  prepare: ({ checkRegistration }, query, { language }) => {
    checkRegistration.showAt(query, language);
    return Promise.resolve();
  },
});
