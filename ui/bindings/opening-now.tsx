import type { DealerHours } from '../../application/visitor/show-hours/dealer-hours.ts';
import { OpeningLine } from '../components/opening-line/opening-line.tsx';
import { useHours } from './use-hours.ts';

/** What a dealer's hours mean now, where the week is elsewhere on the page or has no room; nothing while nobody knows. */
export const OpeningNow = ({ hours }: { hours: DealerHours | null }) => {
  const shown = useHours(hours);
  return shown === null || shown.kind === 'unknown' ? null : (
    <OpeningLine kind={shown.kind}>{shown.now}</OpeningLine>
  );
};
