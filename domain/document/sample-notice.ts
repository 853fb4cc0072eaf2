/** The notice at the top of every sample document. */
export const SAMPLE_NOTICE = 'Sample document. Your owner’s manual and your dealer’s quote take priority.';
