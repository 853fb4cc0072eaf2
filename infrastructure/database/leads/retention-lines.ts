import type { RetentionReport } from './outdated-leads.ts';

const ENGLISH = new Intl.NumberFormat('en-US');
const leads = (n: number): string => `${ENGLISH.format(n)} ${n === 1 ? 'lead' : 'leads'}`;

/** Warns the operator that nobody received these leads. */
const heldText = (held: number): string =>
  held > 0 ? `; ${ENGLISH.format(held)} of them had been held and never released` : '';

/** Describes a retention run for the log or the operator, without personal data. Empty when nothing happened. */
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
        `Retention keeps ${leads(undelivered)} past the date because of pending deliveries. Complete them, or run ` +
          '`npm run data -- retention --undelivered`.',
      ]
    : []),
];

const CONFIRM = 'Check the clock; if this is right, run `npm run data -- retention --yes`.';

/** Why retention was refused. Null when it wasn't. */
export const retentionRefusalLine = ({ refused }: RetentionReport): string | null => {
  if (refused === null) return null;
  const what = `${leads(refused.outdated)} of ${ENGLISH.format(refused.stored)}`;
  return refused.reason === 'clock-ahead'
    ? `Retention would delete ${what}, but even the newest is too old: the clock seems to be ahead. ${CONFIRM}`
    : `Retention would delete ${what}, more than a tenth at once. ${CONFIRM}`;
};
