import type { Capability, Need } from '../../../domain/content/capabilities.ts';
import { fetchedOnce } from '../../../ui/bindings/fetched-once.ts';
import type { PageContainer } from '../containers/page-container.ts';
import type { PageData } from '../page-data.ts';
import { BROWSER_CAPABILITIES } from './browser-capabilities.ts';
import type { CapabilityViews } from './server-capabilities.ts';
import type { FetchedCapability, OpenPage } from './browser-capability.ts';

/** A page whose capabilities can be loaded. */
export interface LoadedPage extends OpenPage {
  /** Loads all that the page has from its start. */
  readonly loadFirst: () => Promise<unknown>;
  /** The application has started. */
  readonly begin: () => void;
}

/** Loads capabilities into the container of a page: those that start with it, and each other one once it is asked for. */
export const loadCapabilities = (data: PageData, container: PageContainer): LoadedPage => {
  const isReturned = data.posted !== undefined;
  const isNeeded = (capability: Capability): boolean => capability in data.capabilities;
  const startsWith = (capability: Capability): boolean =>
    isNeeded(capability) && (isReturned || !data.startsLate.includes(capability));
  const begins: Array<() => void> = [];

  const loadRow = async <C extends Capability>(capability: C): Promise<void> => {
    const row: FetchedCapability<CapabilityViews[C]> = BROWSER_CAPABILITIES[capability];
    const [fetched] = await Promise.all([row.fetch(), ...(row.after ?? []).filter(isNeeded).map(load)]);
    await fetched.capability.load(page, data.capabilities[capability] ?? null);
    if (!isNeeded(capability)) return;
    const begin = () => fetched.capability.begin?.(page);
    if (startsWith(capability)) begins.push(begin);
    else begin();
  };

  const all = Object.keys(BROWSER_CAPABILITIES) as ReadonlyArray<Capability>;
  const loads = new Map<Need, () => Promise<void>>(
    all.map((capability) => [capability, fetchedOnce(() => loadRow(capability))]),
  );
  const load = async (need: Need): Promise<void> => loads.get(need)?.();

  const page: LoadedPage = {
    ...{ data, container, isReturned, startsWith, load },
    loadFirst: () => Promise.all(all.filter(startsWith).map(load)),
    begin: () => begins.forEach((begin) => begin()),
  };
  return page;
};
