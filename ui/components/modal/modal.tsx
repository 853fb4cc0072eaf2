import { useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Announcer } from '../../bindings/announcements.tsx';
import { Icon } from '../icon/icon.tsx';
import { Renewable } from '../part/part.tsx';
import styles from './modal.module.css';
import { useModalDialog } from './use-modal-dialog.ts';

/**
 * A dialog above the page, open while it is rendered (specification, section 2). Its button, Escape and an outside click call
 * `onClose`; the parent then stops rendering it. It is a portal at the end of the body, since its opener may be inside a paragraph,
 * which can't contain a dialog, or hidden at another width.
 */
export const Modal = ({
  title,
  closeLabel,
  onClose,
  children,
}: {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}) => {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
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
      <div ref={content} className={styles.content}>
        <Announcer>
          <Renewable place={content}>{children}</Renewable>
        </Announcer>
      </div>
    </dialog>
  );
  // Portals need a document, which the server doesn't have.
  return typeof document === 'undefined' ? modal : createPortal(modal, document.body);
};
