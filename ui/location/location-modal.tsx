import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { zipTexts } from '../../application/visitor/find-dealers/zip-texts.ts';
import { updateLocationTexts } from '../../application/visitor/update-location/texts.ts';
import { useServices } from '../bindings/services.ts';
import { useCodeMeant } from '../bindings/use-code-meant.ts';
import { currentOf, useObservable } from '../bindings/use-observable.ts';
import { SubmitButton } from '../components/button/button.tsx';
import { CodeBox } from '../components/code-box/code-box.tsx';
import { Modal } from '../components/modal/modal.tsx';
import styles from './location-modal.module.css';
import { MyLocation } from './my-location.tsx';

/** `Update your location`: a box for a code, or the device's position (specification, section 2). */
export const LocationModal = ({ onClose }: { onClose: () => void }) => {
  const { updateLocation, showArea } = useServices();
  const { error } = useObservable(updateLocation.view$);
  const [area] = useState(() => currentOf(showArea.view$));
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState('');
  const boxId = useId();

  useEffect(() => {
    updateLocation.ask();
    return () => updateLocation.leave();
  }, [updateLocation]);

  const update = (typed: string) => {
    setAsked(typed);
    if (updateLocation.update(typed) === null) form.current?.querySelector('input')?.focus();
    else onClose();
  };
  const meant = useCodeMeant(error === null ? null : asked, update);
  const updateHere = async () => {
    if ((await updateLocation.updateHere()) !== null) onClose();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('zipcode');
    update(typeof typed === 'string' ? typed.trim() : '');
  };

  return (
    <Modal title={updateLocationTexts.title} closeLabel={updateLocationTexts.close} onClose={onClose}>
      <form
        ref={form}
        className={styles.form}
        aria-label={updateLocationTexts.form}
        onSubmit={submit}
        noValidate
      >
        <p className={styles.lead}>{updateLocationTexts.lead}</p>
        <CodeBox
          id={boxId}
          name="zipcode"
          label={zipTexts.zipLabel}
          hint={zipTexts.zipHint}
          {...(error !== null && { error })}
          advice={meant}
          code={area.zipcode ?? ''}
          enterKeyHint="done"
        />
        <div className={styles.actions}>
          <SubmitButton>{updateLocationTexts.submit}</SubmitButton>
          <MyLocation boxId={boxId} onLocate={() => void updateHere()} />
        </div>
      </form>
    </Modal>
  );
};
