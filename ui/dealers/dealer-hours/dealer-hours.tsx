import type { DealerHours as Hours } from '../../../application/visitor/show-hours/dealer-hours.ts';
import { useHours } from '../../bindings/use-hours.ts';
import { OpeningLine } from '../../components/opening-line/opening-line.tsx';
import styles from './dealer-hours.module.css';

/** What a dealer's hours mean now, nothing where it has none, and below it the week: to open, and openly without scripts and on paper. */
export const DealerHours = ({
  hours,
  isOpen = false,
}: {
  hours: Hours | null;
  /** Whether the week is to be seen at once. */
  isOpen?: boolean;
}) => {
  const shown = useHours(hours);
  if (hours === null || shown === null) return null;
  const { kind, now, week } = shown;
  const line = (
    <OpeningLine kind={kind} hours={hoursInPage(hours)}>
      {now}
    </OpeningLine>
  );
  if (week.length === 0) return line;
  return (
    <div className={styles.hours}>
      <details data-scripted="" open={isOpen}>
        <summary className={styles.now}>{line}</summary>
        <Week lines={week} />
      </details>
      <div data-unscripted="">
        {hours.isAlwaysOpen && line}
        <Week lines={week} />
      </div>
    </div>
  );
};

/** What the html keeps for whoever reads it before the application starts; nothing where that would make no difference. */
const hoursInPage = ({ week, timeZone, isAlwaysOpen }: Hours): string | undefined =>
  isAlwaysOpen || timeZone === null ? undefined : JSON.stringify({ week, timeZone });

const Week = ({ lines }: { lines: ReadonlyArray<string> }) => (
  <ul className={styles.week}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
