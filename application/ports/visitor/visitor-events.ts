/**
 * What is worth knowing of a visit (specification, section 7: data-layer events; contract, section 7). Nothing personal is
 * in it, but the zip that is searched for.
 */
export type VisitorEvent =
  /** A page was shown. Its path comes without the query, its language as `en`. */
  | {
      readonly event: 'page_view';
      readonly path: string;
      readonly title: string;
      readonly language: string;
    }
  | { readonly event: 'dealer_form_open'; readonly formId: string; readonly zip: string }
  | { readonly event: 'dealer_form_success'; readonly formId: string }
  | { readonly event: 'ecorebates-search'; readonly zip: string };

/** Where the core says what happened; it always succeeds. */
export interface VisitorEvents {
  readonly report: (event: VisitorEvent) => void;
}
