import { shownCode } from '../../../domain/postal-code/normal-code.ts';
import { near } from '../dealer-texts/french-places.ts';
import { frenchBadgeLabel } from '../dealer-texts/french.ts';
import type { CompareDealersTexts } from './texts.ts';

/** Texts of the dealer comparison in French. */
export const frenchComparison: CompareDealersTexts = {
  heading: 'Comparer des concessionnaires',
  lead: 'Notes, distinctions, heures d’ouverture et distance des concessionnaires que vous avez choisis, côte à côte.',
  description: (brand) =>
    `Comparez jusqu’à trois concessionnaires ${brand} en chauffage et climatisation près de chez vous\u00a0: notes, distinctions, heures d’ouverture et distance.`,
  searching: 'Nous cherchons les concessionnaires que vous avez choisis.',
  idle: {
    heading: 'Choisissez deux ou trois concessionnaires',
    text: 'Cherchez avec votre code postal, puis choisissez «\u00a0Comparer\u00a0» pour les concessionnaires que vous voulez voir côte à côte.',
  },
  none: 'Il arrive qu’un concessionnaire change les régions qu’il dessert. Retournez à la liste et choisissez parmi ceux qui desservent la vôtre maintenant.',
  findADealer: 'Trouver un concessionnaire',
  back: 'Retour à la liste',
  print: 'Imprimer',
  remove: 'Retirer',
  differs: 'Les différences sont en gras.',
  notListed: 'Non précisé',
  yes: 'Oui',
  no: 'Non',
  caption: (count, area) => `${count} ${count < 2 ? 'concessionnaire' : 'concessionnaires'} ${near(area)}`,
  missing: (missing, zipcode) =>
    missing === 1
      ? `1 concessionnaire que vous avez choisi ne dessert plus ${shownCode(zipcode)} et ne figure pas ici.`
      : `${missing} concessionnaires que vous avez choisis ne desservent plus ${shownCode(zipcode)} et ne figurent pas ici.`,
  noneServes: (zipcode) =>
    `Aucun des concessionnaires que vous avez choisis ne dessert ${shownCode(zipcode)}`,
  badgeLabel: frenchBadgeLabel,
  decimal: (rating) => rating.toFixed(1).replace('.', ','),
  counted: (count) => count.toLocaleString('fr-CA'),
  groups: {
    reviews: 'Ce que disent les clients',
    badges: 'Distinctions',
    place: 'Où les trouver',
    hours: 'Heures d’ouverture',
  },
  rows: {
    phone: 'Téléphone',
    rating: 'Note',
    reviews: 'Avis',
    distance: 'Distance',
    address: 'Adresse',
    website: 'Site Web',
    hours: 'Heures',
    contact: 'Communiquer',
  },
};
