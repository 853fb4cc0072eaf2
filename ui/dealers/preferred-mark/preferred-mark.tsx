import { useServices } from '../../bindings/services.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Popover } from '../../components/popover/popover.tsx';
import styles from './preferred-mark.module.css';

/** Marks a dealer that our records prefer; it opens the explanation of what that means. */
export const PreferredMark = () => {
  const { preferred, preferredExplanation } = useServices().dealerTexts;
  return (
    <div>
      <Popover
        button={
          <>
            <Icon name="star" size={16} />
            {preferred}
          </>
        }
        buttonClass={styles.mark}
        label={preferred}
        role="note"
      >
        {preferredExplanation}
      </Popover>
    </div>
  );
};
