/** Properties that set the same as others of another first word, by that word. */
const KIN: Readonly<Record<string, string>> = {
  align: 'place',
  block: 'size',
  bottom: 'inset',
  columns: 'column',
  gap: 'column',
  height: 'size',
  inline: 'size',
  justify: 'place',
  left: 'inset',
  line: 'font',
  right: 'inset',
  row: 'column',
  top: 'inset',
  white: 'text',
  width: 'size',
  word: 'overflow',
};

const familyOf = (property: string): string => {
  if (property.startsWith('--')) return property;
  const [first = ''] = property.replace(/^-[a-z]+-/, '').split('-');
  return KIN[first] ?? first;
};

/**
 * The declarations of a rule in one order for the whole site, so that the same ones stand beside each other in many rules and compress
 * well. Those that may set the same (`border` and `border-color`, `gap` and `row-gap`) stay in the order they were written in.
 */
export const inOneOrder = <A extends { readonly prop: string }>(
  declarations: ReadonlyArray<A>,
): ReadonlyArray<A> =>
  declarations.toSorted(({ prop: one }, { prop: other }) => {
    const [a, b] = [familyOf(one), familyOf(other)];
    return a < b ? -1 : a > b ? 1 : 0;
  });
