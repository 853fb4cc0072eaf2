/** What some browsers report of the visitor's connection (Network Information). */
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

/** What the visitor's browser says that a video should go by. */
export const readPreferences = () => ({
  wantsLessMotion: isWanted('(prefers-reduced-motion: reduce)'),
  savesData: navigator.connection?.saveData === true || isWanted('(prefers-reduced-data: reduce)'),
  connection: navigator.connection?.effectiveType ?? null,
});
