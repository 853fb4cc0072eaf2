import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { zipSearchTexts } from './texts.ts';

/** Out of hours, who answers instead, in the visitor's area. */
export const ClosedNote = ({ className }: { className: string | undefined }) => {
  const { emergencyDealers } = useObservable(useServices().showArea.view$);
  return (
    <p className={className}>
      {zipSearchTexts.closed} <a href={emergencyDealers}>{zipSearchTexts.aroundTheClock}</a>
    </p>
  );
};
