import { RichText } from '../../components/rich-text/rich-text.tsx';
import type { PropsWithBlocks } from '../block-module.ts';
import styles from './step.module.css';
import type { StepProps } from './view.ts';

/** One step: its number in a ring, connected to the next step by a ribbon. */
export const Block = ({
  number,
  title,
  description,
  icon,
  stopNote,
  children,
}: PropsWithBlocks<StepProps>) => (
  <div className={`${styles.step} ${stopNote !== null ? styles.dealers : ''}`}>
    {stopNote !== null && (
      <p className={styles.stop}>
        <strong>{stopNote}</strong>
      </p>
    )}
    <div className={styles.body}>
      <div className={styles.words}>
        {(number !== null || title !== null) && (
          <h3 className={styles.title}>
            {number !== null && <span className={styles.number}>{number}</span>} <span>{title}</span>
          </h3>
        )}
        {description !== null && <RichText html={description} />}
        {children}
      </div>
      {icon !== null && (
        <img className={styles.icon} src={icon.src} alt={icon.alt} width={48} height={48} loading="lazy" />
      )}
    </div>
  </div>
);
