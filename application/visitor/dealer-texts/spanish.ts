import type { Badge } from '../../../domain/dealer/badges.ts';
import { DEALER_HOMES } from '../../../domain/dealer/dealer-homes.ts';
import { MAX_COMPARED } from '../../../domain/dealer/dealer-search.ts';
import type { Rating } from '../../../domain/dealer/rating.ts';
import { dateText } from '../../../domain/review/review-day.ts';
import type { ReviewTexts } from '../read-reviews/texts.ts';
import type { DealerSort } from '../../../domain/dealer/dealer-sort.ts';
import type { DealerFilter } from '../../../domain/dealer/filters.ts';
import { spanishFirstSteps } from '../../../domain/help/first-steps.ts';
import { SERVICE_HOURS } from '../../../domain/brand/hours.ts';
import { KM_PER_MILE } from '../../../domain/postal-code/distance.ts';
import { shownCode } from '../../../domain/postal-code/normal-code.ts';
import { COMPARE_PATHS } from '../find-dealers/compare-paths.ts';
import { frameTextsIn } from '../read-page/frame-texts.ts';
import { LIST_PATHS } from '../find-dealers/list-paths.ts';
import { spanishHolidayName } from '../show-hours/spanish-holidays.ts';
import { spanishHours } from '../show-hours/spanish-hours.ts';
import type { DealerTexts, TranslatedDealerTexts } from './english.ts';

const dealersText = (count: number): string => `${count} ${count === 1 ? 'distribuidor' : 'distribuidores'}`;

const FILTERS: { readonly [filter in DealerFilter]: string } = {
  dealerType: 'Comfort Specialist',
  emergencyService: 'Las 24 horas',
  nateCertified: 'Certificación NATE',
  nexiaDealerDiagnostics: 'Diagnóstico a distancia',
  showFinancing: 'Financiamiento',
  charterMemberDate: 'Miembros fundadores',
  spanish: 'Se habla español',
  french: 'Servicio en francés',
};

const SORTS: { readonly [sort in DealerSort]: string } = {
  recommended: 'Recomendados',
  nearest: 'Más cercanos',
  open: 'Abiertos ahora',
  rating: 'Mejor calificados',
};

const FIRST: { readonly [sort in DealerSort]: string } = {
  recommended: '',
  nearest: ', primero los más cercanos',
  open: ', primero los abiertos',
  rating: ', primero los mejor calificados',
};

const BADGES: { readonly [badge in Badge]: { readonly label: string; readonly explanation: string } } = {
  'comfort-specialist': {
    label: 'Comfort Specialist',
    explanation: 'Contratista certificado, capacitado en los sistemas que instala.',
  },
  'emergency-service': {
    label: 'Emergencias las 24 horas',
    explanation:
      'Atiende llamadas de emergencia a toda hora, también los fines de semana y los días feriados.',
  },
  'nate-certified': {
    label: 'Certificación NATE',
    explanation: 'Sus técnicos aprobaron exámenes independientes de North American Technician Excellence.',
  },
  'charter-member': {
    label: 'Miembro fundador',
    explanation:
      'Forma parte de nuestro programa de distribuidores desde sus primeros años (se fundó en 1998).',
  },
  'remote-diagnostics': {
    label: 'Diagnóstico a distancia',
    explanation: 'Con su permiso, puede revisar a distancia su sistema conectado.',
  },
  financing: { label: 'Financiamiento', explanation: 'Ofrece formas de pagar un sistema nuevo a plazos.' },
  leasing: {
    label: 'Arrendamiento',
    explanation: 'Ofrece un sistema por una cuota mensual; el equipo es de la compañía de arrendamiento.',
  },
};

const foundHeading = (area: string): string => `Distribuidores cerca de ${area}`;

const noneHeading = (zipcode: string): string =>
  `Encontramos 0 distribuidores cerca de ${shownCode(zipcode)}`;

