import { inLanguage, type SiteLanguage, type Translated } from '../../../domain/content/site-language.ts';
import { staticCopy } from '../../../domain/content/static-copy.ts';
import written from './texts.json' with { type: 'json' };

interface Term {
  readonly name: string;
  /** The English name in the legal document; absent: the same as `name`. */
  readonly legalName?: string;
  readonly length: string;
  readonly note: string;
  readonly when: string;
  /** Parts, then labor. */
  readonly covers: ReadonlyArray<string>;
}

interface DialogTexts {
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
}

/** The texts of the warranty block, plain JSON; a page contains only its own language. */
export interface WarrantyTexts {
  readonly terms: ReadonlyArray<Term>;
  /** The text before the legal names. */
  readonly inDocument: string;
  readonly close: string;
  readonly opensInNewTab: string;
  readonly register: DialogTexts;
  readonly lookUp: DialogTexts;
  /** The texts for keeping the typed details. */
  readonly keep: {
    readonly [
      text in 'copy' | 'copied' | 'notCopied' | 'save' | 'saved' | 'fileName' | 'missing' | 'empty'
    ]: string;
  };
  readonly privacy: string;
  /** The labels of the details that the registration site asks for, in the order of the dialog (specification, section 2). */
  readonly details: { readonly [name in 'serial' | 'installed' | 'address' | 'dealer']: string };
  readonly findSerial: string;
  readonly plate: {
    readonly alt: string;
    /** Each place, and where the plate is on it. */
    readonly places: ReadonlyArray<ReadonlyArray<string>>;
    readonly invoice: string;
  };
}

const TEXTS: Translated<WarrantyTexts> = staticCopy(written);

/** The texts of a language (specification, sections 2 and 9). */
export const warrantyTextsIn = (language: SiteLanguage): WarrantyTexts => inLanguage(TEXTS, language);
