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

/** Reports which pages are shown, each once (contract, section 7: events). */
export class ReportPageViews {
  private lastPath?: string;

  constructor(private readonly events: VisitorEvents) {}

  /** A page is shown: for the first time, or again after others. */
  shown({ path, title, language }: PageInView): void {
    this.lastPath = path;
    this.events.report({ event: 'page_view', path: redactPath(path), title, language });
  }

  /** The address has changed within the page: another query, or another place on it, is no other page. */
  moved(page: PageInView): void {
    if (page.path !== this.lastPath) this.shown(page);
  }
}
