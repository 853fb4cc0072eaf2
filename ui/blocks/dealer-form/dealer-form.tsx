import { dealerForm } from '../../../application/visitor/send-request/forms.ts';
import { useServices } from '../../bindings/services.ts';
import { LeadForm } from '../../leads/lead-form/lead-form.tsx';
import type { BlockProps } from '../block-module.ts';
import type { DealerFormAttributes } from './codec.ts';
import styles from './dealer-form.module.css';

/** The dealer form in steps: who asks, then where she lives (specification, section 2). */
export const Block = ({ attributes: { data }, page }: BlockProps<DealerFormAttributes>) => {
  const { requestOf } = useServices();
  return (
    <div className={styles.form}>
      {data.heading !== null && <h2>{data.heading}</h2>}
      {data.description !== null && <p className={styles.lead}>{data.description}</p>}
      <LeadForm request={requestOf(dealerForm)} action={page.path} />
    </div>
  );
};
