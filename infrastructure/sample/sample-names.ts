import type { Choices, Random } from './random.ts';

const words = (text: string): Choices<string> => {
  const [first = '', ...others] = text.split(', ');
  return [first, ...others];
};

const FAMILIES = words(
  "ABBOTT, ALVAREZ, ANDERSEN, BAKER, BARRETT, BECKER, BELLAMY, BRIGGS, CALDWELL, CARDENAS, CHEN, COLEMAN, CORTEZ, CRAWFORD, D'ANGELO, DELGADO, DONOVAN, DUBOIS, ELLISON, ESPINOZA, FLETCHER, FOSTER, GALLAGHER, GARZA, GRIFFIN, GUTIERREZ, HALVORSEN, HARPER, HENDRICKS, HOFFMAN, IVERSON, JENSEN, KAPLAN, KELLER, KOWALSKI, LARSEN, LINDQUIST, LOPEZ, MACDONALD, MALONE, MARCHETTI, MCALLISTER, MERCER, MORALES, NAKAMURA, NGUYEN, NOVAK, O'BRIEN, O'DELL, ORTEGA, PARKER, PATEL, PETERSEN, QUINN, RAMIREZ, REYNOLDS, ROMANO, RUSSO, SANDOVAL, SCHAEFER, SCHMIDT, SINCLAIR, STANTON, SULLIVAN, TANAKA, THORNTON, TORRES, VANCE, VARGAS, WALLACE, WEBER, WHITAKER, YOUNG, ZIMMERMAN",
);
const QUALITIES = words(
  'ABSOLUTE, ADVANCED, ALL AMERICAN, ALL SEASONS, ALPINE, ARCTIC, BLUE SKY, CAPITAL, CARDINAL, COMFORT FIRST, COOL BREEZE, CORNERSTONE, CRYSTAL, EAGLE, EVERGREEN, FAIR WEATHER, FIVE STAR, FOUR CORNERS, FRONTIER, GOLDEN RULE, GOOD NEIGHBOR, GRANITE, GREAT LAKES, GREEN VALLEY, HARBOR, HEARTLAND, HERITAGE, HIGHLAND, HOMESTEAD, INTEGRITY, KEYSTONE, LAKESIDE, LIBERTY, LIGHTHOUSE, MERIDIAN, METRO, MIDTOWN, NORTH STAR, OAK RIDGE, PIONEER, PRAIRIE, PREMIER, PRO TECH, RELIABLE, RIVERSIDE, SENTINEL, SIERRA, SILVER CREEK, STILLWATER, SUMMIT, SUNRISE, THREE RIVERS, TOTAL, TRI COUNTY, TRUE NORTH, TWIN OAKS, UNITED, VALLEY, VANGUARD, WESTWIND',
);
const TRADES = words(
  'HEATING AND AIR, HEATING & COOLING, HEATING AND AIR CONDITIONING, HVAC, HVAC LLC, A/C AND HEATING, AC LLC, AIR CONDITIONING LLC, COMFORT SYSTEMS, MECHANICAL, CLIMATE CONTROL, HOME COMFORT, SERVICE CO, AIR CARE, INDOOR AIR, REFRIGERATION AND AIR, PLUMBING HEATING AND AIR, HEATING INC, ENERGY SERVICES, AIR SOLUTIONS LLC',
);
const FRENCH_FAMILIES = words(
  'BEAULIEU, BERGERON, BOUCHARD, CLOUTIER, DESJARDINS, FORTIN, GAGNON, LAPOINTE, LAVOIE, LEFEBVRE, MORIN, OUELLET, PELLETIER, POIRIER, THIBAULT, TREMBLAY',
);
const FRENCH_TRADES = words(
  'CLIMATISATION, CHAUFFAGE ET CLIMATISATION, CONFORT INC, THERMOPOMPES, VENTILATION ET CHAUFFAGE, MÉCANIQUE',
);

/** The names of the first dealers, so that long and difficult names are easy to find. */
const FIRST_NAMES = [
  'ACE HVAC AND A/C LLC',
  'SONS OF COMFORT HEATING AND AIR',
  "O'BRIEN'S PLUMBING HEATING AND AIR",
];

/** Generates unique business names, in capitals like dealer feeds. */
export class SampleNames {
  private readonly taken = new Set<string>();
  private readonly waiting = [...FIRST_NAMES];

  next(random: Random, city: string, state: string): string {
    const given = this.waiting.shift();
    const name = given ?? this.free(() => invented(random, state), city.toUpperCase());
    this.taken.add(name);
    return name;
  }

  private free(invent: () => string, city: string): string {
    const name = invent();
    if (!this.taken.has(name)) return name;
    const withCity = `${name} OF ${city}`;
    return this.taken.has(withCity) ? this.free(() => `${city} ${invent()}`, city) : withCity;
  }
}

const invented = (random: Random, state: string): string => {
  if (state === 'QC') return `${random.pick(FRENCH_TRADES)} ${random.pick(FRENCH_FAMILIES)}`;
  const trade = random.pick(TRADES);
  const form = random.next();
  if (form < 0.45) return `${random.pick(QUALITIES)} ${trade}`;
  if (form < 0.75) return `${random.pick(FAMILIES)} ${trade}`;
  if (form < 0.9) return `${random.pick(FAMILIES)}'S ${trade}`;
  if (form < 0.97) return `${random.pick(FAMILIES)} & SONS ${trade}`;
  return `${random.pick(FAMILIES)} AND ${random.pick(FAMILIES)} ${trade}`;
};
