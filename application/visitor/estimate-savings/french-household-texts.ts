import { figuresIn } from '../../../domain/content/written-figures.ts';
import { medianFor, US_MEDIAN } from '../../../domain/rebate/household.ts';
import type { HouseholdTexts } from './found-texts.ts';

const { dollars } = figuresIn('fr');

const people = (size: number): string =>
  size === 1 ? 'une personne' : size === 8 ? 'huit personnes ou plus' : `${size} personnes`;

/** Texts about a household in Canadian French, for readers in the United States. */
export const frenchHouseholdTexts: HouseholdTexts = {
  estimate: {
    sample:
      'Données d’exemple. Ces programmes sont inventés pour montrer comment cette page fonctionne. Ne vous y fiez pas.',
  },
  dollars: (amount) => dollars(amount),
  household: {
    form: 'Votre ménage',
    open: 'Voir les montants pour votre ménage',
    assumed:
      'Ces montants sont pour un ménage de quatre personnes qui gagne de 80\u00a0% à 150\u00a0% du revenu médian de votre secteur.',
    assumedOwner: 'Ces montants sont pour des propriétaires.',
    income: 'Revenu annuel avant impôt',
    exact: 'Ou votre revenu exact, en dollars',
    owner: 'Votre maison',
    owners: { homeowner: 'J’en suis propriétaire', renter: 'Je la loue' },
    size: 'Personnes dans votre ménage',
    unsaid: 'Je préfère ne pas le dire',
    submit: 'Mettre à jour les montants',
    privacy:
      'Facultatif. Nous n’enregistrons pas votre réponse, et elle n’est pas dans l’adresse de cette page. Un revenu exact ne sert que si une limite se trouve dans votre tranche.',
    faults: {
      'not-on-offer':
        'Choisissez un revenu et un nombre de personnes dans les listes. Ces montants sont pour un ménage de quatre personnes.',
      'not-an-amount':
        'Entrez votre revenu en dollars entiers, comme 52000. Ces montants sont pour un ménage de quatre personnes.',
      'not-in-range':
        'Votre revenu exact n’est pas dans la tranche choisie\u00a0: changez l’un des deux. Ces montants sont pour un ménage de quatre personnes.',
      unavailable:
        'Nous n’avons pas pu consulter les montants pour votre ménage. Ceux-ci sont pour un ménage de quatre personnes. Veuillez réessayer.',
    },
  },
  noSetAmount: 'Aucun montant fixe',
  between: (from, to) => `Entre ${from} et ${to}`,
  ranges: {
    first: (to) => `jusqu’à ${to}`,
    between: (from, to) => `de ${from} à ${to}`,
    last: (below) => `plus de ${below}`,
  },
  size: (size) => (size === 8 ? '8 ou plus' : String(size)),
  paid: (amount, size, range, isRenter) =>
    `${amount} pour ${people(size)} avec un revenu annuel ${range.startsWith('jusqu') ? 'allant ' : range.startsWith('plus') ? 'de ' : ''}${range}${isRenter ? ', dans un logement loué' : ''}.`,
  paidRenter: (amount) => `${amount} pour un logement loué.`,
  straddles:
    'Une limite se trouve dans cette tranche\u00a0: votre revenu exact décide. Entrez-le pour voir quel montant est le vôtre.',
  judged: {
    low: (median) => `C’est moins de 80\u00a0% ${median}.`,
    moderate: (median) => `C’est de 80\u00a0% à 150\u00a0% ${median}.`,
    high: (median) => `C’est plus de 150\u00a0% ${median}.`,
  },
  medians: {
    area: () => 'du revenu médian de votre secteur pour un ménage de cette taille',
    country: (size) =>
      `de ${dollars(medianFor(size, US_MEDIAN.income))}, le revenu familial médian national de HUD pour l’exercice ${US_MEDIAN.fiscalYear}, ajusté à un ménage de cette taille. Les programmes utilisent le revenu médian de votre secteur, que nous ne connaissons pas\u00a0: demandez au programme`,
  },
  areaLimits: ({ area, fiscalYear, low, high }) =>
    `Pour un ménage de cette taille, les limites sont de ${dollars(low)} (80\u00a0%) et de ${dollars(high)} (150\u00a0%)\u00a0: ${area}, HUD, exercice ${fiscalYear}.`,
  confirmIncome: 'Le programme vérifie votre revenu quand vous faites la demande.',
};
