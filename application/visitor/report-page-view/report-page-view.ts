import { redactPath } from '../../../domain/visitor/redact-path.ts';
import type { VisitorEvents } from '../../ports/visitor/visitor-events.ts';

/** The page that the visitor sees. */
export interface PageInView {
  /** Without query and fragment. */
  readonly path: string;
  readonly title: string;
  /** Such as `en`. */
  readonly language: string;
}

/** Reports a page view: on load, and again when the visitor returns to the page (specification, section 7). */
export const reportPageView = (events: VisitorEvents, page: PageInView): void =>
  events.report({ event: 'page_view', ...page, path: redactPath(page.path) });
