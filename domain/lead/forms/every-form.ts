import type { FormDefinition } from '../form-definition.ts';
import { FORM_IDS, languageOf, type FormId } from '../form-ids.ts';
import { formOn, type FormOn, type LeadField } from './forms.ts';
import { frenchFormOn } from './french-forms.ts';
import { spanishFormOn } from './spanish-forms.ts';

const IN_LANGUAGES = { en: formOn, es: spanishFormOn, fr: frenchFormOn };

/** The form with an id in any language, for the server. Browsers load only the forms of their page's language. */
export const anyFormOn: FormOn = (id, today) => IN_LANGUAGES[languageOf(id)](id, today);

const ALL_IDS: ReadonlyArray<FormId> = Object.values(FORM_IDS).flat();

/** Every form in every language. `today` returns a date such as `2026-11-20`. */
export const everyFormOn = (today: () => string): ReadonlyArray<FormDefinition<LeadField>> =>
  ALL_IDS.map((id) => anyFormOn(id, today));
