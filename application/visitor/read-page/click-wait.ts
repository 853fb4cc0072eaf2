/**
 * The maximum wait of a click for its lazy chunk, in milliseconds. After that the control works as it does without scripts (architecture:
 * rendering).
 */
export const MAX_CLICK_WAIT_MS = 3000;
