/** Marks a page while an input method composes a text, so that the application waits with its start. */
export const COMPOSING = 'data-composing';
