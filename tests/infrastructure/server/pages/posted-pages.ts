import type { Pages, PostedForm } from '../../../../infrastructure/pages/rendered-page.ts';

/** One page, `/contact/`, which depends on the zipcode in its query; `rendered` says what was rendered into it. */
export const postedPages = () => {
  const rendered: { readonly address: string; readonly posted: PostedForm | undefined }[] = [];
  const pages: Pages = {
    locate: (path) => ({
      address: ['/contact', '/contact/'].includes(path) ? '/contact/' : null,
      queryOf: (query) => (query.has('zipcode') ? `zipcode=${query.get('zipcode')}` : ''),
    }),
    version: () => '1',
    render: async (path, query, posted) => {
      rendered.push({ address: `${path}?${query}`, posted });
      const inlined = { scripts: ['boot()'], styles: ['p{}'] };
      const foreign = { hasMedia: false, hasStyles: false, frames: [], scripts: [], isMeasured: false };
      return {
        status: 200,
        html: `<p>${posted?.notice ?? 'contact'}</p>`,
        inlined,
        foreign,
        isCacheable: true,
      };
    },
  };
  return { pages, rendered };
};
