import type { FormOption } from './form-definition.ts';
import { countryOfRegion, REGIONS } from './regions.ts';

/** French names that differ from the English ones, by code. */
const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  'BC Colombie-Britannique|CA Californie|DC District de Columbia|FL Floride|GA Géorgie|HI Hawaï|LA Louisiane|MP Îles Mariannes du Nord|NB Nouveau-Brunswick|NC Caroline du Nord|ND Dakota du Nord|NL Terre-Neuve-et-Labrador|NM Nouveau-Mexique|NS Nouvelle-Écosse|NT Territoires du Nord-Ouest|PA Pennsylvanie|PE Île-du-Prince-Édouard|PR Porto Rico|QC Québec|SC Caroline du Sud|SD Dakota du Sud|VA Virginie|VI Îles Vierges américaines|WV Virginie-Occidentale|AS Samoa américaines'
    .split('|')
    .map((entry) => [entry.slice(0, 2), entry.slice(3)]),
);

const alphabetical = new Intl.Collator('fr').compare;

/** States, provinces and territories for readers of French: Canada first, each country in alphabetical order. */
export const REGIONS_IN_FRENCH: ReadonlyArray<FormOption> = REGIONS.map(({ value, label }) => ({
  value,
  label: NAMES[value] ?? label,
})).toSorted(
  (one, other) =>
    countryOfRegion(one.value).localeCompare(countryOfRegion(other.value)) ||
    alphabetical(one.label, other.label),
);
