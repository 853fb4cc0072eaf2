/**
 * What measures a visit: `nothing`: it was never asked for on this page; `coming`: it was, and is not there yet; `measured`: it is
 * there, and may; `stopped`: it is there, and may not any more.
 */
export type Measured = 'nothing' | 'coming' | 'measured' | 'stopped';

/** Being asked whether visits may be measured. */
export interface ConsentPart {
  /** The site has a tool that measures. */
  readonly mayMeasure: () => Promise<void>;
  /** Her browser sends Global Privacy Control. */
  readonly sendSignal: () => Promise<void>;
  /** Whether the question stands on the page, once the page has thought about it. */
  readonly isAsked: () => Promise<boolean>;
  readonly answer: (answer: 'accepts' | 'declines') => Promise<void>;
  /** Whether the page offers the way back to the question. */
  readonly isChoiceOffered: () => Promise<boolean>;
  readonly reconsider: () => Promise<void>;
  readonly measuredWhen: (matches: (measured: Measured) => boolean) => Promise<Measured>;
  /** The paths of the pages that the open page has noted as shown. */
  readonly noted: () => Promise<ReadonlyArray<string>>;
  /** Fails when what the scenario was given of this never took effect. */
  readonly proveGivens: () => Promise<void>;
}
