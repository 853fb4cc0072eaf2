/**
 * Analytics events (specification, section 7: data-layer events; contract, section 7). They contain no personal data except the searched
 * zip.
 */
export type VisitorEvent =
  /** A page view. `path` has no query; `language` is such as `en`. */
  | {
      readonly event: 'page_view';
      readonly path: string;
      readonly title: string;
      readonly language: string;
    }
  | { readonly event: 'dealer_form_open'; readonly formId: string; readonly zip: string }
  | { readonly event: 'dealer_form_success'; readonly formId: string }
  | { readonly event: 'ecorebates-search'; readonly zip: string };

/** Reports events. Never fails. */
export interface VisitorEvents {
  readonly report: (event: VisitorEvent) => void;
}
