import type { Need } from '../../../domain/content/capabilities.ts';
import type { PageWrapper } from '../../../ui/app/page-module.ts';
import type { Services } from '../../../ui/bindings/services.ts';
import { calculators } from './calculators.ts';
import { comparison } from './comparison.ts';
import { dealers } from './dealers.ts';
import { documents } from './documents.ts';
import { leads } from './leads.ts';
import { localDealers } from './local-dealers.ts';
import { rebates } from './rebates.ts';
import { saved } from './saved.ts';
import type { BrowserCapability } from './browser-capability.ts';
import type { ServerCapability } from './server-capability.ts';
import { systemFinder } from './system-finder.ts';

/** The capabilities by the names that blocks and pages use. */
const ROWS = {
  dealers,
  comparison,
  'local-dealers': localDealers,
  leads,
  rebates,
  calculators,
  'system-finder': systemFinder,
  documents,
  saved,
};

type Capability = keyof typeof ROWS;

declare module '../../../domain/content/capabilities.ts' {
  interface NamedNeeds {
    readonly ofRows: Capability;
  }
}

export const SERVER_CAPABILITIES: Readonly<Record<Capability, ServerCapability<BrowserCapability<unknown>>>> =
  ROWS;

/** The capabilities among a page's needs, in table order. */
export const capabilitiesIn = (needs: ReadonlyArray<Need>): ReadonlyArray<Capability> =>
  (Object.keys(ROWS) as ReadonlyArray<Capability>).filter((capability) => needs.includes(capability));

/** The path of a capability's browser file in the build's manifest, for preloading. */
export const sourceOf = (capability: Capability): string =>
  `infrastructure/composition/capabilities/browser/${capability}.ts`;

/** The views of the capabilities among a page's needs. */
export const viewsOf = (
  needs: ReadonlyArray<Need>,
  services: Services,
): Readonly<Partial<Record<Need, unknown>>> =>
  Object.fromEntries(
    capabilitiesIn(needs).map((capability) => [capability, SERVER_CAPABILITIES[capability].viewOf(services)]),
  );

/** The wrappers of the blocks of a page that starts with these needs. */
export const wrappersFor = (needs: ReadonlyArray<Need>): ReadonlyArray<PageWrapper> =>
  capabilitiesIn(needs).flatMap((capability) => SERVER_CAPABILITIES[capability].Wrapper ?? []);

/** Whether one of these needs shows provider results, which may differ on the next request. */
export const asksProvider = (needs: ReadonlyArray<Need>): boolean =>
  capabilitiesIn(needs).some((capability) => SERVER_CAPABILITIES[capability].asksProvider === true);
