import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

/** The texts around a field's control: the label and the error above it, the hint below. */
export interface FieldTexts {
  /** The control's id, if something else on the page refers to it. */
  readonly id?: string | undefined;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** A better value for the field, taken with one tap. Without scripts, `href` takes it, if there is one. */
  readonly advice?:
    { readonly text: string; readonly href?: string; readonly onTake: () => void } | undefined;
  /** The note after the label of an optional field. */
  readonly optional?: string | undefined;
}

/** The attributes that connect a control to its texts. */
export interface FieldWiring {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** A field with its label, error and hint. A group of controls is a `fieldset` whose legend is the label. */
export const Field = ({
  id: givenId,
  label,
  hint,
  error,
  advice,
  optional,
  isGroup = false,
  children,
}: FieldTexts & { isGroup?: boolean; children: (wiring: FieldWiring) => ReactNode }) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const adviceId = advice === undefined ? undefined : `${id}-advice`;
  const describedBy = [errorId, adviceId, hintId].filter(Boolean).join(' ') || undefined;
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
      {advice !== undefined && (
        <p className={styles.advice} id={adviceId} role="status">
          <button type="button" data-scripted="" onClick={advice.onTake}>
            {advice.text}
          </button>
          {advice.href === undefined ? (
            <span data-unscripted="">{advice.text}</span>
          ) : (
            <a href={advice.href} data-unscripted="">
              {advice.text}
            </a>
          )}
        </p>
      )}
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