const ratingText = ({ average, count }: Rating): string =>
  `${average.toFixed(1)} (${counted(count, 'reseña', 'reseñas')})`;

const starsText = (average: number): string => `Calificación: ${average.toFixed(1)} de 5`;

const distance = (miles: number): string => {
  const text = miles < 10 ? miles.toFixed(1) : Math.round(miles).toLocaleString('es-US');
  return text.replace(/\.0$/, '');
};

const distanceText: DealerTexts['distanceText'] = (miles, country = 'US') => {
  const shown = distance(country === 'CA' ? miles * KM_PER_MILE : miles);
  const unit = country === 'CA' ? 'km' : shown === '1' ? 'milla' : 'millas';
  return `a ${shown} ${unit}`;
};

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('es-US')} ${count === 1 ? one : many}`;

/** The label of a badge without a link. */
export const spanishBadgeLabel = (badge: Badge): string => BADGES[badge].label;

/** Texts of dealer lists and cards in the Spanish of Texas. */
export const spanish: TranslatedDealerTexts = {
  language: 'es',
  listPath: LIST_PATHS.es,
  comparePath: COMPARE_PATHS.es,
  dealersPath: DEALER_HOMES.es,
  mapQuery: '&language=es',
  forms: { connect: 'dealer-modal-es', book: 'booking-es' },
  speaksIt: { label: 'Se habla español', explanation: 'Puede llamar y pedir servicio en español.' },

  zipLabel: 'Código postal',
  zipHint: 'De EE. UU. o Canadá',
  aroundTheClockHint: 'De EE. UU. o Canadá. Verá distribuidores que atienden las 24 horas.',
  zipExamples: 'Escriba 5 dígitos, como 60601, o un código postal de Canadá, como M5V 3L9.',
  submit: 'Buscar un distribuidor',
  submitted: 'Buscando…',
  searchForm: 'Buscar distribuidores cerca de usted',
  offline: 'Parece que no tiene conexión. Inténtelo de nuevo cuando vuelva.',
  listName: 'Distribuidores cerca de usted',
  sliderPrevious: 'Distribuidores anteriores',
  sliderNext: 'Distribuidores siguientes',
  changeLocation: 'Cambiar de zona',
  idle: 'Escriba un código postal para ver los distribuidores que atienden esa zona.',
  byPlace: 'Ver distribuidores por estado o provincia (en inglés)',
  searching: 'Estamos buscando distribuidores cerca de usted.',
  keepLooking: 'Está tardando más de lo normal. Seguir buscando',
  tooManyRequests: {
    heading: 'Tenemos problemas técnicos en este momento.',
    text: 'Inténtelo de nuevo más tarde.',
  },
  noneAdvice: 'Revise que el código postal esté bien escrito o busque con un código postal vecino.',
  towns: '¿Se refiere a uno de estos lugares?',
  otherGuesses: '¿O a uno de estos?',
  didYouMean: (place) => `¿Quiso decir ${place}?`,
  siteSearch: (typed) => `¿No es un lugar? Busque “${typed}” en nuestro sitio`,
  guessHeading: (place) => `Lo más probable: distribuidores cerca de ${place}`,
  nobodyAtAll: 'Ningún distribuidor atiende esta zona, con filtros o sin ellos.',
  noneFiltered: {
    heading: 'No encontramos distribuidores que cumplan con lo que pide.',
    text: 'Pruebe con otros filtros.',
  },
  whyName: 'Lo que ocultan sus filtros',
  nearestHeading: 'Los más cercanos fuera de su zona',
  urgentHeading: 'Llame ya: atienden 24 horas',
  changeArea: frameTextsIn('es').areaChange,
  beforeYouCall: 'Antes de llamar: tres revisiones sin peligro',
  whileItRings: 'Mientras contestan: tres revisiones sin peligro',
  firstSteps: spanishFirstSteps,
  findMore: 'Buscar más distribuidores',
  previous: 'Anterior',
  next: 'Siguiente',
  pagesName: 'Páginas de distribuidores',
  filtersName: 'Filtrar distribuidores',
  sortName: 'Ordenar distribuidores',
  sortPrefix: 'Ordenar por',
  sortHelp: 'Cómo ordenamos a los distribuidores',
  sortExplanation:
    '“Recomendados” sigue los grupos que nuestro programa de distribuidores define para su zona, primero los más cercanos; en algunos grupos el orden cambia cada día. “Más cercanos” se basa solo en la distancia. “Abiertos ahora” empieza por los que están abiertos o contestan las 24 horas, primero los más cercanos. “Mejor calificados” usa el promedio de las calificaciones; un promedio de muchas reseñas pesa más que uno de pocas.',
  applyFilters: 'Ver distribuidores',
  clearFilters: 'Quitar todos los filtros',
  tryAgain: 'Intentar de nuevo',
  comparisonName: 'Distribuidores para comparar',
  compareFull: `Puede comparar hasta ${MAX_COMPARED} distribuidores.`,
  pickedCount: (picked) => `${picked} de ${MAX_COMPARED} elegidos`,
  compareDealers: (count) => (count < 2 ? 'Elija uno más para comparar' : `Comparar ${count} distribuidores`),
  goToSlide: (number) => `Ir al grupo ${number}`,
  noneHeading,
  noneCallUs: (phone) => `O llámenos al ${phone}, ${SERVICE_HOURS.spanish}.`,
  noneCall: 'O llámenos al',
  countLine: ({ first, last, total }) => `${first}-${last} de ${total}`,
  areaText: ({ city, state, zipcode, approximate }) =>
    [
      [city, state].filter(Boolean).join(', '),
      shownCode(zipcode),
      approximate === true ? '(zona aproximada)' : '',
    ]
      .filter(Boolean)
      .join(' '),
  mapText: (area) => `Mapa de los distribuidores de arriba, cerca de ${area}`,
  foundHeading,
  moreHeading: (area) => `Más distribuidores cerca de ${area}`,
  foundTitle: (area, { number }) =>
    number === 1 ? foundHeading(area) : `${foundHeading(area)}, página ${number}`,
  pageLabel: (number) => `Página ${number}`,
  filterButton: (checked) => `${checked > 1 ? 'Filtros' : 'Filtro'} (${checked})`,
  filterLabel: (filter) => FILTERS[filter],
  sortLabel: (sort) => SORTS[sort],
  allDealers: (count) =>
    count === 1 ? 'Ver este distribuidor en la lista' : `Ver los ${count} distribuidores`,
  filterCostText: ({ filter, hidden }, total) =>
    `El filtro “${FILTERS[filter]}” oculta ${hidden} de ${dealersText(total)}.`,
  withoutFilterText: ({ filter, foundWithout }) =>
    foundWithout === 0
      ? `Quitar el filtro “${FILTERS[filter]}”`
      : `Ver ${dealersText(foundWithout)} sin el filtro “${FILTERS[filter]}”`,
  notLookedUp: 'No pudimos buscar distribuidores en este momento, así que puede haber alguno cerca.',
  lookUpFailed: (phone) =>
    `No pudimos buscar distribuidores en este momento. Inténtelo de nuevo o llame al ${phone}.`,
  streetMap: 'Ver en un mapa de calles',

  badgesName: 'Distintivos',
  callPrefix: 'Llamar a',
  noPhone: 'Sin número de teléfono',
  findingNumber: 'Buscando el número…',
  noReviews: 'Aún no tiene reseñas',
  preferred: 'Distribuidor preferido',
  preferredExplanation:
    'Nuestros registros señalan a este distribuidor como preferido. Eso no dice nada del precio ni cambia el orden de la lista.',
  website: 'Visitar su sitio web',
  directions: 'Cómo llegar',
  saving: {
    save: 'Guardar',
    isSaved: 'Guardado (en inglés)',
    refused: 'Su navegador no nos deja guardar nada. Imprima o comparta esta página.',
  },
  compare: 'Comparar',
  compared: 'Quitar',
  compareLabel: (name, isCompared) => (isCompared ? `Quitar de la comparación: ${name}` : `Comparar ${name}`),
  ratingText,
  starsText,
  readReviewsLabel: (name, rating) => `${rating}, leer reseñas de ${name}`,
  moreBadges: (hidden) => ({
    text: `+${hidden} más`,
    // The accessible name starts with the visible text.
    label: `+${hidden} más: ${hidden === 1 ? 'distintivo' : 'distintivos'}`,
  }),
  // On cards, the leasing badge links to an English page.
  badgeTexts: (badge) =>
    badge === 'leasing'
      ? { ...BADGES.leasing, label: `${BADGES.leasing.label}${frameTextsIn('es').inEnglish}` }
      : BADGES[badge],
  distanceText,
  unnamedDealer: (companyId, city) =>
    ['Distribuidor local', companyId, city && `en ${city}`].filter(Boolean).join(' '),

  foundAnnouncement: (area, { total, number, pages }, { filters, sort }) => {
    const on = filters.length;
    const filtered = on === 0 ? '' : `, con ${on} ${on === 1 ? 'filtro' : 'filtros'}`;
    return `${dealersText(total)} cerca de ${area}${filtered}${FIRST[sort]}. Página ${number} de ${pages}.`;
  },
  noneAnnouncement: (zipcode, isFiltered) =>
    isFiltered
      ? 'Ningún distribuidor cumple con sus filtros.'
      : `No hay distribuidores cerca de ${shownCode(zipcode)}.`,
  pickedAnnouncement: (count) =>
    count === 0 ? 'No ha elegido distribuidores para comparar.' : `${dealersText(count)} para comparar.`,
  townsAnnouncement: (count) => `${count} ${count === 1 ? 'lugar tiene' : 'lugares tienen'} este nombre.`,

  connect: 'Pedir que me llamen',
  connected: 'Solicitud enviada',
  waiting: 'Aún sin enviar',
  book: 'Reservar en línea',
  help: 'Contactar a un distribuidor',
  helpHeading: '¿No sabe a quién acudir?',
  helpLead: 'Deje sus datos y un distribuidor de su zona se comunicará con usted en 24 a 48 horas.',
  close: 'Cerrar',
  dealer: 'Distribuidor',
  chooseDealer: 'Elija un distribuidor',
  outsideArea: (name, zip) =>
    `${name} no está en nuestra lista para ${shownCode(zip)}. Puede escribirle de todos modos o elegir otro distribuidor.`,
  notListed: (zip) =>
    `El distribuidor de su enlace no está en nuestra lista para ${shownCode(zip)}. Elija quién recibirá su solicitud.`,
  summary: 'Revise su solicitud',

  hoursWords: spanishHours,
  holidayName: spanishHolidayName,
};

/** Review texts in Spanish. Customers' reviews aren't translated. */
export const spanishReviews: ReviewTexts = {
  close: 'Cerrar',
  listName: 'Reseñas',
  seeMore: 'Ver más',
  response: 'Respuesta del distribuidor',
  nameless: 'Un cliente',
  loading: 'Cargando reseñas.',
  nothing: 'No hay nada que leer aquí en este momento.',
  none: 'Aún no hay reseñas.',
  reviewsTitle: (name) => `Reseñas de ${name}`,
  shownText: (shown, total) =>
    total === null || total < shown
      ? `Se muestran ${counted(shown, 'reseña', 'reseñas')}`
      : `Se muestran ${shown.toLocaleString('es-US')} de ${counted(total, 'reseña', 'reseñas')}`,
  reviewDateText: (date) => dateText(date ?? '', 'es-US') || null,
  ratingText,
  starsText,
  decimal: (rating) => rating.toFixed(1),
};
