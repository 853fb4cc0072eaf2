import styles from '../field/choice.module.css';

/** A box to tick. Uncontrolled: what is ticked before start stays. */
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
