import type { DealerHours as Hours } from '../../../application/visitor/show-hours/dealer-hours.ts';
import { useHours } from '../../bindings/use-hours.ts';
import { OpeningLine } from '../../components/opening-line/opening-line.tsx';
import styles from './dealer-hours.module.css';

/**
 * A dealer's current opening status and the special days of the coming week, with the hours of the week in a disclosure below. Without
 * scripts and in print the week is open, with all special days. Renders nothing for a dealer without hours.
 */
export const DealerHours = ({
  hours,
  isOpen = false,
}: {
  hours: Hours | null;
  /** Whether the week is open at first. */
  isOpen?: boolean;
}) => {
  const shown = useHours(hours);
  if (hours === null || shown === null) return null;
  const { kind, now, special, week } = shown;
  const line = (
    <OpeningLine kind={kind} hours={hoursInPage(hours)}>
      {now}
    </OpeningLine>
  );
  if (week.length === 0 && special.length === 0) return line;
  return (
    <div className={styles.hours}>
      {special.length > 0 && (
        // The boot script replaces the lines before the application starts.
        <p className={styles.special} data-special-days="" suppressHydrationWarning>
          {special.join('\n')}
        </p>
      )}
      <details data-scripted="" open={isOpen}>
        <summary className={styles.now}>{line}</summary>
        <Week lines={week} />
      </details>
      <div data-unscripted="">
        {hours.answersEmergencies && line}
        <Week lines={week} />
      </div>
    </div>
  );
};

/** The hours as JSON for the boot script; undefined if it can't change the status. */
const hoursInPage = (hours: Hours): string | undefined =>
  hours.timeZone === null || Object.keys(hours.week).length + hours.specialDays.length === 0
    ? undefined
    : JSON.stringify(hours);

const Week = ({ lines }: { lines: ReadonlyArray<string> }) => (
  <ul className={styles.week}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
