import { BehaviorSubject, catchError, EMPTY, first, from, switchMap, type Observable } from 'rxjs';
import type {
  LocalDealers,
  LocalDealersView,
} from '../../../application/visitor/show-local-dealers/show-local-dealers.ts';
import type { KnownArea } from '../../../application/visitor/show-area/show-area.ts';
import { constant, type Bindings } from '../containers/binding.ts';
import type { PageContainer } from '../containers/page-container.ts';
import { TOKENS } from '../containers/tokens.ts';
import type { PageData } from '../page-data.ts';

/** The dealers of the visitor's area; what looks them up is fetched once an area is known. Until then, the page shows `view`. */
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
          // Without it the page goes on showing what the editor wrote.
          catchError(() => EMPTY),
          switchMap((dealers) => {
            dealers.follow();
            return dealers.view$;
          }),
        )
        .subscribe((next) => view$.next(next)),
  };
};

/** What follows the visitor's area on pages with local dealers, until what looks them up is fetched and takes its place. */
export const browserLateLocalDealers = (
  local: NonNullable<PageData['localDealers']>,
  search: PageData['dealerSearch'],
  container: PageContainer,
): Bindings => [
  constant(
    TOKENS.showLocalDealers,
    lateLocalDealers(
      local.view,
      () => container.get(TOKENS.showArea).view$,
      async () => {
        const { browserLocalDealers } = await import('./browser-local-dealers.ts');
        container.load(browserLocalDealers(local, search));
        return container.get(TOKENS.showLocalDealers);
      },
    ),
  ),
];
