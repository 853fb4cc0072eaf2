import { useId } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import styles from './symptom-finder.module.css';
import type { SymptomFinderProps } from './view.ts';

/** Shows what to do in an emergency, and links each symptom of a system to its guide; works without scripts. */
export const Block = ({ title, description, emergency, system }: SymptomFinderProps) => {
  const group = useId();
  return (
    <div className={styles.finder}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {description !== null && <p>{description}</p>}
      </div>
      <div className={styles.danger}>
        <h3 className={styles.question}>
          <Icon name="caution" size={28} />
          {emergency.question}
        </h3>
        <p>{emergency.hint}</p>
        <ul className={styles.emergencies}>
          {emergency.emergencies.map(({ id, sign, steps, callsEmergencyServices }) => (
            <li key={id}>
              <details name={`${group}-emergency`}>
                <summary className={styles.summary}>
                  {sign}
                  <Icon name="chevron" size={24} />
                </summary>
                <ol className={styles.steps}>
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
                {callsEmergencyServices && (
                  <a className={styles.call} href="tel:911">
                    <Icon name="phone" />
                    {emergency.call}
                  </a>
                )}
              </details>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className={styles.question}>{system.question}</h3>
        <p>{system.hint}</p>
        <ul className={styles.list}>
          {system.systems.map(({ name, symptoms, guide }) => (
            <li key={guide.href}>
              <details name={`${group}-system`}>
                <summary className={styles.summary}>
                  {name}
                  <Icon name="chevron" size={24} />
                </summary>
                <ul className={styles.links}>
                  {symptoms.map(({ text, href }) => (
                    <li key={href}>
                      <a href={href}>{text}</a>
                    </li>
                  ))}
                  <li>
                    <a className={styles.guide} href={guide.href}>
                      {guide.text}
                    </a>
                  </li>
                </ul>
              </details>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
