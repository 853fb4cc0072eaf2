import { useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Announcer } from '../../bindings/announcements.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './modal.module.css';
import { useModalDialog } from './use-modal-dialog.ts';

/**
 * A dialog above the page (specification, section 2): rendered is open. It asks to be
 * closed by its button, by Escape and by a click next to it; whoever renders it then takes it away. It is at the end of the
 * page: what opened it may be within words, where no dialog may be, or hidden at another width.
 */
export const Modal = ({
  title,
  closeLabel,
  onClose,
  footer,
  children,
}: {
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** What stays in sight below the content. */
  footer?: ReactNode;
  children: ReactNode;
}) => {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useModalDialog(dialog, onClose);
  const modal = (
    <dialog ref={dialog} className={styles.modal} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={closeLabel}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" size={24} />
        </button>
      </div>
      <div className={styles.content}>
        <Announcer>{children}</Announcer>
      </div>
      {footer !== undefined && <div className={styles.foot}>{footer}</div>}
    </dialog>
  );
  // Html that is rendered for no window has no end of a page to put it at.
  return typeof document === 'undefined' ? modal : createPortal(modal, document.body);
};
