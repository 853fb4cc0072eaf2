export const browseDocumentsTexts = {
  tabs: 'Document types',
  /** Fallback name of a tab that has none. */
  unnamed: 'More documents',
  form: 'Filter documents',
  label: 'Filter by name',
  hint: 'Like “guide”.',
  submit: 'Filter',
  clear: 'Clear filter',
  found: (count: number): string => `${count} ${count === 1 ? 'file' : 'files'}`,
  foundFor: (count: number, filter: string): string =>
    `${count} ${count === 1 ? 'file matches' : 'files match'} “${filter}”`,
  foundElsewhere: (filter: string, tab: string): string =>
    `No files match “${filter}” here. Look under ${tab}.`,
  none: (filter: string): string => `No files match “${filter}”. Try fewer words.`,
} as const;
