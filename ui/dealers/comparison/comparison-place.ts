/** Where a comparison stands: its page's path, and that of the list whose dealers it compares. */
export interface ComparisonPlace {
  readonly path: string;
  readonly listPath: string;
}
