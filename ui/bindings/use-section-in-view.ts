import { useEffect, useState } from 'react';

/** The band of the screen in which a section counts as the one that is read: below the top, above the middle. */
const READING_BAND = '-20% 0px -60% 0px';

/**
 * The id of the section that is read now, of those with these ids; null before any of them is. `ids` must stay the same from
 * rendering to rendering.
 */
export const useSectionInView = (ids: ReadonlyArray<string>): string | null => {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (read !== undefined) setCurrent(read.target.id);
      },
      { rootMargin: READING_BAND },
    );
    ids.flatMap((id) => document.getElementById(id) ?? []).forEach((section) => observer.observe(section));
    return () => observer.disconnect();
  }, [ids]);
  return current;
};
