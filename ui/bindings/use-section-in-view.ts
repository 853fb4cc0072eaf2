import { useEffect, useState } from 'react';

/** The band of the screen in which a section counts as being read: from 20% to 40% of the height. */
const READING_BAND = '-20% 0px -60% 0px';

/** The id of the section being read, out of these ids; null above the first section. `ids` must be stable between renders. */
export const useSectionInView = (ids: ReadonlyArray<string>): string | null => {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const sections = ids.flatMap((id) => document.getElementById(id) ?? []);
    const isBelow = (section: Element | undefined, band: DOMRectReadOnly | null | undefined) =>
      section !== undefined && section.getBoundingClientRect().top > (band?.bottom ?? Infinity);
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (read !== undefined) setCurrent(read.target.id);
        else if (isBelow(sections[0], entries[0]?.rootBounds)) setCurrent(null);
      },
      { rootMargin: READING_BAND },
    );
    sections.forEach((section) => observer.observe(section));
    return () => observer.disconnect();
  }, [ids]);
  return current;
};
