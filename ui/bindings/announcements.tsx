import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './announcements.module.css';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/**
 * The live region of a page, for screen readers alone: it is there, and empty, before anything is announced, since a region
 * that is inserted with its text is often not read. It is first, so that its styles come with those of the first window. A modal dialog has its own: what is behind it is inert.
 */
export const Announcer = ({ children }: { children: ReactNode }) => {
  const [{ text, count }, setAnnounced] = useState({ text: '', count: 0 });
  const announce = useCallback(
    (next: string) => setAnnounced((before) => ({ text: next, count: before.count + 1 })),
    [],
  );
  return (
    <AnnounceContext.Provider value={announce}>
      <p className={styles.region} role="status">
        {/* A new element each time: the same text is announced again. */}
        {text !== '' && <span key={count}>{text}</span>}
      </p>
      {children}
    </AnnounceContext.Provider>
  );
};

/** Announces a text whenever it changes; the one that the page was loaded with is read with the page. Null is silent. */
export const useAnnouncement = (text: string | null): void => {
  const announce = useContext(AnnounceContext);
  const before = useRef(text);
  useEffect(() => {
    if (text === before.current) return;
    before.current = text;
    if (text !== null) announce(text);
  }, [announce, text]);
};
