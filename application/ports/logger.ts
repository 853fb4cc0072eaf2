/** The operator's log. Messages never contain personal data. */
export interface Logger {
  readonly error: (message: string) => void;
  readonly warning: (message: string) => void;
}
