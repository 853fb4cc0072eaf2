/** The visitor's connection, as some browsers report it (Network Information API). */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

const isWanted = (query: string): boolean => window.matchMedia(query).matches;

/** The browser's preferences and connection data that decide whether a video starts by itself. */
export const readPreferences = () => ({
  wantsLessMotion: isWanted('(prefers-reduced-motion: reduce)'),
  savesData: navigator.connection?.saveData === true || isWanted('(prefers-reduced-data: reduce)'),
  connection: navigator.connection?.effectiveType ?? null,
});
