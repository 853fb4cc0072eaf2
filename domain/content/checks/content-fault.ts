import { warningText, type BlockWarning } from '../blocks/block-warning.ts';
import type { LostText } from './kept-text.ts';

/** What a check of the content may find (contract, section 7: `check content`). */
export type ContentFault =
  | { readonly _tag: 'Block'; readonly warning: BlockWarning }
  /** It threw while it was rendered; `line` is the console's. */
  | { readonly _tag: 'BrokenBlock'; readonly line: string }
  | { readonly _tag: 'UnrenderedPage'; readonly reason: string }
  /** `at` leads to the address within the block: `data.image.url`, `originalContent`. */
  | { readonly _tag: 'InsecureMedia'; readonly name: string; readonly at: string; readonly address: string }
  | { readonly _tag: 'MissingAlternative'; readonly src: string }
  /** Words of a block of WordPress's own that its page does not show. */
  | { readonly _tag: 'LostText'; readonly lost: LostText }
  | { readonly _tag: 'MainHeadings'; readonly count: number }
  | { readonly _tag: 'SkippedHeading'; readonly above: number; readonly level: number; readonly text: string }
  | { readonly _tag: 'DeadLink'; readonly address: string }
  /** It leads to a page that the site is to have. */
  | { readonly _tag: 'LinkNotBuilt'; readonly address: string }
  | { readonly _tag: 'DeadFragment'; readonly address: string }
  | { readonly _tag: 'UnknownOriginal'; readonly path: string }
  /** Pages of the English site that a language lacks. */
  | { readonly _tag: 'Untranslated'; readonly language: string; readonly paths: ReadonlyArray<string> }
  /** A page in a language that the site has no texts in. */
  | { readonly _tag: 'ForeignLanguage'; readonly language: string }
  /** A translation whose blocks are not those of its original: `2 core/paragraph`. */
  | {
      readonly _tag: 'UnlikeOriginal';
      readonly path: string;
      readonly lacks: ReadonlyArray<string>;
      readonly adds: ReadonlyArray<string>;
    }
  /** A translation that does not say what its original says of a danger. */
  | { readonly _tag: 'MissingSafetyText'; readonly path: string; readonly danger: string }
  /** The US school grade that a help page needs, and the highest that it may. */
  | { readonly _tag: 'HardToRead'; readonly grade: number; readonly highest: number }
  /** A page states a value of a fact that is not the one of the table; `names` are the facts that tokens may state in its place. */
  | {
      readonly _tag: 'OtherFact';
      readonly of: string;
      readonly written: string;
      readonly right: string;
      readonly names: ReadonlyArray<string>;
    }
  | { readonly _tag: 'UnknownFact'; readonly token: string }
  /** Something that a page says holds until a day that is over. */
  | { readonly _tag: 'ExpiredDate'; readonly words: string }
  /** `Last checked` with a day in the future, or more than a year ago. */
  | { readonly _tag: 'OutdatedCheck'; readonly words: string }
  /** What the law may change is said without when it was checked: `words` are the first of it. */
  | { readonly _tag: 'UncheckedDate'; readonly words: string }
  | { readonly _tag: 'UnreadSource'; readonly message: string };

export type Severity = 'error' | 'warning';

const WARNINGS: ReadonlySet<ContentFault['_tag']> = new Set([
  'LostText',
  'MissingAlternative',
  'LinkNotBuilt',
  'Untranslated',
  'ForeignLanguage',
  'UnlikeOriginal',
  'OutdatedCheck',
  'UncheckedDate',
] as const);

/** What is not built yet, and what may be meant so, is a warning. */
export const severityOf = ({ _tag }: ContentFault): Severity => (WARNINGS.has(_tag) ? 'warning' : 'error');

/** What is wrong and where, for the editor. */
export const faultText = (fault: ContentFault): string => {
  switch (fault._tag) {
    case 'Block':
      return warningText(fault.warning);
    case 'BrokenBlock':
      return fault.line;
    case 'UnrenderedPage':
      return `Cannot be rendered: ${fault.reason}`;
    case 'InsecureMedia':
      return `Insecure media: ${fault.address} in ${fault.name}, ${fault.at}`;
    case 'MissingAlternative':
      return `No alternative text: ${fault.src} (give an empty one where it only decorates)`;
    case 'LostText':
      return lostText(fault.lost);
    case 'MainHeadings':
      return fault.count === 0 ? 'No h1' : `${fault.count} h1, one is right`;
    case 'SkippedHeading':
      return `Heading out of order: h${fault.level} after h${fault.above}, "${fault.text}"`;
    case 'DeadLink':
      return `Dead link: ${fault.address}`;
    case 'LinkNotBuilt':
      return `Link to a page that does not exist yet: ${fault.address}`;
    case 'DeadFragment':
      return `Dead link: nothing on the page has the id of ${fault.address}`;
    case 'UnknownOriginal':
      return `Translation of a page that does not exist: ${fault.path}`;
    case 'Untranslated':
      return `${pagesText(fault.paths.length)} without a translation to ${fault.language}${inOneLine(fault.paths)}`;
    case 'ForeignLanguage':
      return `The site has no texts in ${fault.language}: menu, footer, forms and facts are English on this page`;
    case 'UnlikeOriginal':
      return `Not like its original ${fault.path}:${listed(' lacks ', fault.lacks)}${listed(' adds ', fault.adds)}`;
    case 'MissingSafetyText':
      return `Safety text missing that its original ${fault.path} has: ${fault.danger}`;
    case 'HardToRead':
      return `Hard to read: grade ${fault.grade.toFixed(1)}, at most ${fault.highest} on a help page (shorten sentences and words)`;
    case 'OtherFact':
      return `Another value of ${fault.of}: "${fault.written}" instead of ${fault.right} (write ${tokensOf(fault.names)})`;
    case 'UnknownFact':
      return `Unknown fact or term: ${fault.token}`;
    case 'ExpiredDate':
      return `A date that is over: "${fault.words}"`;
    case 'UncheckedDate':
      return `No date: a page that says “${fault.words}” says when that was last checked`;
    case 'OutdatedCheck':
      return `Check the facts again, and the date of the check: "${fault.words}"`;
    case 'UnreadSource':
      return fault.message;
  }
};

const listed = (verb: string, items: ReadonlyArray<string>): string =>
  items.length === 0 ? '' : `${verb}${items.join(', ')}`;

const tokensOf = (names: ReadonlyArray<string>): string =>
  names.map((name) => `{{fact:${name}}}`).join(' or ');

/** So many of the words that are lost are quoted. */
const MAX_QUOTED_WORDS = 8;

const lostText = ({ name, words }: LostText): string => {
  const quoted = words.slice(0, MAX_QUOTED_WORDS).join(' ');
  const more = words.length > MAX_QUOTED_WORDS ? ' …' : '';
  return `Not shown of ${name}: ${words.length} ${words.length === 1 ? 'word' : 'words'}, "${quoted}${more}"`;
};

/** More than so many are below each other. */
const MAX_IN_ONE_LINE = 3;

const inOneLine = (items: ReadonlyArray<string>): string =>
  items.length > MAX_IN_ONE_LINE ? '' : `: ${items.join(', ')}`;

/** What a fault is of, where that is too much for its line. */
export const faultItems = (fault: ContentFault): ReadonlyArray<string> =>
  fault._tag === 'Untranslated' && fault.paths.length > MAX_IN_ONE_LINE ? fault.paths : [];

const pagesText = (count: number): string => `${count} English ${count === 1 ? 'page' : 'pages'}`;
