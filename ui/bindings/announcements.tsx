import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './announcements.module.css';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/**
 * The page's live region, for screen readers only. It is rendered empty, since screen readers often skip a region that is inserted
 * with its text, and first, so its styles are among those of the first window. A modal has its own live region, because everything
 * behind it is inert.
 */
export const Announcer = ({ children }: { children: ReactNode }) => {
  const [{ text, count }, setAnnounced] = useState({ text: '', count: 0 });
  const announce = useCallback(
    (next: string) => setAnnounced((before) => ({ text: next, count: before.count + 1 })),
    [],
  );
  return (
    <AnnounceContext.Provider value={announce}>
      <p className={styles.region} role="status" data-frame="">
        {/* The new key makes screen readers announce the same text again. */}
        {text !== '' && <span key={count}>{text}</span>}
      </p>
      {children}
    </AnnounceContext.Provider>
  );
};

/** Announces a text whenever it changes, but not the initial one, which is read with the page. Null announces nothing. */
export const useAnnouncement = (text: string | null): void => {
  const announce = useContext(AnnounceContext);
  const before = useRef(text);
  useEffect(() => {
    if (text === before.current) return;
    before.current = text;
    if (text !== null) announce(text);
  }, [announce, text]);
};
