import type { Holiday, HolidayDate } from '../../../domain/dealer/holidays.ts';

/** The public holidays of the United States and of Canada, in English. */
const NAMES: { readonly [holiday in Holiday]: string } = {
  'new-year': 'New Year’s Day',
  'martin-luther-king-day': 'Martin Luther King Jr. Day',
  'presidents-day': 'Presidents’ Day',
  'family-day': 'Family Day',
  'louis-riel-day': 'Louis Riel Day',
  'heritage-day': 'Heritage Day',
  'islander-day': 'Islander Day',
  'good-friday': 'Good Friday',
  'victoria-day': 'Victoria Day',
  'patriots-day': 'National Patriots’ Day',
  'memorial-day': 'Memorial Day',
  juneteenth: 'Juneteenth',
  'indigenous-peoples-day': 'National Indigenous Peoples Day',
  'quebec-day': 'Saint-Jean-Baptiste Day',
  'canada-day': 'Canada Day',
  'independence-day': 'Independence Day',
  'nunavut-day': 'Nunavut Day',
  'civic-holiday': 'Civic Holiday',
  'discovery-day': 'Discovery Day',
  'labor-day': 'Labor Day',
  'labour-day': 'Labour Day',
  'truth-and-reconciliation-day': 'National Day for Truth and Reconciliation',
  'canadian-thanksgiving': 'Thanksgiving',
  'remembrance-day': 'Remembrance Day',
  thanksgiving: 'Thanksgiving',
  christmas: 'Christmas Day',
  'boxing-day': 'Boxing Day',
};

/** `Independence Day (observed)`. */
export const englishHolidayName = ({ holiday, isObserved }: HolidayDate): string =>
  isObserved ? `${NAMES[holiday]} (observed)` : NAMES[holiday];
