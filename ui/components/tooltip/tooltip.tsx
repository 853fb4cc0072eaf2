import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import popover from '../popover/popover.module.css';
import { tooltipStep, type TooltipEvent } from './tooltip-steps.ts';
import { useMovedAway } from './use-moved-away.ts';
import styles from './tooltip.module.css';

/**
 * A small button that explains its neighbor on hover and focus. The explanation hides on leave, scroll and Escape (specification,
 * section 4). Below 768 px, and without scripts, a click opens it.
 */
export const Tooltip = ({
  label,
  subjectId,
  children,
}: {
  /** The button's accessible name, followed by the subject's. */
  label: string;
  /** The id of the subject that it explains. */
  subjectId: string;
  children: ReactNode;
}) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  const step = (event: TooltipEvent): void => {
    const wanted = tooltipStep(event);
    const isOpen = words.current?.matches(':popover-open') === true;
    if (wanted === 'close' && isOpen) words.current?.hidePopover();
    if (wanted === 'open' && !isOpen && button.current !== null)
      words.current?.showPopover({ source: button.current });
  };
  // The pointer may already be over the tooltip when the application starts.
  useEffect(() => {
    const isHovered = button.current?.matches(':hover') === true && matchMedia('(hover: hover)').matches;
    if (isHovered) step({ kind: 'entered', pointer: 'mouse', windowWidth: window.innerWidth });
  }, []);
  const onToggle = useMovedAway(button, () => step({ kind: 'scrolled' }));
  return (
    <span
      className={styles.tooltip}
      onPointerEnter={({ pointerType: pointer }) =>
        step({ kind: 'entered', pointer, windowWidth: window.innerWidth })
      }
      onPointerLeave={({ pointerType: pointer }) => step({ kind: 'left', pointer })}
    >
      <button
        ref={button}
        type="button"
        id={`${id}-button`}
        className={styles.button}
        popoverTarget={id}
        popoverTargetAction="show"
        aria-label={label}
        aria-labelledby={`${id}-button ${subjectId}`}
        aria-describedby={id}
        onFocus={({ currentTarget }) =>
          step({ kind: 'focused', byKeyboard: currentTarget.matches(':focus-visible') })
        }
        onBlur={() => step({ kind: 'blurred' })}
      >
        <Icon name="info" size={20} />
      </button>
      <span
        ref={words}
        id={id}
        className={`${popover.popover} ${styles.words}`}
        role="tooltip"
        popover="auto"
        onToggle={onToggle}
      >
        {children}
      </span>
    </span>
  );
};
