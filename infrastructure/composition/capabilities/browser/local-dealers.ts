import { BehaviorSubject, catchError, EMPTY, first, from, switchMap, type Observable } from 'rxjs';
import type {
  LocalDealers,
  LocalDealersView,
} from '../../../../application/visitor/show-local-dealers/show-local-dealers.ts';
import type { KnownArea } from '../../../../application/visitor/show-area/show-area.ts';
import type { BrowserCapability } from '../browser-capability.ts';
import { constant } from '../../containers/binding.ts';
import { TOKENS } from '../../containers/tokens.ts';

type Capability = Required<BrowserCapability<LocalDealersView>>;

/** Local dealers with a lazy look-up, which is fetched once the visitor's area is known. Until then the page shows `view`. */
export const lateLocalDealers = (
  view: LocalDealersView,
  area$: () => Observable<KnownArea>,
  fetchLocalDealers: () => Promise<LocalDealers>,
): LocalDealers => {
  const view$ = new BehaviorSubject(view);
  return {
    view$: view$.asObservable(),
    show: async (code) => (await fetchLocalDealers()).show(code),
    isUnsettled: false,
    follow: () =>
      void area$()
        .pipe(
          first(({ zipcode }) => zipcode !== null),
          switchMap(() => from(fetchLocalDealers())),
          // If the chunk can't be fetched, the page keeps the editor's content.
          catchError(() => EMPTY),
          switchMap((dealers) => {
            dealers.follow();
            return dealers.view$;
          }),
        )
        .subscribe((next) => view$.next(next)),
  };
};

/** Binds lazy local dealers. They follow the visitor's area and fetch the look-up, whose bindings then replace them. */
export const load: Capability['load'] = ({ container, data }, view) => {
  if (view === null) return;
  const local = lateLocalDealers(
    view,
    () => container.get(TOKENS.showArea).view$,
    async () => {
      const { browserLocalDealers } = await import('../../browser/browser-local-dealers.ts');
      container.load(await browserLocalDealers(view, data));
      return container.get(TOKENS.showLocalDealers);
    },
  );
  container.load([constant(TOKENS.showLocalDealers, local)]);
};

export const begin: Capability['begin'] = ({ container }) => container.get(TOKENS.showLocalDealers).follow();
