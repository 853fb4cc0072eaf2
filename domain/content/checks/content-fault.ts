import { warningText, type BlockWarning } from '../blocks/block-warning.ts';
import type { LostText } from './kept-text.ts';

/** A finding of the content check (contract, section 7: `check content`). */
export type ContentFault =
  | { readonly _tag: 'Block'; readonly warning: BlockWarning }
  /** The block threw while rendering; `line` is the log line. */
  | { readonly _tag: 'BrokenBlock'; readonly line: string }
  | { readonly _tag: 'UnrenderedPage'; readonly reason: string }
  /** `at` is the location in the block: `data.image.url`, `originalContent`. */
  | { readonly _tag: 'InsecureMedia'; readonly name: string; readonly at: string; readonly address: string }
  | { readonly _tag: 'MissingAlternative'; readonly src: string }
  /** Words of a core block that the page doesn't show. */
  | { readonly _tag: 'LostText'; readonly lost: LostText }
  /** Words of a core block that the page shows at another place. */
  | { readonly _tag: 'MovedText'; readonly moved: LostText }
  /** Visitors see the version that was read at this time; WordPress has another one. */
  | { readonly _tag: 'StalePage'; readonly since: string }
  | { readonly _tag: 'MainHeadings'; readonly count: number }
  | { readonly _tag: 'SkippedHeading'; readonly above: number; readonly level: number; readonly text: string }
  | { readonly _tag: 'DeadLink'; readonly address: string }
  /** The link's target is planned but doesn't exist yet. */
  | { readonly _tag: 'LinkNotBuilt'; readonly address: string }
  | { readonly _tag: 'DeadFragment'; readonly address: string }
  | { readonly _tag: 'UnknownOriginal'; readonly path: string }
  /** English pages without a translation. */
  | { readonly _tag: 'Untranslated'; readonly language: string; readonly paths: ReadonlyArray<string> }
  /** A page in a language without interface texts. */
  | { readonly _tag: 'ForeignLanguage'; readonly language: string }
  /** A translation whose blocks differ from its original's: `2 core/paragraph`. */
  | {
      readonly _tag: 'UnlikeOriginal';
      readonly path: string;
      readonly lacks: ReadonlyArray<string>;
      readonly adds: ReadonlyArray<string>;
    }
  /** A translation without the original's safety warning. */
  | { readonly _tag: 'MissingSafetyText'; readonly path: string; readonly danger: string }
  /** The US school grade of a help page, and the maximum. */
  | { readonly _tag: 'HardToRead'; readonly grade: number; readonly highest: number }
  /** A page states a different value of a fact than the table; `names` are the tokens to use instead. */
  | {
      readonly _tag: 'OtherFact';
      readonly of: string;
      readonly written: string;
      readonly right: string;
      readonly names: ReadonlyArray<string>;
    }
  | { readonly _tag: 'UnknownFact'; readonly token: string }
  /** A date until which something is valid has passed. */
  | { readonly _tag: 'ExpiredDate'; readonly words: string }
  /** A `Last checked` date in the future, or more than a year ago. */
  | { readonly _tag: 'OutdatedCheck'; readonly words: string }
  /** A page states something that the law may change, without a `Last checked` date; `words` is the first occurrence. */
  | { readonly _tag: 'UncheckedDate'; readonly words: string }
  | { readonly _tag: 'UnreadSource'; readonly message: string };

export type Severity = 'error' | 'warning';

const WARNINGS: ReadonlySet<ContentFault['_tag']> = new Set([
  'MissingAlternative',
  'LinkNotBuilt',
  'Untranslated',
  'ForeignLanguage',
  'UnlikeOriginal',
  'OutdatedCheck',
  'UncheckedDate',
] as const);

/** Planned or possibly intended findings are warnings. */
export const severityOf = ({ _tag }: ContentFault): Severity => (WARNINGS.has(_tag) ? 'warning' : 'error');

/** The finding's text for the editor. */
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
      return wordsText('Not shown', fault.lost);
    case 'MovedText':
      return wordsText('At another place', fault.moved);
    case 'StalePage':
      return `Visitors see an older version, read at ${fault.since}`;
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

/** The maximum number of words to quote. */
const MAX_QUOTED_WORDS = 8;

const wordsText = (what: string, { name, words }: LostText): string => {
  const quoted = words.slice(0, MAX_QUOTED_WORDS).join(' ');
  const more = words.length > MAX_QUOTED_WORDS ? ' …' : '';
  return `${what} of ${name}: ${words.length} ${words.length === 1 ? 'word' : 'words'}, "${quoted}${more}"`;
};

/** Longer lists are shown one item per line. */
const MAX_IN_ONE_LINE = 3;

const inOneLine = (items: ReadonlyArray<string>): string =>
  items.length > MAX_IN_ONE_LINE ? '' : `: ${items.join(', ')}`;

/** The items of a finding, when there are too many for one line. */
export const faultItems = (fault: ContentFault): ReadonlyArray<string> =>
  fault._tag === 'Untranslated' && fault.paths.length > MAX_IN_ONE_LINE ? fault.paths : [];

const pagesText = (count: number): string => `${count} English ${count === 1 ? 'page' : 'pages'}`;
