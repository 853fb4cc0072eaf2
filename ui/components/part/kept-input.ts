import { pressAgain } from './press-again.ts';

/** What visitors fill in, press, open or focus. A label passes its click on. */
const CONTROLS = 'input,select,textarea,button,a,label,summary,details,[popover],[tabindex]';

/** Any control; fields have values, choices are checked, and details are open. */
type Control = HTMLElement &
  Partial<HTMLInputElement & HTMLDetailsElement & Pick<HTMLSelectElement, 'options' | 'selectedIndex'>>;

/**
 * Remembers the controls of a part of the page. If React replaces them because something else has changed the part, the returned function
 * gives what was typed, chosen, opened, focused or pressed in them to the new ones. Each new one says in a `replaced` event which it
 * replaces.
 */
export const inputOf = (part: ParentNode): (() => void) => {
  const before = controlsIn(part);
  const focused = document.activeElement;
  const shown = before.filter((one) => one.matches(':popover-open'));
  return () => {
    const after = controlsIn(part).filter((one) => !before.includes(one));
    const replaced = before.flatMap((old): ReadonlyArray<readonly [old: Control, now: Control]> => {
      if (old.isConnected) return [];
      const now = after.find((one) => signatureOf(one) === signatureOf(old));
      if (now === undefined) return [];
      after.splice(after.indexOf(now), 1);
      return [[old, now]];
    });
    for (const [old, now] of replaced) {
      copyInput(old, now);
      if (shown.includes(old)) now.showPopover();
      if (old === focused) focusLike(old, now);
      now.dispatchEvent(new CustomEvent('replaced', { bubbles: true, detail: old }));
    }
    pressAgain(replaced);
  };
};

const controlsIn = (part: ParentNode): Control[] => [...part.querySelectorAll<Control>(CONTROLS)];

/** What a control keeps when it is rendered anew: texts may be translated, ids change, and others add classes to fields. */
const signatureOf = (control: Control): string => {
  const isChoice = control.matches('[type=checkbox],[type=radio]');
  const isField = control.matches('input,select,textarea');
  const kept = isChoice ? ['name', 'type', 'value'] : isField ? ['name', 'type'] : ['href', 'class'];
  return [control.tagName, ...kept.map((name) => control.getAttribute(name))].join();
};

/** Copies only what the visitor has changed: the new control may know better than the server what else to show. */
const copyInput = (old: Control, now: Control): void => {
  if (old.open !== undefined && now.open !== old.open) now.open = old.open;
  if (old.checked !== undefined && old.checked !== old.defaultChecked) now.checked = old.checked;
  if (old.options !== undefined && old.selectedIndex !== undefined) {
    // By its place: without values, the options' translated texts are their values.
    const isChosen = [...old.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
    if (isChosen && old.selectedIndex !== undefined) now.selectedIndex = old.selectedIndex;
  } else if (old.value !== undefined && old.value !== old.defaultValue && now.value !== old.value) {
    now.value = old.value;
  }
};

const focusLike = (old: Control, now: Control): void => {
  now.focus({ preventScroll: true });
  // Null where a field has no selection, as in one for an e-mail address.
  if (typeof old.selectionStart === 'number')
    now.setSelectionRange?.(old.selectionStart, old.selectionEnd ?? old.selectionStart);
};
