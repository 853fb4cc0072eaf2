import { near } from '../dealer-texts/french-places.ts';
import { LIST_PATHS } from '../find-dealers/list-paths.ts';
import { TRANSLATED_NOT_FOUND } from '../read-page/translated-not-found.ts';
import type { DealerPageTexts } from './dealer-page-texts.ts';

/** Texts of a dealer's page in French. */
export const frenchDealerPage: DealerPageTexts = {
  words: {
    badges: 'Ce que ce concessionnaire offre',
    reviews: 'Avis les plus récents',
    allReviews: 'Lire tous les avis',
    response: 'Réponse du concessionnaire',
    share: 'Partager ce concessionnaire',
    print: 'Imprimer cette page',
    save: 'Enregistrer ce concessionnaire',
    isSaved: 'Enregistré sur cet appareil\u00a0: voir la liste (en\u00a0anglais)',
    refused: 'Votre navigateur ne nous permet pas d’enregistrer. Imprimez ou partagez plutôt cette page.',
  },
  nearbyHeading: (place) => `Autres concessionnaires ${near(place)}`,
  mapText: (name) => `Carte centrée sur ${name}`,
  above: { path: LIST_PATHS.fr, title: 'Concessionnaires' },
  description: (name, town, rating) =>
    [
      `${name}, à ${town}\u00a0: téléphone, heures d’ouverture, avis et services.`,
      ...(rating === null ? [] : [`Note\u00a0: ${rating}.`]),
      'Appelez, envoyez une demande ou réservez une visite.',
    ].join(' '),
  removedHeading: 'Ce concessionnaire n’est plus avec nous',
  removedLead: (town) =>
    town === null
      ? 'Le concessionnaire de cette page ne fait plus partie de notre programme. Cherchez-en un autre dans votre région.'
      : `Le concessionnaire de cette page ne fait plus partie de notre programme. Ceux-ci sont ${near(town)}.`,
  moved: 'Cette page a changé d’adresse. Aller à la nouvelle adresse',
  missing: TRANSLATED_NOT_FOUND.fr,
  unavailable: {
    heading: 'Nous éprouvons des problèmes techniques en ce moment.',
    lead: 'Veuillez réessayer plus tard.',
  },
};
