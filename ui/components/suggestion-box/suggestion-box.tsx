import { useEffect, useId, useRef, useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { meaningOf } from './suggestion-keys.ts';
import hidden from '../visually-hidden/visually-hidden.module.css';
import styles from './suggestion-box.module.css';

export interface Suggestion {
  readonly key: string;
  readonly label: string;
}

/** The props that turn an input into the combobox. The input stays native and uncontrolled. */
export type ComboboxWiring = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'role'
  | 'aria-autocomplete'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-activedescendant'
  | 'onInput'
  | 'onKeyDown'
  | 'onBlur'
>;

/**
 * A text field with suggestions below it (ARIA: an editable combobox with a list). The list is open while there are options. The
 * parent removes the options on dismissal (Escape, blur, or browser autofill) and on a choice (Enter or click). The focus stays in
 * the input.
 */
export const SuggestionBox = ({
  options,
  status,
  note,
  listName,
  onType,
  onChoose,
  onDismiss,
  children,
}: {
  options: ReadonlyArray<Suggestion>;
  /** The announcement for screen readers; empty without options. */
  status: string;
  /** The note below the options; may be empty. */
  note: string;
  listName: string;
  /** Called with the input's text when the visitor types. */
  onType: (text: string) => void;
  onChoose: (index: number) => void;
  onDismiss: () => void;
  /** Renders the input. */
  children: (wiring: ComboboxWiring) => ReactNode;
}) => {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const isOpen = options.length > 0;
  const active = options.findIndex(({ key }) => key === activeKey);
  const optionId = (index: number): string => `${listId}-${index}`;

  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  const choose = (index: number) => {
    setActiveKey(null);
    onChoose(index);
  };
  const dismiss = () => {
    setActiveKey(null);
    onDismiss();
  };

  const wiring: ComboboxWiring = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': active < 0 ? undefined : optionId(active),
    onInput: ({ currentTarget: input }) => {
      const isTyped = input === document.activeElement && !input.matches(':autofill');
      if (!isTyped) return dismiss();
      setActiveKey(null);
      onType(input.value);
    },
    onKeyDown: (event) => {
      const meaning = event.nativeEvent.isComposing ? null : meaningOf(event, active, options.length);
      if (meaning === null) return;
      if (meaning.kind === 'back-to-text') return setActiveKey(null);
      // Keeps the form from submitting and the dialog around it from closing.
      event.preventDefault();
      event.stopPropagation();
      if (meaning.kind === 'dismiss') dismiss();
      else if (meaning.kind === 'choose') choose(meaning.index);
      else setActiveKey(options[meaning.index]?.key ?? null);
    },
    onBlur: dismiss,
  };

  return (
    <div className={styles.box}>
      {children(wiring)}
      {isOpen && (
        <div ref={list} className={styles.list} data-unprinted>
          <div id={listId} role="listbox" aria-label={listName}>
            {options.map(({ key, label }, index) => (
              <button
                key={key}
                id={optionId(index)}
                className={styles.option}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                // Keeps the focus in the input.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(index)}
              >
                {label}
              </button>
            ))}
          </div>
          {note !== '' && <p className={styles.note}>{note}</p>}
        </div>
      )}
      <p className={hidden.visuallyHidden} role="status">
        {isOpen && note !== '' ? `${status} ${note}` : status}
      </p>
    </div>
  );
};
