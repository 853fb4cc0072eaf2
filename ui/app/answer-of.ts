import type { PageModule } from './page-module.ts';

/** What each kind of a page from the records of dealers is answered with. */
const STATUSES = {
  ...{ shown: 200, places: 200, town: 200 },
  ...{ removed: 410, missing: 404 },
  ...{ unasked: 503, unavailable: 503 },
} as const;

/** The answer of a page from the records of dealers: of one that has moved, where it is now. */
export const answerOf = (
  view: { readonly kind: keyof typeof STATUSES } | { readonly kind: 'moved'; readonly path: string },
): ReturnType<NonNullable<PageModule['answer']>> =>
  view.kind === 'moved' ? { status: 301, location: view.path } : { status: STATUSES[view.kind] };
