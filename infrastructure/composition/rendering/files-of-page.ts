import type { Need } from '../../../domain/content/capabilities.ts';
import { capabilitiesIn, SERVER_CAPABILITIES } from '../capabilities/server-capabilities.ts';
import type { FoundPage } from '../locate-page.ts';

/** What asks for consent. */
const CONSENT_SOURCE = 'infrastructure/composition/consent.ts';

/** The files that a page is put together from, with those of its capabilities; `scripts`: those that the browser runs from the start. */
export const filesOfPage = (
  { module: { needs = [], startsLate = [] }, sources, scripts }: FoundPage,
  isMeasured: boolean,
): Pick<FoundPage, 'sources' | 'scripts'> => {
  const filesOf = (of: ReadonlyArray<Need>): ReadonlyArray<string> => [
    ...capabilitiesIn(of).map((capability) => SERVER_CAPABILITIES[capability].source),
    ...(isMeasured ? [CONSENT_SOURCE] : []),
  ];
  return {
    sources: [...sources, ...filesOf(needs)],
    scripts: [...scripts, ...filesOf(needs.filter((need) => !startsLate.includes(need)))],
  };
};
