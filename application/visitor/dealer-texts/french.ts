import { SERVICE_HOURS } from '../../../domain/brand/hours.ts';
import { frenchFirstSteps } from '../../../domain/help/first-steps.ts';
import type { Badge } from '../../../domain/dealer/badges.ts';
import { DEALER_HOMES } from '../../../domain/dealer/dealer-homes.ts';
import { MAX_COMPARED } from '../../../domain/dealer/dealer-search.ts';
import type { Rating } from '../../../domain/dealer/rating.ts';
import { dateText } from '../../../domain/review/review-day.ts';
import type { ReviewTexts } from '../read-reviews/texts.ts';
import type { DealerSort } from '../../../domain/dealer/dealer-sort.ts';
import type { DealerFilter } from '../../../domain/dealer/filters.ts';
import { KM_PER_MILE } from '../../../domain/postal-code/distance.ts';
import { countryOf } from '../../../domain/postal-code/postal-code.ts';
import { shownCode } from '../../../domain/postal-code/normal-code.ts';
import type { TranslatedDealerTexts } from './english.ts';
import { COMPARE_PATHS } from '../find-dealers/compare-paths.ts';
import { frameTextsIn } from '../read-page/frame-texts.ts';
import { LIST_PATHS } from '../find-dealers/list-paths.ts';
import { near, placeText } from './french-places.ts';
import { frenchHolidayName } from '../show-hours/french-holidays.ts';
import { frenchHours } from '../show-hours/french-hours.ts';

