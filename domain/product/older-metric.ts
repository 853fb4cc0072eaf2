import { listOf } from '../content/list-of.ts';

/** The label of a rating in an older metric. */
export const OLDER_METRIC = 'older metric';

/**
 * Whether a rating uses only metrics that SEER2, EER2 and HSPF2 replaced in 2023: `16 SEER`, but not `14.3 SEER2 (about 15 in the older
 * SEER)`.
 */
export const isOlderMetric = (rating: string): boolean =>
  /\b(?:SEER|EER|HSPF)(?!\w)/i.test(rating) && !/\b(?:SEER|EER|HSPF)2/i.test(rating);

/** The current metric: `SEER2` for `SEER`; others are unchanged. */
export const metricOfToday = (metric: string): string => (isOlderMetric(metric) ? `${metric}2` : metric);

/** The note below figures in older metrics. */
export const olderMetricsNote = (older: ReadonlyArray<string>): string =>
  `These figures use ${listOf(older)}. New equipment is rated in ${listOf(older.map(metricOfToday))}, so don’t compare the two directly.`;
