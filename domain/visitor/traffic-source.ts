import { NUMBER_TYPES, type NumberType } from '../dealer/dealer.ts';

/** The effects of the visitor's traffic source (specification, section 9; contract, section 7). */
export interface TrafficSource {
  /** The type of number to show; null for the dealer's own. */
  readonly numberType: NumberType | null;
  /** Whether ratings and reviews are hidden. */
  readonly hidesRatings: boolean;
}

/** An unknown source. Cached pages are rendered for it. */
export const NO_SOURCE: TrafficSource = { numberType: null, hidesRatings: false };

/** How long a traffic source is remembered (7 days), in milliseconds. */
export const SOURCE_KEPT_MS = 604_800_000;

/** The landing page's query and referrer. */
export interface Landing {
  readonly query: { get(name: string): string | null; has(name: string): boolean };
  /** Empty when there is none. */
  readonly referrer: string;
}

const SEARCH_ENGINES =
  /^https?:\/\/([\w-]+\.)*(google|bing|yahoo|duckduckgo|ecosia|baidu|yandex|brave|qwant|startpage)\.[a-z.]{2,6}([/:?#]|$)/i;

/** The number type of a landing; null without one. */
export const numberTypeOf = ({ query, referrer }: Landing): NumberType | null => {
  const campaign = query.get('utm_campaign')?.toLowerCase();
  const isPaid = query.has('gclid') || query.get('utm_medium')?.toLowerCase() === 'cpc';
  const unnamed = isPaid ? 'paid-search' : SEARCH_ENGINES.test(referrer) ? 'organic-search' : null;
  return NUMBER_TYPES.find((type) => type === campaign) ?? unnamed;
};

/** Query names and campaign values that hide ratings. */
const FLAGS = ['traneinfo', 'lmg_2023'];

/** Whether a landing hides ratings: it has one of the names as a parameter, or as `utm_source` or `utm_campaign`. */
export const setsFlag = ({ query }: Landing): boolean =>
  FLAGS.some(
    (flag) => query.has(flag) || query.get('utm_source') === flag || query.get('utm_campaign') === flag,
  );
