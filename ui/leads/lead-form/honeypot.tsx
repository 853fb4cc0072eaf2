import styles from './lead-form.module.css';

/** A field that no visitor can see or reach, so only bots fill it in. */
export const Honeypot = ({ label }: { label: string }) => (
  <div className={styles.honeypot} aria-hidden="true">
    <label>
      {label}
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
