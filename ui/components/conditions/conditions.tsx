import styles from './conditions.module.css';

/** What a figure counts and what would change it, in a frame below the figure. Renders nothing without conditions. */
export const Conditions = ({ title, lines }: { title: string; lines: ReadonlyArray<string> }) =>
  lines.length === 0 ? null : (
    <div className={styles.conditions}>
      <h4>{title}</h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
