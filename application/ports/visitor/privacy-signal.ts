/** The browser's Global Privacy Control signal. */
export interface PrivacySignal {
  /** Whether the browser requests that the visitor's data not be sold or shared. */
  readonly isSet: () => boolean;
}