/** In French, zero takes the singular: `0 concessionnaire`. */
const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('fr-CA')} ${count < 2 ? one : many}`;

const dealersText = (count: number): string => counted(count, 'concessionnaire', 'concessionnaires');

const FILTERS: { readonly [filter in DealerFilter]: string } = {
  dealerType: 'Comfort Specialist',
  emergencyService: '24 heures sur 24',
  nateCertified: 'Certification NATE',
  nexiaDealerDiagnostics: 'Diagnostic à distance',
  showFinancing: 'Financement',
  charterMemberDate: 'Membres fondateurs',
  spanish: 'Service en espagnol',
  french: 'Service en français',
};

const SORTS: { readonly [sort in DealerSort]: string } = {
  recommended: 'Recommandés',
  nearest: 'Les plus proches',
  open: 'Ouverts maintenant',
  rating: 'Les mieux notés',
};

const FIRST: { readonly [sort in DealerSort]: string } = {
  recommended: '',
  nearest: ', les plus proches d’abord',
  open: ', ceux qui sont ouverts d’abord',
  rating: ', les mieux notés d’abord',
};

const BADGES: { readonly [badge in Badge]: { readonly label: string; readonly explanation: string } } = {
  'comfort-specialist': {
    label: 'Comfort Specialist',
    explanation: 'Entrepreneur certifié, formé pour les systèmes qu’il installe.',
  },
  'emergency-service': {
    label: 'Urgences 24 heures sur 24',
    explanation: 'Répond aux appels d’urgence à toute heure, même la fin de semaine et les jours fériés.',
  },
  'nate-certified': {
    label: 'Certification NATE',
    explanation:
      'Ses techniciens ont réussi les examens indépendants de North American Technician Excellence.',
  },
  'charter-member': {
    label: 'Membre fondateur',
    explanation:
      'Fait partie de notre programme de concessionnaires depuis ses premières années (fondé en 1998).',
  },
  'remote-diagnostics': {
    label: 'Diagnostic à distance',
    explanation: 'Peut vérifier à distance votre système connecté, avec votre permission.',
  },
  financing: {
    label: 'Financement',
    explanation: 'Offre des façons d’étaler le paiement d’un nouveau système.',
  },
  leasing: {
    label: 'Location',
    explanation: 'Offre un système pour un montant mensuel; l’appareil appartient à la société de location.',
  },
};

const foundHeading = (area: string): string => `Concessionnaires ${near(area)}`;

/** `4,5`; whole numbers have no decimal. */
const decimal = (number: number): string => number.toFixed(1).replace(/\.0$/, '').replace('.', ',');

const rated = (average: number): string => average.toFixed(1).replace('.', ',');

const ratingText = ({ average, count }: Rating): string =>
  `${rated(average)} (${count.toLocaleString('fr-CA')} avis)`;

const starsText = (average: number): string => `Note de ${rated(average)} sur 5`;

/** The label of a badge without a link. */
export const frenchBadgeLabel = (badge: Badge): string => BADGES[badge].label;

/** Texts of dealer lists and cards in Quebec French. All distances are in kilometers. */
export const french: TranslatedDealerTexts = {
  language: 'fr',
  listPath: LIST_PATHS.fr,
  comparePath: COMPARE_PATHS.fr,
  dealersPath: DEALER_HOMES.fr,
  mapQuery: '&language=fr',
  forms: { connect: 'dealer-modal-fr', book: 'booking-fr' },
  speaksIt: {
    label: 'Service en français',
    explanation: 'Vous pouvez appeler et vous faire servir en français.',
  },

  zipLabel: 'Code postal',
  zipHint: 'Du Canada ou des États-Unis',
  aroundTheClockHint:
    'Du Canada ou des États-Unis. Vous verrez les concessionnaires joignables 24\u00a0h sur\u00a024.',
  zipExamples: 'Entrez un code postal, comme M5V 3L9, ou les 5 chiffres d’un code américain, comme 60601.',
  submit: 'Trouver un concessionnaire',
  submitted: 'Recherche…',
  searchForm: 'Trouver des concessionnaires près de chez vous',
  offline: 'Vous semblez hors ligne. Réessayez une fois la connexion rétablie.',
  listName: 'Concessionnaires près de chez vous',
  sliderPrevious: 'Concessionnaires précédents',
  sliderNext: 'Concessionnaires suivants',
  changeLocation: 'Changer de région',
  idle: 'Entrez un code postal pour voir les concessionnaires qui desservent cet endroit.',
  byPlace: 'Voir les concessionnaires par État ou province (en anglais)',
  searching: 'Nous cherchons des concessionnaires près de chez vous.',
  keepLooking: 'C’est plus long que d’habitude. Continuer la recherche',
  tooManyRequests: {
    heading: 'Nous éprouvons des problèmes techniques en ce moment.',
    text: 'Veuillez réessayer plus tard.',
  },
  noneAdvice: 'Vérifiez le code postal, ou cherchez avec un code postal voisin.',
  towns: 'Parlez-vous d’un de ces endroits?',
  otherGuesses: 'Ou d’un de ceux-ci?',
  didYouMean: (place) => `Vouliez-vous dire ${place}?`,
  siteSearch: (typed) => `Ce n’est pas un lieu? Cherchez «\u00a0${typed}\u00a0» sur notre site`,
  guessHeading: (place) => `Le plus probable : concessionnaires près de ${place}`,
  codeText: ({ city, state, area }) => `${area} (${placeText(city, state)})`,
  nobodyAtAll: 'Aucun concessionnaire ne dessert cet endroit, avec ou sans filtres.',
  noneFiltered: {
    heading: 'Aucun concessionnaire ne correspond à votre demande.',
    text: 'Essayez d’autres filtres pour obtenir de meilleurs résultats.',
  },
  whyName: 'Ce que vos filtres cachent',
  nearestHeading: 'Les plus proches hors de votre région',
  urgentHeading: 'Appelez : réponse 24 h sur 24',
  changeArea: frameTextsIn('fr').areaChange,
  beforeYouCall: 'Avant d’appeler : trois vérifications sans danger',
  whileItRings: 'Pendant que ça sonne : trois vérifications sans danger',
  firstSteps: frenchFirstSteps,
  findMore: 'Trouver d’autres concessionnaires',
  previous: 'Précédent',
  next: 'Suivant',
  pagesName: 'Pages de concessionnaires',
  filtersName: 'Filtrer les concessionnaires',
  sortName: 'Trier les concessionnaires',
  sortPrefix: 'Trier par',
  sortHelp: 'Comment nous classons les concessionnaires',
  sortExplanation:
    '«\u00a0Recommandés\u00a0» suit les groupes que notre programme de concessionnaires établit pour votre région, les plus proches d’abord; dans certains groupes, l’ordre change chaque jour. «\u00a0Les plus proches\u00a0» ne tient compte que de la distance. «\u00a0Ouverts maintenant\u00a0» commence par ceux qui sont ouverts ou qui répondent 24 heures sur 24, les plus proches d’abord. «\u00a0Les mieux notés\u00a0» suit la note moyenne; une moyenne fondée sur beaucoup d’avis compte plus que celle fondée sur quelques-uns.',
  applyFilters: 'Voir les concessionnaires',
  clearFilters: 'Retirer tous les filtres',
  tryAgain: 'Réessayer',
  comparisonName: 'Concessionnaires à comparer',
  compareFull: `Vous pouvez comparer jusqu’à ${MAX_COMPARED} concessionnaires.`,
  pickedCount: (picked) => `${picked} sur ${MAX_COMPARED}`,
  compareDealers: (count) =>
    count < 2 ? 'Choisissez-en un autre à comparer' : `Comparer ${count} concessionnaires`,
  goToSlide: (number) => `Aller au groupe ${number}`,
  noneHeading: (zipcode) => `Nous avons trouvé 0 concessionnaire près de ${shownCode(zipcode)}`,
  noneCallUs: (phone) => `Ou appelez-nous au ${phone}, ${SERVICE_HOURS.french}.`,
  noneCall: 'Ou appelez-nous au',
  countLine: ({ first, last, total }) => `${first} à ${last} sur ${total}`,
  areaText: ({ city = '', state = '', zipcode, approximate }) =>
    [placeText(city, state), shownCode(zipcode), approximate === true ? '(secteur approximatif)' : '']
      .filter(Boolean)
      .join(' '),
  townText: ({ city, state, area }) =>
    countryOf(area) === 'CA' ? placeText(city, state) : `${placeText(city, state)} ${area}`,
  mapText: (area) => `Carte des concessionnaires ci-dessus, ${near(area)}`,
  foundHeading,
  moreHeading: (area) => `Autres concessionnaires ${near(area)}`,
  foundTitle: (area, { number }) =>
    number === 1 ? foundHeading(area) : `${foundHeading(area)}, page ${number}`,
  pageLabel: (number) => `Page ${number}`,
  filterButton: (checked) => `${checked > 1 ? 'Filtres' : 'Filtre'} (${checked})`,
  filterLabel: (filter) => FILTERS[filter],
  sortLabel: (sort) => SORTS[sort],
  allDealers: (count) =>
    count === 1 ? 'Voir ce concessionnaire dans la liste' : `Voir les ${count} concessionnaires`,
  filterCostText: ({ filter, hidden }, total) =>
    `Le filtre «\u00a0${FILTERS[filter]}\u00a0» cache ${hidden} des ${dealersText(total)}.`,
  withoutFilterText: ({ filter, foundWithout }) =>
    foundWithout === 0
      ? `Retirer le filtre «\u00a0${FILTERS[filter]}\u00a0»`
      : `Voir ${dealersText(foundWithout)} sans le filtre «\u00a0${FILTERS[filter]}\u00a0»`,
  notLookedUp:
    'Nous n’avons pas pu chercher de concessionnaires\u00a0: il y en a peut-être près de chez vous.',
  lookUpFailed: (phone) =>
    `Nous n’arrivons pas à trouver de concessionnaires en ce moment. Réessayez, ou appelez au ${phone}.`,
  streetMap: 'Voir sur une carte routière',

  badgesName: 'Distinctions',
  callPrefix: 'Appeler',
  noPhone: 'Aucun numéro de téléphone',
  findingNumber: 'Recherche du numéro…',
  noReviews: 'Aucun avis pour l’instant',
  preferred: 'Concessionnaire privilégié',
  preferredExplanation:
    'Nos dossiers désignent ce concessionnaire comme privilégié. Cela ne dit rien de ses prix et ne change pas l’ordre de la liste.',
  website: 'Visiter le site Web',
  directions: 'Itinéraire',
  saving: {
    save: 'Enregistrer',
    isSaved: 'Enregistré (en\u00a0anglais)',
    refused: 'Votre navigateur ne nous permet pas d’enregistrer. Imprimez ou partagez plutôt cette page.',
  },
  compare: 'Comparer',
  compared: 'Retirer',
  compareLabel: (name, isCompared) =>
    isCompared ? `Retirer de la comparaison\u00a0: ${name}` : `Comparer ${name}`,
  ratingText,
  starsText,
  readReviewsLabel: (name, rating) => `${rating}, lire les avis sur ${name}`,
  moreBadges: (hidden) => ({
    text: `+${hidden} autre${hidden > 1 ? 's' : ''}`,
    label: `+${hidden} autre${hidden > 1 ? 's' : ''} distinction${hidden > 1 ? 's' : ''}`,
  }),
  // On cards, the leasing badge links to an English page.
  badgeTexts: (badge) =>
    badge === 'leasing'
      ? { ...BADGES.leasing, label: `${BADGES.leasing.label}${frameTextsIn('fr').inEnglish}` }
      : BADGES[badge],
  distanceText: (miles) => {
    const km = miles * KM_PER_MILE;
    return `à ${km < 10 ? decimal(km) : Math.round(km).toLocaleString('fr-CA')}\u00a0km`;
  },
  placeText,
  unnamedDealer: (companyId, city) =>
    ['Concessionnaire local', companyId, city && `à ${city}`].filter(Boolean).join(' '),

  foundAnnouncement: (area, { total, number, pages }, { filters, sort }) => {
    const on = filters.length;
    const filtered = on === 0 ? '' : `, avec ${counted(on, 'filtre', 'filtres')}`;
    return `${dealersText(total)} ${near(area)}${filtered}${FIRST[sort]}. Page ${number} sur ${pages}.`;
  },
  noneAnnouncement: (zipcode, isFiltered) =>
    isFiltered
      ? 'Aucun concessionnaire ne correspond à vos filtres.'
      : `Aucun concessionnaire près de ${shownCode(zipcode)}.`,
  pickedAnnouncement: (count) =>
    count === 0 ? 'Aucun concessionnaire choisi à comparer.' : `${dealersText(count)} à comparer.`,
  townsAnnouncement: (count) => `${counted(count, 'endroit porte', 'endroits portent')} ce nom.`,

  connect: 'Demander un appel',
  connected: 'Demande envoyée',
  waiting: 'Pas encore envoyée',
  book: 'Réserver en ligne',
  help: 'Communiquer avec un concessionnaire',
  helpHeading: 'Vous ne savez pas à qui vous adresser?',
  helpLead:
    'Laissez vos coordonnées. Un concessionnaire de votre région communiquera avec vous dans les 24 à 48 heures.',
  close: 'Fermer',
  dealer: 'Concessionnaire',
  chooseDealer: 'Choisissez un concessionnaire',
  outsideArea: (name, zip) =>
    `${name} ne figure pas dans notre liste pour ${shownCode(zip)}. Vous pouvez quand même lui écrire ou choisir un autre concessionnaire.`,
  notListed: (zip) =>
    `Le concessionnaire de votre lien ne figure pas dans notre liste pour ${shownCode(zip)}. Veuillez choisir qui recevra votre demande.`,
  summary: 'Vérifiez votre demande',

  hoursWords: frenchHours,
  holidayName: frenchHolidayName,
};

/** Review texts in French. Customers' reviews aren't translated. */
export const frenchReviews: ReviewTexts = {
  close: 'Fermer',
  listName: 'Avis',
  seeMore: 'En voir plus',
  response: 'Réponse du concessionnaire',
  nameless: 'Un client',
  loading: 'Chargement des avis.',
  nothing: 'Il n’y a rien à lire ici en ce moment.',
  none: 'Aucun avis pour l’instant.',
  reviewsTitle: (name) => `Avis sur ${name}`,
  shownText: (shown, total) =>
    total === null || total < shown
      ? `${shown.toLocaleString('fr-CA')} avis affichés`
      : `${shown.toLocaleString('fr-CA')} avis sur ${total.toLocaleString('fr-CA')}`,
  reviewDateText: (date) => dateText(date ?? '', 'fr-CA') || null,
  ratingText,
  starsText,
  decimal: rated,
};
