import type { SiteLanguage } from '../content/site-language.ts';

/** Instructions for an emergency that a typed text is about. Plain JSON. */
export interface EmergencyAnswer {
  readonly language: SiteLanguage;
  readonly title: string;
  readonly steps: ReadonlyArray<string>;
  /** The link text for calling 911; null when no call is needed. */
  readonly call: string | null;
}
