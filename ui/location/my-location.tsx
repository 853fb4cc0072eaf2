import { failureText, useMyLocationTexts } from '../../application/visitor/use-my-location/texts.ts';
import { useServices } from '../bindings/services.ts';
import { useObservable } from '../bindings/use-observable.ts';
import { Icon } from '../components/icon/icon.tsx';
import styles from './my-location.module.css';

/**
 * Requests the device's position on a click, and suggests an alternative if that fails. `boxId` is the id of the box for a code,
 * which gets the focus if the script for the click is late (architecture: rendering).
 */
export const MyLocation = ({ boxId, onLocate }: { boxId: string; onLocate: () => void }) => {
  const { useMyLocation } = useServices();
  const view = useObservable(useMyLocation.view$);
  const isLocating = view.kind === 'locating';
  return (
    <div className={styles.mine} data-scripted="">
      <button
        type="button"
        className={styles.button}
        aria-controls={boxId}
        aria-busy={isLocating || undefined}
        onClick={onLocate}
      >
        <Icon name="locate" size={18} />
        {useMyLocationTexts.button}
      </button>
      <p className={styles.text} role="status">
        {isLocating && useMyLocationTexts.locating}
        {view.kind === 'failed' && failureText(view.reason)}
      </p>
    </div>
  );
};
