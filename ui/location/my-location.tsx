import { useEffect, useRef } from 'react';
import { failureText, useMyLocationTexts } from '../../application/visitor/use-my-location/texts.ts';
import { useServices } from '../bindings/services.ts';
import { useObservable } from '../bindings/use-observable.ts';
import { Icon } from '../components/icon/icon.tsx';
import styles from './my-location.module.css';

/** Asks the device where it is, on a press and never else, and says the way on when that leads nowhere. */
export const MyLocation = ({ onLocated }: { onLocated: (zipcode: string) => void }) => {
  const { useMyLocation } = useServices();
  const view = useObservable(useMyLocation.view$);
  const isAsking = useRef(false);

  useEffect(() => {
    if (!isAsking.current || view.kind !== 'located') return;
    isAsking.current = false;
    onLocated(view.zipcode);
  }, [view, onLocated]);

  const locate = () => {
    isAsking.current = true;
    void useMyLocation.locate();
  };
  const isLocating = view.kind === 'locating';
  return (
    <div className={styles.mine} data-scripted="">
      <button type="button" className={styles.button} onClick={locate} aria-busy={isLocating || undefined}>
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
