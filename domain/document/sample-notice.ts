/** What a reader of a sample document has to know first. */
export const SAMPLE_NOTICE = 'Sample document. Your owner’s manual and your dealer’s quote take priority.';
