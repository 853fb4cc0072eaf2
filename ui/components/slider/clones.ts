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

/** Copies the last slides of a track before its first, and the first after its last; as many on each side. */
export const addClones = (track: Element, count: number): void => {
  if (count === 0) return;
  const slides = [...track.children];
  track.prepend(...slides.slice(-count).map(cloneOf));
  track.append(...slides.slice(0, count).map(cloneOf));
};

export const removeClones = (track: Element): void => {
  for (const clone of track.querySelectorAll(':scope > [data-clone]')) clone.remove();
};
