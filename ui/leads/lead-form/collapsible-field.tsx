import { useState, type ReactNode } from 'react';
import type {
  FormField,
  SendRequestView,
} from '../../../application/visitor/send-request/send-request-view.ts';
import styles from './lead-form.module.css';

export interface CollapsibleFieldProps {
  readonly field: FormField;
  readonly view: SendRequestView;
  readonly children: ReactNode;
}

/** A field folded into one line until the visitor opens it. Open while it has a value or an error. */
export const CollapsibleField = ({
  field: { name, foldedAs },
  view: { values, messages },
  children,
}: CollapsibleFieldProps) => {
  const [isOpen, setOpen] = useState(false);
  if (foldedAs === undefined) return children;
  const isNeeded = (values[name] ?? '') !== '' || messages.some(({ field }) => field === name);
  return (
    <details open={isOpen || isNeeded} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.fold}>{foldedAs}</summary>
      {children}
    </details>
  );
};
