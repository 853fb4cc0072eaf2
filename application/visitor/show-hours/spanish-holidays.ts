import type { Holiday, HolidayDate } from '../../../domain/dealer/holidays.ts';

/** The public holidays of the United States and of Canada, in Spanish. */
const NAMES: { readonly [holiday in Holiday]: string } = {
  'new-year': 'Año Nuevo',
  'martin-luther-king-day': 'Día de Martin Luther King Jr.',
  'presidents-day': 'Día de los Presidentes',
  'family-day': 'Día de la Familia',
  'louis-riel-day': 'Día de Louis Riel',
  'heritage-day': 'Día del Patrimonio',
  'islander-day': 'Día de los Isleños',
  'good-friday': 'Viernes Santo',
  'victoria-day': 'Día de la Reina Victoria',
  'patriots-day': 'Día Nacional de los Patriotas',
  'memorial-day': 'Día de los Caídos',
  juneteenth: 'Juneteenth',
  'indigenous-peoples-day': 'Día de los Pueblos Indígenas',
  'quebec-day': 'Día de San Juan Bautista',
  'canada-day': 'Día de Canadá',
  'independence-day': 'Día de la Independencia',
  'nunavut-day': 'Día de Nunavut',
  'civic-holiday': 'Feriado de agosto',
  'discovery-day': 'Día del Descubrimiento',
  'labor-day': 'Día del Trabajo',
  'labour-day': 'Día del Trabajo',
  'truth-and-reconciliation-day': 'Día de la Verdad y la Reconciliación',
  'canadian-thanksgiving': 'Acción de Gracias',
  'remembrance-day': 'Día del Recuerdo',
  thanksgiving: 'Acción de Gracias',
  christmas: 'Navidad',
  'boxing-day': 'Boxing Day (26 de diciembre)',
};

export const spanishHolidayName = ({ holiday, isObserved }: HolidayDate): string =>
  isObserved ? `${NAMES[holiday]} (día no laborable)` : NAMES[holiday];
