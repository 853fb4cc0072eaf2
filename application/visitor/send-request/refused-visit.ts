import type { HolidayDate } from '../../../domain/dealer/holidays.ts';
import type { FieldMessages } from '../../../domain/lead/check-lead.ts';
import type { FormLanguage } from '../../../domain/lead/form.ts';
import type { VisitFault } from '../../../domain/lead/visit-time.ts';
import { frenchHolidayName } from '../show-hours/french-holidays.ts';
import { englishHolidayName } from '../show-hours/holiday-names.ts';
import { spanishHolidayName } from '../show-hours/spanish-holidays.ts';
import { visitMessages } from './visit-texts.ts';

const HOLIDAY_NAMES: { readonly [language in FormLanguage]: (holiday: HolidayDate) => string } = {
  en: englishHolidayName,
  es: spanishHolidayName,
  fr: frenchHolidayName,
};

/** The error of a visit that the server refused. */
export const refusedVisit = (language: FormLanguage, date: string, fault: VisitFault): FieldMessages =>
  visitMessages(
    language,
    date,
    fault.kind === 'holiday'
      ? { kind: fault.kind, of: fault.of, holiday: HOLIDAY_NAMES[language](fault.holiday) }
      : fault,
  );
