import { LIST_PATHS } from '../find-dealers/list-paths.ts';
import { TRANSLATED_NOT_FOUND } from '../read-page/translated-not-found.ts';
import type { DealerPageTexts } from './dealer-page-texts.ts';

/** Texts of a dealer's page in Spanish. */
export const spanishDealerPage: DealerPageTexts = {
  words: {
    badges: 'Lo que ofrece este distribuidor',
    reviews: 'Reseñas más recientes',
    allReviews: 'Leer todas las reseñas',
    response: 'Respuesta del distribuidor',
    share: 'Compartir este distribuidor',
    print: 'Imprimir esta página',
    save: 'Guardar este distribuidor',
    isSaved: 'Guardado en este dispositivo: ver lo guardado (en inglés)',
    refused: 'Su navegador no nos deja guardar nada. Imprima o comparta esta página.',
  },
  nearbyHeading: (place) => `Otros distribuidores cerca de ${place}`,
  mapText: (name) => `Mapa con ${name} en el centro`,
  above: { path: LIST_PATHS.es, title: 'Distribuidores' },
  description: (name, town, rating) =>
    [
      `${name}, en ${town}: teléfono, horario, reseñas y servicios.`,
      ...(rating === null ? [] : [`Calificación: ${rating}.`]),
      'Llame, envíe una solicitud o reserve una visita.',
    ].join(' '),
  removedHeading: 'Este distribuidor ya no está con nosotros',
  removedLead: (town) =>
    town === null
      ? 'El distribuidor de esta página ya no forma parte de nuestro programa. Busque otro en su zona.'
      : `El distribuidor de esta página ya no forma parte de nuestro programa. Estos están cerca de ${town}.`,
  moved: 'Esta página cambió de lugar. Ir a su nueva dirección',
  missing: TRANSLATED_NOT_FOUND.es,
  unavailable: {
    heading: 'Tenemos problemas técnicos en este momento.',
    lead: 'Inténtelo de nuevo más tarde.',
  },
};
