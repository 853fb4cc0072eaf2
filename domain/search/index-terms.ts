import { searchWords } from './intents/search-words.ts';

/** Stop words in English, Spanish and French, without accents. */
const STOP_WORDS = new Set(
  (
    'a about all am an and any are as at be been but by can could did do does for from get got had has have he her his how i if in is it its ' +
    'just me my no not of on or our out please she should so some than that the their them then there they this to too up us was we were ' +
    'what when where which who why will with wont would you your dont doesnt isnt cant ' +
    'al con como cual de del el en es esta este hay la las lo los mi mis no o para por que se si sin son su sus un una unos y ' +
    'au aux avec ce ces dans des du elle est et il je la le les leur ma mes mon ne nous ou par pas plus pour qu quel quelle qui sa ses son sur un une vous'
  ).split(' '),
);

/** The indexed words of a text: lower case, without accents and stop words. */
export const indexWords = (text: string): ReadonlyArray<string> =>
  searchWords(text).filter((word) => !STOP_WORDS.has(word));
