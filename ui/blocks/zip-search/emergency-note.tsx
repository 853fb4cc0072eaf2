import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { zipSearchTexts } from './texts.ts';

/** The shortest way to who answers around the clock in the visitor's area; out of hours, that the office does not. */
export const EmergencyNote = ({ className }: { className: string | undefined }) => {
  const { showArea, site } = useServices();
  const { emergencyDealers } = useObservable(showArea.view$);
  return (
    <p className={className}>
      {!site.isOfficeOpen && <span>{zipSearchTexts.closed} </span>}
      <a href={emergencyDealers}>
        {zipSearchTexts.emergency} <span>{zipSearchTexts.aroundTheClock}</span>
      </a>
    </p>
  );
};
