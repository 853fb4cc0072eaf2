import type { ReactNode } from 'react';
import button from '../button/button.module.css';
import { Icon } from '../icon/icon.tsx';

/** Prints the page. The boot script handles clicks until the application starts. Hidden without scripts. */
export const PrintButton = ({ children }: { children: ReactNode }) => (
  <button
    type="button"
    className={`${button.button} ${button.secondary}`}
    onClick={() => window.print()}
    data-print=""
    data-scripted=""
  >
    <Icon name="printer" size={20} />
    {children}
  </button>
);
