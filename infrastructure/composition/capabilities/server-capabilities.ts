import type { Capability, Need } from '../../../domain/content/capabilities.ts';
import type { Services } from '../../../ui/bindings/services.ts';
import { calculators } from './calculators.ts';
import { comparison } from './comparison.ts';
import { dealers } from './dealers.ts';
import { documents } from './documents.ts';
import { leads } from './leads.ts';
import { localDealers } from './local-dealers.ts';
import { rebates } from './rebates.ts';
import { saved } from './saved.ts';
import type { ServerCapability } from './server-capability.ts';
import { systemFinder } from './system-finder.ts';

/** The server's half of the capability table. A missing row is a type error. */
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
} satisfies Record<Capability, ServerCapability>;

export const SERVER_CAPABILITIES: Readonly<Record<Capability, ServerCapability>> = ROWS;

/** The view of each capability in the page data. */
export type CapabilityViews = { readonly [C in Capability]: ReturnType<(typeof ROWS)[C]['viewOf']> };

/** The capabilities among a page's needs, in table order. */
export const capabilitiesIn = (needs: ReadonlyArray<Need>): ReadonlyArray<Capability> =>
  (Object.keys(ROWS) as ReadonlyArray<Capability>).filter((capability) => needs.includes(capability));

/** The views of the capabilities among a page's needs. */
export const viewsOf = (needs: ReadonlyArray<Need>, services: Services): Partial<CapabilityViews> =>
  Object.fromEntries(
    capabilitiesIn(needs).map((capability) => [capability, SERVER_CAPABILITIES[capability].viewOf(services)]),
  );

/** Whether one of these needs shows an area's dealers from a provider, whose next response may differ. */
export const asksProvider = (needs: ReadonlyArray<Need>): boolean =>
  capabilitiesIn(needs).some((capability) => SERVER_CAPABILITIES[capability].asksProvider === true);
