/** What a visitor's browser asks of every site on their behalf: Global Privacy Control. */
export interface PrivacySignal {
  /** Whether it says that the visitor's data must not be sold or shared. */
  readonly isSet: () => boolean;
}
