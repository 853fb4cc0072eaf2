import { useServices } from '../../bindings/services.ts';
import frameStyles from '../../leads/lead-form/form-frame.module.css';
import { LeadForm } from '../../leads/lead-form/lead-form.tsx';
import styles from './dealer-form.module.css';
import type { DealerFormProps } from './view.ts';

/** The dealer form in steps. */
export const Block = ({ heading, description }: DealerFormProps) => {
  const request = useServices().requestOf('dealer-form');
  return (
    <div className={styles.block}>
      <div className={styles.columns}>
        {(heading !== null || description !== null) && (
          <div className={styles.words}>
            {heading !== null && <h2>{heading}</h2>}
            {description !== null && <p className={styles.lead}>{description}</p>}
          </div>
        )}
        <div className={frameStyles.frame}>
          <LeadForm request={request} takesZip />
        </div>
      </div>
    </div>
  );
};
