import type { Need } from '../../../domain/content/capabilities.ts';
import type { PageWrapper } from '../../../ui/app/page-module.ts';
import { fetchedOnce } from '../../../ui/bindings/fetched-once.ts';
import type { PageContainer } from '../containers/page-container.ts';
import type { PageData } from '../page-data.ts';
import type { HalfOf, OpenPage } from './browser-capability.ts';

type Wrappers = ReadonlyArray<PageWrapper>;

/** A page with its capability loader. */
export interface LoadedPage extends OpenPage {
  /** Loads the capabilities that the page starts with. Resolves with the wrappers of its blocks. */
  readonly loadFirst: () => Promise<Wrappers>;
  /** Reports that the application has started. */
  readonly begin: () => void;
}

/** Loads capabilities into a page's container: some at the start, the others on demand. */
export const loadCapabilities = (data: PageData, container: PageContainer, halfOf: HalfOf): LoadedPage => {
  const isNeeded = (need: Need): boolean => need in data.capabilities;
  const startsWith = (need: Need): boolean =>
    // A posted form with errors is open, so it needs everything at once.
    isNeeded(need) && (data.posted !== undefined || !data.startsLate.includes(need));
  let begin = (): void => undefined;
  const started = new Promise<void>((resolve) => (begin = resolve));

  const loadHalf = async (need: Need): Promise<Wrappers> => {
    const half = await halfOf(need)?.();
    if (half === undefined) return [];
    await half.load(page, data.capabilities[need] ?? null);
    if (isNeeded(need)) void started.then(() => half.begin?.(page));
    return half.Wrapper === undefined ? [] : [half.Wrapper];
  };

  const loads: Partial<Record<Need, () => Promise<Wrappers>>> = {};
  const load = (need: Need): Promise<Wrappers> => (loads[need] ??= fetchedOnce(() => loadHalf(need)))();

  const page: LoadedPage = {
    data,
    container,
    startsWith,
    begin,
    load: async (need) => void (await load(need)),
    loadFirst: async () => {
      const needs = Object.keys(data.capabilities) as ReadonlyArray<Need>;
      return (await Promise.all(needs.filter(startsWith).map(load))).flat();
    },
  };
  return page;
};
