/**
 * The state of the measuring tool: `nothing` is not loaded; `coming` is loading; `measured` is loaded and may measure;
 * `stopped` is loaded but may no longer measure.
 */
export type Measured = 'nothing' | 'coming' | 'measured' | 'stopped';

/** The visitor's consent to being measured. */
export interface ConsentPart {
  /** Configures a measuring tool for the site. */
  readonly mayMeasure: () => Promise<void>;
  /** The visitor's browser sends Global Privacy Control. */
  readonly sendSignal: () => Promise<void>;
  /** Whether the consent banner is shown, once the page has decided. */
  readonly isAsked: () => Promise<boolean>;
  readonly answer: (answer: 'accepts' | 'declines') => Promise<void>;
  /** Whether the page has a link that opens the banner again. */
  readonly isChoiceOffered: () => Promise<boolean>;
  readonly reconsider: () => Promise<void>;
  readonly measuredWhen: (matches: (measured: Measured) => boolean) => Promise<Measured>;
  /** The paths of the open page's recorded page views. */
  readonly noted: () => Promise<ReadonlyArray<string>>;
  /** Fails if a precondition of the scenario never took effect. */
  readonly proveGivens: () => Promise<void>;
}
