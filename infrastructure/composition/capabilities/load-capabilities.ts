import type { Capability, Need } from '../../../domain/content/capabilities.ts';
import { fetchedOnce } from '../../../ui/bindings/fetched-once.ts';
import type { PageContainer } from '../containers/page-container.ts';
import type { PageData } from '../page-data.ts';
import { BROWSER_CAPABILITIES } from './browser-capabilities.ts';
import type { CapabilityViews } from './server-capabilities.ts';
import type { BrowserCapabilities, BrowserCapability, OpenPage } from './browser-capability.ts';

/** A page with its capability loader. */
export interface LoadedPage extends OpenPage {
  /** Loads all capabilities that the page starts with. */
  readonly loadFirst: () => Promise<unknown>;
  /** Call once the application has started. */
  readonly begin: () => void;
}

/** Creates the loader of a page's capabilities. Those that don't start with the page are loaded on demand. */
export const loadCapabilities = (
  data: PageData,
  container: PageContainer,
  rows: BrowserCapabilities = BROWSER_CAPABILITIES,
): LoadedPage => {
  const isNeeded = (capability: Capability): boolean => capability in data.capabilities;
  const startsWith = (capability: Capability): boolean =>
    // After a posted form comes back, its capabilities load at once, because the form is open.
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
