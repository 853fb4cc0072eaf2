import { NUMBER_TYPES, type NumberType } from '../dealer/dealer.ts';

/** Where a visitor came from, as far as it decides what they are shown (specification, section 9; contract, section 7). */
export interface TrafficSource {
  /** The type of number that is shown to them; null: the dealer's own number. */
  readonly numberType: NumberType | null;
  /** Whether ratings and reviews are hidden from them. */
  readonly hidesRatings: boolean;
}

/** An unknown visitor: what shared pages are rendered for. */
export const NO_SOURCE: TrafficSource = { numberType: null, hidesRatings: false };

/** How long a traffic source is remembered, in milliseconds: 7 days. */
export const SOURCE_KEPT_MS = 604_800_000;

/** Where a page was landed on: the query of its address, and the address of the page before. */
export interface Landing {
  readonly query: { get(name: string): string | null; has(name: string): boolean };
  /** Empty when there is none. */
  readonly referrer: string;
}

const SEARCH_ENGINES =
  /^https?:\/\/([\w-]+\.)*(google|bing|yahoo|duckduckgo|ecosia|baidu|yandex|brave|qwant|startpage)\.[a-z.]{2,6}([/:?#]|$)/i;

/** The type of number that a landing names; null when it names none. */
export const numberTypeOf = ({ query, referrer }: Landing): NumberType | null => {
  const campaign = query.get('utm_campaign')?.toLowerCase();
  const isPaid = query.has('gclid') || query.get('utm_medium')?.toLowerCase() === 'cpc';
  const unnamed = isPaid ? 'paid-search' : SEARCH_ENGINES.test(referrer) ? 'organic-search' : null;
  return NUMBER_TYPES.find((type) => type === campaign) ?? unnamed;
};

/** The names whose appearance in an address's query sets the flag that hides ratings. */
const FLAGS = ['traneinfo', 'lmg_2023'];

/** Whether a landing sets the flag: one of the names is a parameter, or the value of one of the campaign's. */
export const setsFlag = ({ query }: Landing): boolean =>
  FLAGS.some(
    (flag) => query.has(flag) || query.get('utm_source') === flag || query.get('utm_campaign') === flag,
  );
