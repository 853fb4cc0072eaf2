import { useServices } from '../../bindings/services.ts';
import { useObservable } from '../../bindings/use-observable.ts';
import { zipSearchTexts } from './texts.ts';

/** A link to dealers in the visitor's area that answer around the clock; outside office hours, with a note that the office is closed. */
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
