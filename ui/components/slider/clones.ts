/** Attributes that must not be duplicated: ids, and the names that group inputs. */
const NAMES = ['id', 'name'];

/** A purely visual copy of a slide: not announced, not focusable, and without ids and names. */
const cloneOf = (slide: Element): Element => {
  const clone = slide.cloneNode(true) as Element;
  for (const element of [clone, ...clone.querySelectorAll(NAMES.map((name) => `[${name}]`).join())])
    for (const name of NAMES) element.removeAttribute(name);
  clone.setAttribute('aria-hidden', 'true');
  clone.setAttribute('inert', '');
  clone.setAttribute('data-clone', '');
  return clone;
};

/** Inserts copies of the last slides before the first, and of the first slides after the last; `count` on each side. */
export const addClones = (list: Element, count: number): void => {
  if (count === 0) return;
  const slides = [...list.children];
  list.prepend(...slides.slice(-count).map(cloneOf));
  list.append(...slides.slice(0, count).map(cloneOf));
};

export const removeClones = (list: Element): void => {
  for (const clone of list.querySelectorAll(':scope > [data-clone]')) clone.remove();
};
