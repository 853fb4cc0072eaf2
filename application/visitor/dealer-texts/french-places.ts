import { REGIONS_IN_FRENCH } from '../../../domain/lead/regions-in-french.ts';

/** The French name of a state or province; an unknown code is returned unchanged. */
export const regionText = (code: string): string =>
  REGIONS_IN_FRENCH.find(({ value }) => value === code.toUpperCase())?.label ?? code;

/** `Montréal (Québec)`, as addresses are written in Quebec. */
export const placeText = (city: string, state: string): string =>
  city === '' || state === '' ? city || regionText(state) : `${city} (${regionText(state)})`;

/** `près d’Addison (Texas)`, `près de Houston (Texas)`. */
export const near = (place: string): string =>
  /^[aeiouyàâéèêëîïôûù]/i.test(place) ? `près d’${place}` : `près de ${place}`;
