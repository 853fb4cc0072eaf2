import { redactPath } from '../../../domain/visitor/redact-path.ts';
import type { VisitorEvents } from '../../ports/visitor/visitor-events.ts';

/** A page as its visitor sees it. */
export interface PageInView {
  /** Without query and fragment. */
  readonly path: string;
  readonly title: string;
  /** As `en`. */
  readonly language: string;
}

/** Reports that a page is shown: for the first time, or again after others (specification, section 7). */
export const reportPageView = (events: VisitorEvents, { path, title, language }: PageInView): void =>
  events.report({ event: 'page_view', path: redactPath(path), title, language });
