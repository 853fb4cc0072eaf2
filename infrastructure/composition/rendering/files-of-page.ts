import type { Need } from '../../../domain/content/capabilities.ts';
import { capabilitiesIn, sourceOf } from '../capabilities/server-capabilities.ts';
import type { EveryPage } from '../../pages/built-assets.ts';
import type { FoundPage } from '../locate-page.ts';

/** The source of the consent dialog, which the inlined consent script imports. */
export const CONSENT_ENTRY = 'infrastructure/composition/consent.ts';

/** The sources of every page. */
export const EVERY_PAGE: EveryPage = {
  entry: 'infrastructure/composition/browser.tsx',
  parts: 'ui/app/layout/layout-parts.ts',
  fetchedByScripts: [CONSENT_ENTRY],
};

/** The sources of a page and its capabilities. `scripts` are those that the browser loads at the start. */
export const filesOfPage = (
  { module: { needs = [], startsLate = [] }, sources, scripts }: FoundPage,
  isMeasured: boolean,
): Pick<FoundPage, 'sources' | 'scripts'> => {
  const filesOf = (of: ReadonlyArray<Need>): ReadonlyArray<string> => [
    ...capabilitiesIn(of).map(sourceOf),
    ...(isMeasured ? [CONSENT_ENTRY] : []),
  ];
  return {
    sources: [...sources, ...filesOf(needs)],
    scripts: [...scripts, ...filesOf(needs.filter((need) => !startsLate.includes(need)))],
  };
};
