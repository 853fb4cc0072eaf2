/** What a step of the browser's history holds that an open dialog has added, so that Back closes it. */
interface StepState {
  readonly dialog?: number;
}

const stateOf = (history: History): StepState => (history.state ?? {}) as StepState;

/**
 * Adds a step to the browser's history for a dialog that opens: Back then closes it, and the page stays. A step that a closed dialog
 * has left is used again. The answer takes the step away once the dialog is closed; it does nothing where the visitor has left the step.
 */
export const takeDialogStep = (history: History): (() => void) => {
  const step = { ...(history.state as object | null), dialog: Math.random() };
  if (isOnDialogStep(history)) history.replaceState(step, '');
  else history.pushState(step, '');
  // What opens or moves on in place of the dialog comes first: it takes the step over.
  return () => void setTimeout(() => stateOf(history).dialog === step.dialog && history.back(), 0);
};

/** Whether the page is on the step of a dialog: another address takes its place, so that Back leads to the one before. */
export const isOnDialogStep = (history: History): boolean => stateOf(history).dialog !== undefined;
