import type { PageModule } from './page-module.ts';

/** HTTP status by kind of view, for pages that are built from dealer records. */
const STATUSES = {
  shown: 200,
  places: 200,
  town: 200,
  removed: 410,
  missing: 404,
  unasked: 503,
  unavailable: 503,
} as const;

/** The HTTP answer of a page that is built from dealer records. A moved page redirects with 301. */
export const answerOf = (
  view: { readonly kind: keyof typeof STATUSES } | { readonly kind: 'moved'; readonly path: string },
): ReturnType<NonNullable<PageModule['answer']>> =>
  view.kind === 'moved' ? { status: 301, location: view.path } : { status: STATUSES[view.kind] };
