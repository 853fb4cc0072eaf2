import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

/** What every field shows around its control: the label and what is wrong above it, a hint below. */
export interface FieldTexts {
  /** The control's id, where something else on the page leads to it. */
  readonly id?: string | undefined;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Said behind the label of a field that may stay empty. */
  readonly optional?: string | undefined;
}

/** What ties a control to its texts. */
export interface FieldWiring {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** One field. A group of controls is a `fieldset`, whose legend is the label. */
export const Field = ({
  id: givenId,
  label,
  hint,
  error,
  optional,
  isGroup = false,
  children,
}: FieldTexts & { isGroup?: boolean; children: (wiring: FieldWiring) => ReactNode }) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  const words = (
    <>
      {label}
      {optional !== undefined && <span className={styles.optional}> ({optional})</span>}
    </>
  );
  const rest = (
    <>
      {error !== undefined && (
        <p className={styles.error} id={errorId} role="alert">
          <Icon name="alert" size={18} />
          {error}
        </p>
      )}
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': describedBy,
      })}
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </>
  );
  return isGroup ? (
    <fieldset className={styles.field} aria-describedby={describedBy}>
      <legend className={styles.label}>{words}</legend>
      {rest}
    </fieldset>
  ) : (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {words}
      </label>
      {rest}
    </div>
  );
};
