import type { DealerHours } from '../../application/visitor/show-hours/dealer-hours.ts';
import { OpeningLine } from '../components/opening-line/opening-line.tsx';
import { useHours } from './use-hours.ts';

/** The current opening status of a dealer, without the hours of the week. Renders nothing while the status is unknown. */
export const OpeningNow = ({ hours }: { hours: DealerHours | null }) => {
  const shown = useHours(hours);
  return shown === null || shown.kind === 'unknown' ? null : (
    <OpeningLine kind={shown.kind}>{shown.now}</OpeningLine>
  );
};
