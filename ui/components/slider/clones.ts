/** What must be unique on a page: ids, and the names by which choices belong together. */
const NAMES = ['id', 'name'];

/** A copy of a slide that is seen and nothing else: it is not announced, takes no focus, and is not found by its name. */
const cloneOf = (slide: Element): Element => {
  const clone = slide.cloneNode(true) as Element;
  for (const element of [clone, ...clone.querySelectorAll(NAMES.map((name) => `[${name}]`).join())])
    for (const name of NAMES) element.removeAttribute(name);
  clone.setAttribute('aria-hidden', 'true');
  clone.setAttribute('inert', '');
  clone.setAttribute('data-clone', '');
  return clone;
};

/** Copies the last slides of a list before its first, and the first after its last; as many on each side. */
export const addClones = (list: Element, count: number): void => {
  if (count === 0) return;
  const slides = [...list.children];
  list.prepend(...slides.slice(-count).map(cloneOf));
  list.append(...slides.slice(0, count).map(cloneOf));
};

export const removeClones = (list: Element): void => {
  for (const clone of list.querySelectorAll(':scope > [data-clone]')) clone.remove();
};
