import * as TE from 'fp-ts/TaskEither';
import type { IndexUnavailable, SiteIndex } from '../../../application/ports/content/site-index.ts';
import { excerptOf, type SearchEntry } from '../../../domain/search/search-hit.ts';

const MAX_HITS = 100;

const wordsIn = (text: string): ReadonlyArray<string> =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Whether a word starts with the typed text, or differs from it by one letter added, missing or changed. */
const isNear = (typed: string, word: string): boolean => {
  if (word.startsWith(typed)) return true;
  if (typed.length < 4 || Math.abs(typed.length - word.length) > 1) return false;
  const start = [...typed].findIndex((letter, i) => letter !== word[i]);
  const tails = [
    [typed.slice(start + 1), word.slice(start + 1)],
    [typed.slice(start + 1), word.slice(start)],
    [typed.slice(start), word.slice(start + 1)],
  ];
  return start < 0 || tails.some(([one, other]) => one === other);
};

/** Finds entries with every typed word, those with one in the title first; can be made unavailable. */
export class MemorySiteIndex implements SiteIndex {
  isUnavailable = false;

  constructor(private readonly entries: ReadonlyArray<SearchEntry> = []) {}

  readonly search: SiteIndex['search'] = (typed) => {
    if (this.isUnavailable) {
      const unavailable: IndexUnavailable = { _tag: 'IndexUnavailable', reason: 'out of order' };
      return TE.left(unavailable);
    }
    const wanted = wordsIn(typed);
    const near = (text: string) => wordsIn(text).filter((word) => wanted.some((one) => isNear(one, word)));
    const holdsAll = ({ title, text }: SearchEntry): boolean =>
      wanted.length > 0 &&
      wanted.every((one) => wordsIn(`${title} ${text}`).some((word) => isNear(one, word)));
    const hits = this.entries.filter(holdsAll);
    const titled = hits.filter(({ title }) => near(title).length > 0);
    const ordered = [...titled, ...hits.filter((hit) => !titled.includes(hit))];
    return TE.right(
      ordered
        .slice(0, MAX_HITS)
        .map(({ path, title, kind, text }) => ({ path, title, kind, excerpt: excerptOf(text, near(text)) })),
    );
  };
}
