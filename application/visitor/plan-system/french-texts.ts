import type { PlanTexts } from './texts.ts';

/** Texts of the system planner in Canadian French. */
export const frenchPlanTexts: PlanTexts = {
  runningPath: '/fr/thermopompe-ou-fournaise/',
  rebatesPath: '/resources/rebates/',
  heading: 'Composez votre système',
  lead: 'Choisissez un système pour voir son prix. Votre code postal et la superficie donnent la taille habituelle.',
  form: 'Composez votre propre système',
  system: 'Système',
  home: 'Type de maison',
  homeHint: 'Pour la visite du concessionnaire. Cela ne change pas le prix.',
  ductwork: 'Conduits',
  tier: 'Niveau de confort',
  tierHint:
    'Les prix commencent par des appareils à un étage. Avec plus d’étages, ils coûtent plus cher, fonctionnent plus longtemps et plus silencieusement, et tiennent mieux la température.',
  area: 'Superficie de la maison en pieds carrés',
  areaHint: 'Pour voir la taille habituelle. Par exemple\u00a0: 2\u00a0000',
  areaMalformed: 'Entrez la superficie en pieds carrés, de 200 à 10\u00a0000.',
  sizeNeedsZip: 'Entrez aussi votre code postal\u00a0: la taille habituelle dépend du climat.',
  sizeUnknown:
    'Nous ne connaissons pas le climat à cet endroit et ne pouvons donc pas dire quelle taille est habituelle. Votre concessionnaire la calcule.',
  zip: 'Code postal',
  zipHint: 'Pour voir la taille habituelle et, aux États-Unis, les remises',
  zipMalformed: 'Entrez un code postal, comme M5V 3L9, ou 5 chiffres, comme 60601.',
  askDealer: 'Demandez à un concessionnaire',
  coilApart:
    'Ce prix ne comprend pas le serpentin intérieur. Demandez à votre concessionnaire combien il coûte.',
  spareCoil:
    'Les deux appareils comprennent un serpentin intérieur, et il n’en faut qu’un. Demandez à votre concessionnaire de déduire l’autre.',
  unpriced:
    'Ce système n’a pas de prix de départ\u00a0: il dépend des pièces et de la maison. Un concessionnaire le chiffre après une visite.',
  levelAdds:
    'Le supplément pour ce niveau de confort est approximatif. Il varie selon la taille et la marque.',
  coolingOnly:
    'Cette taille vaut pour la climatisation seulement. Là où il fait froid, c’est le chauffage qui décide de la taille d’une thermopompe.',
  ductlessSize:
    'Un système sans conduits se calcule pièce par pièce, et une seule demande souvent bien moins d’une tonne. Votre concessionnaire le calcule.',
  heatSize:
    'La taille d’une fournaise dépend de la chaleur que votre maison perd en hiver, pas de la superficie. Votre concessionnaire la calcule.',
  tooLarge: 'Une maison de cette taille a souvent besoin de plus d’un système.',
  sizeCaveat:
    'C’est une règle générale\u00a0: l’isolation, les fenêtres et le soleil la changent. Demandez à votre concessionnaire un calcul de charge écrit.',
  rebatesOfModel: 'Les remises dépendent du modèle. Demandez à votre concessionnaire.',
  noRebates: 'Aucune remise trouvée pour ce système dans votre secteur.',
  noneInCanada:
    'Aucune remise trouvée pour ce système dans votre secteur. Les programmes canadiens ne sont pas dans nos données\u00a0: informez-vous auprès de votre province et de votre fournisseur d’énergie.',
  noneAtStart: 'Aucune remise à ce prix. Les programmes de votre secteur exigent de meilleures cotes.',
  noneForHousehold: 'Aucune remise pour ce système ne s’adresse à ce ménage.',
  atStart: 'Aux prix de départ',
  aboveStart: 'Aux prix de départ, avec ce que ce niveau de confort ajoute',
  changes: 'Ce qui change ce prix',
  assumedSize:
    'Les montants par tonne sont calculés pour un système de 3 tonnes. Entrez la superficie pour voir les vôtres.',
  unknownSize:
    'Les montants par tonne sont calculés pour un système de 3 tonnes. Votre concessionnaire calcule la taille du vôtre.',
  shares:
    'Les pourcentages portent sur l’appareil que le programme subventionne, pas sur des conduits neufs.',
  upTo: 'Un programme qui paie «\u00a0jusqu’à\u00a0» un montant peut payer moins\u00a0: le bas de la fourchette compte 0\u00a0$ de sa part.',
  rebatesFailed: 'Nous ne pouvons pas vérifier les remises en ce moment. Le prix ci-dessus reste valable.',
  confirmRebates: 'Avant d’acheter, confirmez auprès de chaque programme que vous y avez droit.',
  seeRebates: 'Voir ces programmes (en anglais)',
  fineTune: 'Préciser l’estimation',
  update: 'Mettre à jour l’estimation',
  idle: 'Choisissez un système pour voir son prix ici.',
  unpricedSummary: 'Prix\u00a0: demandez à un concessionnaire',
  toEstimate: 'Voir votre estimation',
  submit: 'Voir l’estimation',
  missing: 'Choisissez un système.',
  result: 'Votre estimation',
  ducts: 'Conduits neufs',
  ductsIfNeeded: 'Conduits neufs, s’il en faut',
  total: 'Prix de départ en dollars américains, installé',
  roughTotal: 'Prix approximatif en dollars américains, installé',
  conditions: [
    'Ce sont des prix de départ en dollars américains, installation comprise et avant taxes. La taille, l’électricité et la main-d’œuvre locale peuvent les augmenter.',
    'La soumission de votre concessionnaire est le prix final.',
  ],
  running: 'Ce qu’il en coûte de l’utiliser pendant un an',
  ductlessRunning:
    'Nous n’affichons pas le coût d’une année pour un système sans conduits\u00a0: il dépend des cotes de l’appareil extérieur jumelé à ses têtes, que nous n’avons pas. Demandez à votre concessionnaire le SEER2 et le HSPF2 de votre combinaison.',
  quotes: 'Trois soumissions, côte à côte',
  quoteColumns: ['Premier concessionnaire', 'Deuxième concessionnaire', 'Troisième concessionnaire'],
  quoteRows: [
    'Concessionnaire et date',
    'Modèle et taille',
    'Prix tout compris',
    'Remises, et qui les demande',
    'Prix à payer',
  ],
  questions: 'Demandez à chaque concessionnaire',
  questionList: [
    'Puis-je voir par écrit le calcul de charge de ma maison?',
    'Quels modèles, et quels SEER2, HSPF2 ou AFUE comme système jumelé?',
    'Le prix comprend-il l’enlèvement, les permis, l’électricité, l’évacuation et le thermostat?',
    'De quoi mes conduits ont-ils besoin? Mesurerez-vous leurs fuites?',
    'Y a-t-il de la place dans mon panneau électrique?',
    'Quelles remises s’appliquent, et qui envoie les formulaires?',
    'Qui l’installe? A-t-il sa licence et ses assurances?',
    'Combien de temps les pièces et la main-d’œuvre sont-elles couvertes, et qui enregistre la garantie?',
    'Quand pouvez-vous commencer, et combien de temps cela prend-il?',
    'Que se passe-t-il si je trouve un défaut après votre départ?',
  ],
  ask: 'Obtenez la soumission d’un concessionnaire local',
  askLead:
    'Laissez vos coordonnées\u00a0: un concessionnaire de votre région communiquera avec vous dans les 24 à 48 heures.',
  askWithPlan:
    'Laissez vos coordonnées\u00a0: un concessionnaire de votre région communiquera avec vous dans les 24 à 48 heures. Nous lui dirons ce que vous avez composé.',
  tiers: {
    single: 'À un étage ($)',
    'two-stage': 'À deux étages ($$)',
    variable: 'À vitesse variable ($$$)',
    unsure: 'J’aimerais un conseil',
  },
  homes: {
    house: 'Maison',
    townhouse: 'Maison en rangée',
    condo: 'Condo ou appartement',
    manufactured: 'Maison mobile',
  },
  ductChoices: { keep: 'Garder mes conduits', new: 'Conduits neufs', unsure: 'Je ne sais pas encore' },
  systems: {
    'furnace-ac': 'Fournaise et climatiseur',
    'heat-pump': 'Thermopompe et appareil de traitement d’air',
    hybrid: 'Hybride\u00a0: thermopompe et fournaise',
    'ac-air-handler': 'Climatiseur et appareil de traitement d’air',
    furnace: 'Fournaise seule',
    ac: 'Climatiseur seul',
    ductless: 'Système sans conduits',
    packaged: 'Système monobloc',
    oil: 'Fournaise au mazout',
  },
  parts: {
    'air-conditioner': 'Climatiseur',
    'heat-pump': 'Thermopompe',
    furnace: 'Fournaise à 80\u00a0% ou 90\u00a0%',
    'oil-furnace': 'Fournaise au mazout',
    'air-handler': 'Appareil de traitement d’air',
    'indoor-coil': 'Serpentin intérieur',
    'ductless-unit': 'Appareil extérieur',
    'indoor-head': 'Tête intérieure, une par pièce',
    'packaged-unit': 'Appareil monobloc',
  },
  range: (from, to) => (from === to ? from : `${from} à ${to}`),
  adds: (adds) => `environ ${adds} de plus`,
  comesWith: (part) => `Compris\u00a0: ${part.toLowerCase()}`,
  floorArea: (area) => `${area}\u00a0pi²`,
  usualSize: (tons) => `Pour cette superficie et ce climat, ${tons} tonnes sont habituelles.`,
  net: (price, rebates, net) => `${price} · moins ${rebates} · vous payez ${net}`,
  youPay: (net) => `Vous payez environ ${net}`,
  labeled: (total, price) => `${total}\u00a0: ${price}`,
  unpricedRebates: (rebates) => `Des remises de ${rebates} peuvent en payer une partie`,
  countedSize: (tons) =>
    `Les montants par tonne sont calculés pour ${tons}\u00a0tonnes, la plus petite taille habituelle pour cette superficie et ce climat, comme le prix de départ. Un système plus grand coûte plus cher, et ses remises peuvent être plus élevées.`,
  higherRated: (program, _amount, rating) =>
    `${program} n’est pas compté\u00a0: il exige ${rating} ou plus, et un tel appareil coûte plus cher que ce prix.`,
};
