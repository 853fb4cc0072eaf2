import { stepTexts } from '../../../application/visitor/read-page/step-texts.ts';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import type { BlockProps } from '../block-module.ts';
import type { StepAttributes } from './codec.ts';
import styles from './step.module.css';

/** One step: its numeral in a ring, which the ribbon joins to the step that follows. */
export const Block = ({ attributes: { data }, children, page }: BlockProps<StepAttributes>) => {
  const { step_number, block_title, description, icon, stop_here } = data;
  const { stop, dealer } = stepTexts(page.language);
  return (
    <div className={`${styles.step} ${stop_here ? styles.dealers : ''}`}>
      {stop_here && (
        <p className={styles.stop}>
          <strong>{stop}</strong> <span>{dealer}</span>
        </p>
      )}
      <div className={styles.body}>
        <div className={styles.words}>
          <h3 className={styles.title}>
            <span className={styles.number}>{step_number}</span> <span>{block_title}</span>
          </h3>
          {description !== null && <RichText html={description} />}
          {children}
        </div>
        {icon !== null && (
          <img className={styles.icon} src={icon.src} alt={icon.alt} width={48} height={48} loading="lazy" />
        )}
      </div>
    </div>
  );
};
