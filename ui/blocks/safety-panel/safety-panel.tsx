import { useId } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import styles from './safety-panel.module.css';
import type { SafetyPanelProps } from './view.ts';

/** A danger notice. The most important steps are always visible; the rest opens on click, even without scripts. */
export const Block = ({ texts, lead, open, folded }: SafetyPanelProps) => {
  const headingId = useId();
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <div className={styles.top}>
        <h2 id={headingId} className={styles.heading}>
          <Icon name="caution" size={28} />
          {texts.heading}
        </h2>
        <a className={styles.call} href="tel:911">
          <Icon name="phone" />
          {texts.call}
        </a>
      </div>
      {lead !== null && (
        <p>
          <strong>{lead}</strong>
        </p>
      )}
      {open.length > 0 && (
        <div className={styles.emergencies}>
          {open.map(({ id, title, steps }) => (
            <div key={id} id={id}>
              <h3 className={styles.title}>{title}</h3>
              <Steps steps={steps} />
            </div>
          ))}
        </div>
      )}
      <div className={styles.folded}>
        {folded.map(({ title, emergencies }) => (
          <details key={title} className={styles.more}>
            <summary className={styles.summary}>
              {title}
              <Icon name="chevron" size={24} />
            </summary>
            <div className={styles.emergencies}>
              {emergencies.map((one) => (
                <div key={one.id} id={one.id}>
                  {emergencies.length > 1 && <h3 className={styles.title}>{one.title}</h3>}
                  <Steps steps={one.steps} />
                </div>
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
};

const Steps = ({ steps }: { steps: ReadonlyArray<string> }) => (
  <ul className={styles.steps}>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ul>
);
