import { aRenderedPage } from '../../pages/a-rendered-page.ts';
import type { StatedHousehold } from '../../../../domain/rebate/household.ts';
import type { Pages } from '../../../../infrastructure/pages/rendered-page.ts';
import type { Posted, PostedForm } from '../../../../infrastructure/server/pages/posted.ts';

/** One page, `/contact/`, which depends on the zipcode in its query; `rendered` lists its renders. */
export const postedPages = () => {
  const rendered: {
    readonly address: string;
    readonly posted: PostedForm | undefined;
    readonly stated?: StatedHousehold;
  }[] = [];
  const pages: Pages<Posted> = {
    locate: (path) => ({
      address: ['/contact', '/contact/'].includes(path) ? '/contact/' : null,
      queryOf: (query) => (query.has('zipcode') ? `zipcode=${query.get('zipcode')}` : ''),
    }),
    version: () => '1',
    render: async (path, query, given) => {
      const isHousehold = given !== undefined && 'stated' in given;
      const posted = given === undefined || 'stated' in given || 'followed' in given ? undefined : given;
      rendered.push({ address: `${path}?${query}`, posted, ...(isHousehold && given) });
      const inlined = { scripts: ['boot()'], styles: ['p{}'] };
      return aRenderedPage(`<p>${posted?.notice ?? 'contact'}</p>`, { inlined });
    },
  };
  return { pages, rendered };
};
