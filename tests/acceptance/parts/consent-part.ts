/**
 * The measuring tool on this page: `nothing`: not loaded; `coming`: loading; `measured`: loaded, and allowed to measure;
 * `stopped`: loaded, and no longer allowed to.
 */
export type Measured = 'nothing' | 'coming' | 'measured' | 'stopped';

/** The permission to measure visits. */
export interface ConsentPart {
  /** Gives the site a measuring tool. */
  readonly mayMeasure: () => Promise<void>;
  /** The visitor's browser sends Global Privacy Control. */
  readonly sendSignal: () => Promise<void>;
  /** Whether the question is on the page, once the page has decided. */
  readonly isAsked: () => Promise<boolean>;
  readonly answer: (answer: 'accepts' | 'declines') => Promise<void>;
  /** Whether the page has a link that asks again. */
  readonly isChoiceOffered: () => Promise<boolean>;
  readonly reconsider: () => Promise<void>;
  readonly measuredWhen: (matches: (measured: Measured) => boolean) => Promise<Measured>;
  /** The paths of the page views that the open page has recorded. */
  readonly noted: () => Promise<ReadonlyArray<string>>;
  /** Fails if a precondition of the scenario never took effect. */
  readonly proveGivens: () => Promise<void>;
}
