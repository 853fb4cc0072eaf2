import { useId } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import styles from './safety-panel.module.css';
import type { SafetyPanelProps } from './view.ts';

/** A danger notice: what matters most is always in view, the rest opens below it, without scripts too. */
export const Block = ({ texts, isOpen, emergencies }: SafetyPanelProps) => {
  const headingId = useId();
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        <Icon name="caution" size={28} />
        {texts.heading}
      </h2>
      <p className={styles.lead}>
        <strong>{texts.lead}</strong>
      </p>
      <p>
        <a className={styles.call} href="tel:911">
          <Icon name="phone" />
          {texts.call}
        </a>
      </p>
      <details open={isOpen} className={styles.more}>
        <summary className={styles.summary}>
          {texts.more}
          <Icon name="chevron" size={24} />
        </summary>
        <div className={styles.emergencies}>
          {emergencies.map(({ id, title, steps }) => (
            <div key={id} id={id}>
              <h3 className={styles.title}>{title}</h3>
              <ul className={styles.steps}>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </details>
    </section>
  );
};
