import styles from '../field/choice.module.css';

/** A checkbox. Uncontrolled, so it keeps what was checked before the application started. */
export const Checkbox = ({
  label,
  name,
  value,
  defaultChecked,
}: {
  label: string;
  name: string;
  value: string;
  defaultChecked: boolean;
}) => (
  <label className={styles.tick}>
    <input type="checkbox" name={name} value={value} defaultChecked={defaultChecked} />
    {label}
  </label>
);
