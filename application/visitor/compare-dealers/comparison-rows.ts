import { BADGES } from '../../../domain/dealer/badges.ts';
import { badgeLabel, cardTexts, starsText } from '../find-dealers/card-texts.ts';
import { weekLines } from '../show-hours/dealer-hours.ts';
import type { ComparisonCell, ComparisonGroup, ComparisonRow, PickedDealer } from './compare-dealers-view.ts';
import { compareDealersTexts, groupLabels, rowLabels } from './texts.ts';

type Dealers = ReadonlyArray<PickedDealer>;

/** All groups of comparison rows. Rows without any value are left out, except the hours. */
export const groupsOf = (dealers: Dealers): ReadonlyArray<ComparisonGroup> =>
  [
    group('reviews', reviewRows(dealers)),
    group('badges', badgeRows(dealers)),
    group('place', placeRows(dealers)),
    group('hours', hourRows(dealers)),
  ].filter(({ rows }) => rows.length > 0);

const group = (key: ComparisonGroup['key'], rows: ReadonlyArray<ComparisonRow>): ComparisonGroup => ({
  key,
  label: groupLabels[key],
  rows,
});

const row = (
  key: string,
  label: string,
  dealers: Dealers,
  cellOf: (dealer: PickedDealer) => ComparisonCell,
): ComparisonRow => {
  const cells = dealers.map(cellOf);
  return { key, label, cells, differs: new Set(cells.map(({ text }) => text)).size > 1 };
};

const text = (words: string | null | undefined): ComparisonCell => ({
  kind: 'text',
  text: words ?? compareDealersTexts.notListed,
});

/** No rows when the visitor's traffic source hides ratings (specification, section 9). */
const reviewRows = (dealers: Dealers): ReadonlyArray<ComparisonRow> =>
  dealers.some(({ card }) => card.hidesRating)
    ? []
    : [
        row('rating', rowLabels.rating, dealers, ({ card: { rating } }) =>
          rating === null
            ? text(cardTexts.noReviews)
            : {
                kind: 'rating',
                text: rating.average.toFixed(1),
                label: starsText(rating.average),
                stars: rating.stars,
              },
        ),
        row('reviews', rowLabels.reviews, dealers, ({ card: { rating } }) =>
          text((rating?.count ?? 0).toLocaleString('en-US')),
        ),
      ];

const badgeRows = (dealers: Dealers): ReadonlyArray<ComparisonRow> =>
  BADGES.filter((badge) => dealers.some(({ distinctions }) => distinctions.includes(badge))).map((badge) =>
    row(badge, badgeLabel(badge), dealers, ({ distinctions }) => {
      const holds = distinctions.includes(badge);
      return { kind: 'holds', holds, text: holds ? compareDealersTexts.yes : compareDealersTexts.no };
    }),
  );

const placeRows = (dealers: Dealers): ReadonlyArray<ComparisonRow> => {
  const { distance, address, website } = rowLabels;
  const rows = [
    row('distance', distance, dealers, ({ card }) => text(card.distance)),
    row('address', address, dealers, ({ card: { street, town } }) =>
      street === null ? text(town) : { kind: 'address', text: street },
    ),
    row('website', website, dealers, ({ card }) =>
      card.website === null
        ? text(null)
        : { kind: 'website', text: cardTexts.website, address: card.website },
    ),
  ];
  return rows.filter(({ cells }) => cells.some((cell) => cell.text !== compareDealersTexts.notListed));
};

/** One row with a line per run of days that have the same hours. */
const hourRows = (dealers: Dealers): ReadonlyArray<ComparisonRow> => [
  row('hours', rowLabels.hours, dealers, ({ card: { hours } }) => {
    const lines = hours === null ? [] : weekLines(hours.week);
    return { kind: 'hours', text: lines.join('\n') || compareDealersTexts.notListed, hours };
  }),
];
