import type { Need } from '../../../domain/content/capabilities.ts';
import { capabilitiesIn, sourceOf } from '../capabilities/server-capabilities.ts';
import type { EveryPage } from '../../pages/built-assets.ts';
import type { FoundPage } from '../locate-page.ts';

/** The source of what asks for consent, which the inlined script of consent fetches. */
export const CONSENT_ENTRY = 'infrastructure/composition/consent.ts';

/** The sources that every page is put together from. */
export const EVERY_PAGE: EveryPage = {
  entry: 'infrastructure/composition/browser.tsx',
  parts: 'ui/app/layout/layout-parts.ts',
  fetchedByScripts: [CONSENT_ENTRY],
};

/** The files that a page is put together from, with those of its capabilities; `scripts`: those that the browser runs from the start. */
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
