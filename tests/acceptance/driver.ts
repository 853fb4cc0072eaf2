/** Plays one scenario at one level: what every driver can do, whatever it speaks to. */
export interface Driver {
  /** Gives back what the scenario used; called after the last step, failed or not. */
  readonly end: () => Promise<void>;
}

/**
 * What `drivers/<level>/driver.ts` exports. A level that needs something for the whole run (a server, a
 * browser) starts it in `open`, once per worker, and ends it in `close`.
 */
export interface Level {
  readonly open?: () => Promise<void>;
  readonly newDriver: () => Promise<Driver>;
  readonly close?: () => Promise<void>;
}
