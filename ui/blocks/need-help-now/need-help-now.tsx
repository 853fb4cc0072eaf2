import { Band } from '../../components/band/band.tsx';
import { NeedHelp, type NeedHelpProps } from '../../leads/need-help/need-help.tsx';
import styles from './need-help-now.module.css';

/** The offer of help as a full-width row or as the call card. */
export const Block = (help: NeedHelpProps) =>
  help.variant === 'card' ? (
    <NeedHelp {...help} />
  ) : (
    <Band surface="ink" className={styles.row}>
      <NeedHelp {...help} />
    </Band>
  );
