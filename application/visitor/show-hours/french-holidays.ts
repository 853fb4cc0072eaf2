import type { Holiday, HolidayDate } from '../../../domain/dealer/holidays.ts';

/** The public holidays of the United States and of Canada, in French. */
const NAMES: { readonly [holiday in Holiday]: string } = {
  'new-year': 'Jour de l’An',
  'martin-luther-king-day': 'Journée Martin Luther King',
  'presidents-day': 'Fête des présidents',
  'family-day': 'Jour de la famille',
  'louis-riel-day': 'Journée Louis-Riel',
  'heritage-day': 'Fête du patrimoine',
  'islander-day': 'Fête des Insulaires',
  'good-friday': 'Vendredi saint',
  'victoria-day': 'Fête de la Reine',
  'patriots-day': 'Journée nationale des patriotes',
  'memorial-day': 'Memorial Day',
  juneteenth: 'Juneteenth',
  'indigenous-peoples-day': 'Journée des peuples autochtones',
  'quebec-day': 'Fête nationale du Québec',
  'canada-day': 'Fête du Canada',
  'independence-day': 'Fête de l’Indépendance',
  'nunavut-day': 'Jour du Nunavut',
  'civic-holiday': 'Congé civique',
  'discovery-day': 'Jour de la Découverte',
  'labor-day': 'Fête du Travail',
  'labour-day': 'Fête du Travail',
  'truth-and-reconciliation-day': 'Journée de la vérité et de la réconciliation',
  'canadian-thanksgiving': 'Action de grâce',
  'remembrance-day': 'Jour du Souvenir',
  thanksgiving: 'Thanksgiving',
  christmas: 'Noël',
  'boxing-day': 'Lendemain de Noël',
};

export const frenchHolidayName = ({ holiday, isObserved }: HolidayDate): string =>
  isObserved ? `${NAMES[holiday]} (jour de congé)` : NAMES[holiday];
