import type { Plugin } from 'vite';

const HELPER = /\bvite\/preload-helper\.js$/;

/** What is imported late is fetched by its import alone: the page itself says what is worth fetching ahead. */
export const plainLateImports = (): Plugin => ({
  name: 'plain-late-imports',
  transform: (_code, id) =>
    HELPER.test(id) ? { code: 'export const __vitePreload = (load) => load();', map: null } : null,
});
