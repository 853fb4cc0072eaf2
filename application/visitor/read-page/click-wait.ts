/** The longest time, in milliseconds, that a click waits for code that is being fetched; then the control does what it does without scripts (architecture: rendering). */
export const MAX_CLICK_WAIT_MS = 3000;
