/** The state of a history entry that an open dialog has added, so that Back closes it. */
interface StepState {
  readonly dialog?: number;
}

const stateOf = (history: History): StepState => (history.state ?? {}) as StepState;

/**
 * Adds a history entry for a dialog that opens, so that Back closes the dialog and keeps the page. Reuses the entry of a dialog that
 * has just closed. The returned function removes the entry after the dialog closes, unless the visitor has already left it.
 */
export const takeDialogStep = (history: History): (() => void) => {
  const step = { ...(history.state as object | null), dialog: Math.random() };
  if (isOnDialogStep(history)) history.replaceState(step, '');
  else history.pushState(step, '');
  // Deferred, so that the next dialog or navigation can reuse the entry first.
  return () => void setTimeout(() => stateOf(history).dialog === step.dialog && history.back(), 0);
};

/** Whether the current history entry belongs to a dialog. A new address then replaces it, so that Back goes to the previous address. */
export const isOnDialogStep = (history: History): boolean => stateOf(history).dialog !== undefined;
