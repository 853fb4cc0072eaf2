/** What is worth knowing of a visit (specification, section 7: data-layer events); nothing personal but the zip that is searched for. */
export type VisitorEvent =
  | { readonly event: 'dealer_form_open'; readonly formId: string; readonly zip: string }
  | { readonly event: 'dealer_form_success'; readonly formId: string };

/** Where the core says what happened; it always succeeds. */
export interface VisitorEvents {
  readonly report: (event: VisitorEvent) => void;
}
