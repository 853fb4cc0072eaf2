import type { ShownChoice } from '../../../application/visitor/estimate-savings/estimate-savings-view.ts';
import { useServices } from '../../bindings/services.ts';
import { ChoiceForm } from '../../rebates/results/choice-form.tsx';
import styles from './system-estimate.module.css';

/** The household that the rebates are for. Its answer goes by POST, so it has a form of its own. */
export const StatedHousehold = ({
  household,
  action,
  isBusy,
}: {
  household: ShownChoice;
  action: string;
  isBusy: boolean;
}) => {
  const { planSystem } = useServices();
  return (
    <div className={styles.form}>
      <h3>{household.form}</h3>
      {household.error !== null && (
        <p className={styles.error} role="alert">
          {household.error}
        </p>
      )}
      <ChoiceForm
        choice={household}
        action={action}
        isPosted
        isBusy={isBusy}
        onChoose={(fields) => void planSystem.stateHousehold(fields)}
      />
    </div>
  );
};
