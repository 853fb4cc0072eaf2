const UPPER = new Set(['ac', 'a/c', 'llc', 'hvac']);
const LOWER = new Set(['and', 'of']);

/** Names longer than this are set tighter on their card (specification, section 9). */
const MAX_ROOMY_NAME_LENGTH = 24;

/**
 * A dealer's name as it is shown: title case with AC, A/C, LLC and HVAC in capitals, `and` and `of` in
 * small letters (specification, section 5).
 */
export const displayName = (name: string): string => name.trim().split(/\s+/).map(displayWord).join(' ');

const displayWord = (word: string): string => {
  const lower = word.toLocaleLowerCase('en-US');
  const bare = lower.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
  if (UPPER.has(bare)) return lower.toLocaleUpperCase('en-US');
  if (LOWER.has(bare)) return lower;
  return lower.replace(/^\p{L}['’]\p{L}|^[^\p{L}\d]*\p{L}|[-/&.(]\p{L}/gu, (start) =>
    start.toLocaleUpperCase('en-US'),
  );
};

export const isLongName = (shown: string): boolean => shown.length > MAX_ROOMY_NAME_LENGTH;
