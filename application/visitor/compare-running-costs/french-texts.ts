import type { RunningCostTexts } from './texts.ts';

/** Texts of the comparison of running costs in Canadian French. */
export const frenchRunningCostTexts: RunningCostTexts = {
  estimatePath: '/fr/estimation/',
  heading: 'Lequel coûte le moins cher à utiliser?',
  lead: 'Cela dépend de vos hivers et de ce que vous payez pour l’énergie. Nous utilisons le climat habituel de votre secteur et, aux États-Unis, les prix moyens de l’État. Une facture sous la main? Entrez vos prix pour une réponse plus précise.',
  zip: 'Code postal',
  area: 'Superficie de la maison en pieds carrés',
  areaHint: 'Par exemple : 2 000',
  level: 'Niveau de confort',
  electricity: 'Prix d’un kWh d’électricité',
  electricityHint:
    'D’après une facture, taxes et livraison comprises, comme 0,16 $. Aux États-Unis, laissez vide pour utiliser la moyenne de l’État.',
  gas: 'Prix d’un therm de gaz naturel',
  gasHint: 'Comme 1,50 $. Facturé au mètre cube? Multipliez le prix par environ 2,8.',
  optional: 'facultatif',
  submit: 'Voir le coût d’une année',
  zipMalformed: 'Entrez un code postal, comme M5V 3L9, ou 5 chiffres, comme 60601.',
  zipUnknown: 'Nous ne connaissons pas ce code. Vérifiez-le ou essayez-en un à proximité.',
  areaMalformed: 'Entrez la superficie en pieds carrés, de 200 à 10 000.',
  electricityMalformed: 'Entrez le prix d’un kWh, comme 0,16 $.',
  gasMalformed: 'Entrez le prix d’un therm, comme 1,50 $.',
  pricesMissing:
    'Nous avons des prix moyens seulement pour les États américains. Entrez les deux prix de vos factures.',
  unavailable: 'Nous ne pouvons pas consulter les prix en ce moment. Veuillez réessayer dans une minute.',
  caption: 'Chauffage et climatisation pour une année',
  dollars: { US: 'en dollars américains', CA: 'en dollars canadiens' },
  system: 'Système',
  heat: 'Chauffage',
  cool: 'Climatisation',
  year: 'Année',
  carbon: 'CO₂ en tonnes américaines',
  counted: 'Ce que ce calcul comprend',
  estimate: 'Estimer le prix d’achat d’un tel système',
  systems: {
    'heat-pump': 'Thermopompe',
    'furnace-ac': 'Fournaise au gaz et climatiseur',
    hybrid: 'Hybride : thermopompe et fournaise au gaz',
  },
  levels: { single: 'À un étage', 'two-stage': 'À deux étages', variable: 'À vitesse variable' },
  cheaper: {
    'heat-pump': 'À ces prix, la thermopompe chauffe la même maison à moindre coût que la fournaise au gaz.',
    furnace: 'À ces prix, la fournaise au gaz chauffe la même maison à moindre coût que la thermopompe.',
    either: 'À ces prix, l’une ou l’autre pourrait coûter moins cher. Cela dépend du modèle et du froid.',
  },
  range: (from, to) => `${from} à ${to}`,
  title: (place) => `Une année près de ${place}`,
  breakEven: (gas, between, electricity) =>
    `Si le gaz coûte ${gas} le therm, la thermopompe revient au même prix que la fournaise quand l’électricité coûte ${between} le kWh. Ici, elle coûte ${electricity}. En dessous, la thermopompe coûte moins cher; au-dessus, c’est la fournaise.`,
  weather: (station, heating, cooling) =>
    `Climat habituel à ${station} : environ ${heating} degrés-jours de chauffage et ${cooling} de climatisation par année, en °F (moyennes de 1991 à 2020).`,
  statePrices: (state, period) => `Prix : à peu près la moyenne de l’État (${state}) en ${period}.`,
  ownPrices: 'Prix : ceux que vous avez entrés.',
  mixedPrices: (state, period) =>
    `Prix : celui que vous avez entré et à peu près la moyenne de l’État (${state}) en ${period}.`,
  ratings: (level, seer2, hspf2, afue) =>
    `Appareils ${level.charAt(0).toLowerCase()}${level.slice(1)} : ${seer2} SEER2, ${hspf2} HSPF2, ${afue} % AFUE.`,
  limits: [
    'Bas de la fourchette\u00a0: une maison étanche avec les modèles les plus efficaces. Haut\u00a0: une maison mal isolée avec les moins efficaces. Deux maisons de même taille diffèrent souvent de moitié.',
    'Par grand froid, la thermopompe utilise un chauffage d’appoint. Le haut de la fourchette en tient compte.',
    'Les ventilateurs, les frais mensuels et les hausses de prix ne sont pas comptés.',
    'CO₂ : 11,7 livres par therm de gaz et 0,8 par kWh de la centrale américaine moyenne. Dans une province qui produit surtout de l’hydroélectricité, l’électricité en émet bien moins.',
  ],
};
