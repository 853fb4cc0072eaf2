import type { Capability, Need } from '../../../domain/content/capabilities.ts';
import { fetchedOnce } from '../../../ui/bindings/fetched-once.ts';
import type { PageContainer } from '../containers/page-container.ts';
import type { PageData } from '../page-data.ts';
import { BROWSER_CAPABILITIES } from './browser-capabilities.ts';
import type { CapabilityViews } from './server-capabilities.ts';
import type { BrowserCapabilities, BrowserCapability, OpenPage } from './browser-capability.ts';

/** A page whose capabilities can be loaded. */
export interface LoadedPage extends OpenPage {
  /** Loads all that the page has from its start. */
  readonly loadFirst: () => Promise<unknown>;
  /** The application has started. */
  readonly begin: () => void;
}

/** Loads capabilities into the container of a page: those that start with it, and each other one once it is asked for. */
export const loadCapabilities = (
  data: PageData,
  container: PageContainer,
  rows: BrowserCapabilities = BROWSER_CAPABILITIES,
): LoadedPage => {
  const isNeeded = (capability: Capability): boolean => capability in data.capabilities;
  const startsWith = (capability: Capability): boolean =>
    // A form that came back is open: nothing that it needs waits.
    isNeeded(capability) && (data.posted !== undefined || !data.startsLate.includes(capability));
  let begin = (): void => undefined;
  const started = new Promise<void>((resolve) => (begin = resolve));

  const loadRow = async <C extends Capability>(capability: C): Promise<void> => {
    const row: BrowserCapability<CapabilityViews[C]> = await rows[capability]();
    await row.load(page, data.capabilities[capability] ?? null);
    if (isNeeded(capability)) void started.then(() => row.begin?.(page));
  };

  const all = Object.keys(rows) as ReadonlyArray<Capability>;
  const loads = new Map<Need, () => Promise<void>>(
    all.map((capability) => [capability, fetchedOnce(() => loadRow(capability))]),
  );
  const load = async (need: Need): Promise<void> => loads.get(need)?.();

  const page: LoadedPage = {
    ...{ data, container, startsWith, load },
    loadFirst: () => Promise.all(all.filter(startsWith).map(load)),
    begin,
  };
  return page;
};
