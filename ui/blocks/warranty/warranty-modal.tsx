import type { InputEvent } from 'react';
import { ButtonLink } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Modal } from '../../components/modal/modal.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { KeepDetails } from './keep-details.tsx';
import type { TypedDetails } from './registration-details.ts';
import type { WarrantyTexts } from './texts.ts';
import styles from './warranty-modal.module.css';

const NEW_TAB = { target: '_blank', rel: 'noopener' } as const;

/** `Register new product` or `Look up an existing warranty` (specification, section 2). */
export const WarrantyModal = ({
  kind,
  href,
  texts,
  typed,
  onType,
  onClose,
}: {
  kind: 'register' | 'lookUp';
  href: string;
  texts: WarrantyTexts;
  /** The values typed before the dialog was last closed. */
  typed: TypedDetails;
  onType: (name: string, value: string) => void;
  onClose: () => void;
}) => {
  const { title, lead, submit } = texts[kind];
  const labels = texts.details;
  const keepTyped = ({ target }: InputEvent<HTMLDivElement>) => {
    if (target instanceof HTMLInputElement) onType(target.name, target.value);
  };
  return (
    <Modal title={title} closeLabel={texts.close} onClose={onClose}>
      <div className={styles.content} onInput={keepTyped}>
        <p>{lead}</p>
        <TextField
          name="serial"
          label={labels.serial}
          defaultValue={typed['serial']}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
        />
        <FindSerial isOpen={kind === 'register'} texts={texts} />
        {kind === 'register' && (
          <>
            <TextField
              name="installed"
              type="date"
              label={labels.installed}
              defaultValue={typed['installed']}
            />
            <TextField
              name="address"
              label={labels.address}
              defaultValue={typed['address']}
              autoComplete="address-line1"
              maxLength={200}
            />
            <TextField
              name="dealer"
              label={labels.dealer}
              defaultValue={typed['dealer']}
              autoComplete="off"
              maxLength={100}
            />
          </>
        )}
        <p className={styles.privacy}>{texts.privacy}</p>
        <div className={styles.actions}>
          {kind === 'register' && <KeepDetails texts={texts} typed={typed} />}
          <ButtonLink href={href} link={NEW_TAB} label={`${submit} (${texts.opensInNewTab})`}>
            {submit}
            <Icon name="external" size={18} />
          </ButtonLink>
        </div>
      </div>
    </Modal>
  );
};

/** A drawing of the rating plate, with its location on each kind of equipment. */
const FindSerial = ({ isOpen, texts }: { isOpen: boolean; texts: WarrantyTexts }) => (
  <details className={styles.serial} open={isOpen}>
    <summary>{texts.findSerial}</summary>
    <div className={styles.plate}>
      <img src="/drawings/rating-plate.svg" alt={texts.plate.alt} width="320" height="200" />
      <dl>
        {texts.plate.places.map(([place, where]) => (
          <div key={place}>
            <dt>{place}</dt>
            <dd>{where}</dd>
          </div>
        ))}
      </dl>
      <p>{texts.plate.invoice}</p>
    </div>
  </details>
);
