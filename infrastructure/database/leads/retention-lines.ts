import type { RetentionReport } from './outdated-leads.ts';

const ENGLISH = new Intl.NumberFormat('en-US');
const leads = (n: number): string => `${ENGLISH.format(n)} ${n === 1 ? 'lead' : 'leads'}`;

/** Nobody got these: the operator must hear of it. */
const heldText = (held: number): string =>
  held > 0 ? `; ${ENGLISH.format(held)} of them had been held and never released` : '';

/** What retention did, for a log or for an operator; without personal data. Empty: there was nothing to do. */
export const retentionLines = ({
  deleted,
  oldestDay,
  held,
  undelivered,
}: RetentionReport): ReadonlyArray<string> => [
  ...(deleted > 0
    ? [
        `Retention deleted ${leads(deleted)}, the oldest accepted on ${oldestDay ?? 'an unknown day'}${heldText(held)}.`,
      ]
    : []),
  ...(undelivered > 0
    ? [
        `Retention keeps ${leads(undelivered)} past the date because of deliveries that are still to be made: make them, or run ` +
          '`npm run data -- retention --undelivered`.',
      ]
    : []),
];

const CONFIRM = 'Check the clock; if this is right, run `npm run data -- retention --yes`.';

/** Why retention deleted nothing; null: it did what there was to do. */
export const retentionRefusalLine = ({ refused }: RetentionReport): string | null => {
  if (refused === null) return null;
  const what = `${leads(refused.outdated)} of ${ENGLISH.format(refused.stored)}`;
  return refused.reason === 'clock-ahead'
    ? `Retention would delete ${what}, but even the newest is too old: the clock seems to be ahead. ${CONFIRM}`
    : `Retention would delete ${what}, more than a tenth at once. ${CONFIRM}`;
};
