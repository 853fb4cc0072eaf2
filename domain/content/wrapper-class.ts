/** What the wrapper of a slider may be: content names these classes, and no others reach the page. */
export const WRAPPER_CLASSES = ['narrow', 'padded', 'bordered', 'shadowed'] as const;

export type WrapperClass = (typeof WRAPPER_CLASSES)[number];

/** The classes of `wrapper_css` that are known, each once (specification, section 3: slider options). */
export const wrapperClasses = (written: string | null): ReadonlyArray<WrapperClass> => {
  const words = (written ?? '').toLowerCase().split(/[\s.,]+/);
  return WRAPPER_CLASSES.filter((name) => words.includes(name));
};
