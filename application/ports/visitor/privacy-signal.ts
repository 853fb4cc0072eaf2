/** What a visitor's browser asks of every site on her behalf: Global Privacy Control. */
export interface PrivacySignal {
  /** Whether it says that she wants nobody to sell or share what is known of her. */
  readonly isSet: () => boolean;
}
