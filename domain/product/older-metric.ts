import { listOf } from '../content/list-of.ts';

/** How a rating in an older metric is labeled. */
export const OLDER_METRIC = 'older metric';

/** Whether a rating is in none but the metrics that SEER2, EER2 and HSPF2 replaced in 2023: `16 SEER`, not `14.3 SEER2 (about 15 in the older SEER)`. */
export const isOlderMetric = (rating: string): boolean =>
  /\b(?:SEER|EER|HSPF)(?![\w])/i.test(rating) && !/\b(?:SEER|EER|HSPF)2/i.test(rating);

/** The metric that a rating of today uses: `SEER2` for `SEER`; one that was not replaced is its own. */
export const metricOfToday = (metric: string): string => (isOlderMetric(metric) ? `${metric}2` : metric);

/** What readers of figures in older metrics have to know. */
export const olderMetricsNote = (older: ReadonlyArray<string>): string =>
  `These figures use ${listOf(older)}. New equipment is rated in ${listOf(older.map(metricOfToday))}, so don’t compare the two directly.`;
