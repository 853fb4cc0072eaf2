import type { RenderedPage } from '../../../infrastructure/pages/rendered-page.ts';

/** A page that loads nothing from other sites. */
export const NO_FOREIGN: RenderedPage['foreign'] = {
  hasMedia: false,
  hasStyles: false,
  frames: [],
  scripts: [],
  isMeasured: false,
};

/** A cacheable page with this html. */
export const aRenderedPage = (html: string, more: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  html,
  inlined: { scripts: [], styles: [] },
  foreign: NO_FOREIGN,
  isCacheable: true,
  ...more,
});
