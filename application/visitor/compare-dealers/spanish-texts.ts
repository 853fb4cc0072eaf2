import { spanishBadgeLabel } from '../dealer-texts/spanish.ts';
import type { CompareDealersTexts } from './texts.ts';

/** Texts of the dealer comparison in Spanish. */
export const spanishComparison: CompareDealersTexts = {
  heading: 'Comparar distribuidores',
  lead: 'Calificaciones, distintivos, horario y distancia de los distribuidores que eligió, lado a lado.',
  description: (brand) =>
    `Compare hasta tres distribuidores locales de calefacción y aire acondicionado ${brand}: calificaciones, distintivos, horario y distancia.`,
  searching: 'Estamos buscando los distribuidores que eligió.',
  idle: {
    heading: 'Elija dos o tres distribuidores',
    text: 'Busque con su código postal y elija “Comparar” en los distribuidores que quiera ver lado a lado.',
  },
  none: 'A veces un distribuidor cambia las zonas que atiende. Vuelva a la lista y elija entre los que atienden la suya ahora.',
  findADealer: 'Buscar un distribuidor',
  back: 'Volver a la lista',
  print: 'Imprimir',
  remove: 'Quitar',
  differs: 'Las diferencias están en negrita.',
  notListed: 'No se indica',
  yes: 'Sí',
  no: 'No',
  caption: (count, area) => `${count} ${count === 1 ? 'distribuidor' : 'distribuidores'} cerca de ${area}`,
  missing: (missing, zipcode) =>
    missing === 1
      ? `1 distribuidor que eligió ya no atiende ${zipcode} y no aparece aquí.`
      : `${missing} distribuidores que eligió ya no atienden ${zipcode} y no aparecen aquí.`,
  noneServes: (zipcode) => `Ninguno de los distribuidores que eligió atiende ${zipcode}`,
  badgeLabel: spanishBadgeLabel,
  decimal: (rating) => rating.toFixed(1),
  counted: (count) => count.toLocaleString('es-US'),
  groups: {
    reviews: 'Lo que dicen los clientes',
    badges: 'Distintivos',
    place: 'Dónde están',
    hours: 'Horario de atención',
  },
  rows: {
    phone: 'Teléfono',
    rating: 'Calificación',
    reviews: 'Reseñas',
    distance: 'Distancia',
    address: 'Dirección',
    website: 'Sitio web',
    hours: 'Horario',
    contact: 'Comunicarse',
  },
};
