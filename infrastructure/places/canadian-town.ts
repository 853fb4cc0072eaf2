import { RENAMED_TOWNS } from './place-faults.ts';

/**
 * The town in the name that `zipcodes` gives a Canadian area. `Kingston (downtown)` and `Kelowna East Central` begin with the town; a rural
 * area has its town in parentheses.
 */
export const canadianTown = (area: string, listed: string): string => {
  const name = withAccents(listed);
  const [, before = name, inBrackets] = /^(.*?) ?\((.*)\)?.*$/.exec(name) ?? [];
  const rural = area[1] === '0' && inBrackets !== undefined;
  const town = rural ? inBrackets.replace(/\).*/, '') : before;
  return RENAMED_TOWNS.get(town) ?? capitalised(withoutDirections(town));
};

const withoutDirections = (town: string): string =>
  town
    .replace(/ (?:[A-Z][a-z]+ )?[A-Z][a-z]+(?: & [A-Z][a-z]+| [A-Z][a-z]+)? Provincial Gove.*$/, '')
    .replace(
      /(?: (?:Outer|Inner|Upper|Lower|Northern|North|South|East|West|Central|Northeast|Northwest|Southeast|Southwest|And|&|Outskirts|Subdivisions|Mid-harbour))+$/,
      '',
    )
    .replace(/^Quebec City\b.*/, 'Québec')
    .replace(/^(?:Downtown|Central|East|West|Old) (?=Toronto|Montreal)/, '');

/** `zipcodes` has lost all accents. Each accented letter in its names is in one of these words. */
const ACCENTED = (
  "Cap-Pelé Lamèque Hébert Vallée Baie-Trinité Valère Pocatière Émile Val-Bélair Îles L'Île Gaspé Rivière Lévis " +
  'Laterrière Jonquière Métabetchouan Félicien Hébertville Mère Léonard Côte Grâce Émard François Dorothée ' +
  'Geneviève Jérôme Épiphanie Châteauguay Thérèse Adèle Prévost Chénéville Québec'
).split(' ');

const LOST = '\uFFFD';

const withAccents = (name: string): string =>
  ACCENTED.reduce((text, word) => text.replace(new RegExp(word.replace(/[^\w'-]/g, LOST), 'gi'), word), name);

const SMALL_WORDS = /-(De|La|Le|Les|Du|Des|Sur|Aux)(?=-)/g;

const capitalised = (town: string): string =>
  town
    .replace(/- /g, '-')
    .replace(/(?<=^|[ -])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(SMALL_WORDS, (word) => word.toLowerCase())
    .replace(/\bMc[a-z]/g, (start) => `Mc${start.slice(2).toUpperCase()}`);
