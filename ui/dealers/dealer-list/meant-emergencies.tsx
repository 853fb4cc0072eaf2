import type { FindDealersView } from '../../../application/visitor/find-dealers/find-dealers-view.ts';
import { EmergencyAnswer } from '../../components/emergency-answer/emergency-answer.tsx';
import styles from './none-state.module.css';

/** What to do in the dangers that the visitor typed instead of a place; nothing without one. */
export const MeantEmergencies = ({ view }: { view: FindDealersView }) => {
  if (view.kind !== 'none' || view.why.emergencies.length === 0) return null;
  return (
    <div className={styles.emergencies}>
      {view.why.emergencies.map((emergency) => (
        <EmergencyAnswer key={emergency.title} {...emergency} headingTag="h2" />
      ))}
    </div>
  );
};
