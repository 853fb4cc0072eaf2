import { BADGES } from '../../../domain/dealer/badges.ts';
import { weekLines } from '../show-hours/week-lines.ts';
import type { ComparisonCell, ComparisonGroup, ComparisonRow, PickedDealer } from './compare-dealers-view.ts';
import type { ComparisonWords } from './comparison-words.ts';

type Dealers = ReadonlyArray<PickedDealer>;

/** The rows of a comparison by group. Except for the hours, rows without a value for any dealer are left out. */
export const groupsOf = (dealers: Dealers, words: ComparisonWords): ReadonlyArray<ComparisonGroup> =>
  (
    [
      ['reviews', reviewRows(dealers, words)],
      ['badges', badgeRows(dealers, words)],
      ['place', placeRows(dealers, words)],
      ['hours', hourRows(dealers, words)],
    ] as const
  )
    .filter(([, rows]) => rows.length > 0)
    .map(([key, rows]) => ({ key, label: words.comparison.groups[key], rows }));

const row = (
  key: string,
  label: string,
  dealers: Dealers,
  cellOf: (dealer: PickedDealer) => ComparisonCell,
): ComparisonRow => {
  const cells = dealers.map(cellOf);
  return { key, label, cells, differs: new Set(cells.map(({ text }) => text)).size > 1 };
};

const text = (words: string): ComparisonCell => ({ kind: 'text', text: words });

/** Empty when the visitor's traffic source hides ratings (specification, section 9). */
const reviewRows = (
  dealers: Dealers,
  { comparison: { rows, decimal, counted }, dealer: { noReviews, starsText } }: ComparisonWords,
): ReadonlyArray<ComparisonRow> =>
  dealers.some(({ card }) => card.hidesRating)
    ? []
    : [
        row('rating', rows.rating, dealers, ({ card: { rating } }) =>
          rating === null
            ? text(noReviews)
            : {
                kind: 'rating',
                text: decimal(rating.average),
                label: starsText(rating.average),
                stars: rating.stars,
              },
        ),
        row('reviews', rows.reviews, dealers, ({ card: { rating } }) => text(counted(rating?.count ?? 0))),
      ];

const badgeRows = (
  dealers: Dealers,
  { comparison: { yes, no, badgeLabel } }: ComparisonWords,
): ReadonlyArray<ComparisonRow> =>
  BADGES.filter((badge) => dealers.some(({ distinctions }) => distinctions.includes(badge))).map((badge) =>
    row(badge, badgeLabel(badge), dealers, ({ distinctions }) => {
      const holds = distinctions.includes(badge);
      return { kind: 'holds', holds, text: holds ? yes : no };
    }),
  );

const placeRows = (
  dealers: Dealers,
  { comparison, dealer: { website: visit } }: ComparisonWords,
): ReadonlyArray<ComparisonRow> => {
  const {
    notListed,
    rows: { distance, address, website },
  } = comparison;
  const rows = [
    row('distance', distance, dealers, ({ card }) => text(card.distance ?? notListed)),
    row('address', address, dealers, ({ card: { street, town } }) =>
      street === null ? text(town ?? notListed) : { kind: 'address', text: street },
    ),
    row('website', website, dealers, ({ card }) =>
      card.website === null ? text(notListed) : { kind: 'website', text: visit, address: card.website },
    ),
  ];
  return rows.filter(({ cells }) => cells.some((cell) => cell.text !== notListed));
};

/** One row: a line for each run of days with the same hours. */
const hourRows = (
  dealers: Dealers,
  { comparison, dealer: { hoursWords } }: ComparisonWords,
): ReadonlyArray<ComparisonRow> => [
  row('hours', comparison.rows.hours, dealers, ({ card: { hours } }) => {
    const lines = hours === null ? [] : weekLines(hours.week, hoursWords);
    return { kind: 'hours', text: lines.join('\n') || comparison.notListed, hours };
  }),
];
