import type { Plugin } from 'vite';

const HELPER = /\bvite\/preload-helper\.js$/;

/** An import, and what is taken of it, in what would fetch its styles and chunks ahead. */
const WRAPPED =
  /__vitePreload\(\(\) => (import\("[^"]+"\)(?:\.then\(\(\w+\) => \w+\.\w+\))?), __VITE_PRELOAD__\)/g;

/** What is imported late is fetched by its import alone: the page itself says what is worth fetching ahead. */
export const plainLateImports = (): Plugin => ({
  name: 'plain-late-imports',
  transform: (_code, id) =>
    HELPER.test(id) ? { code: 'export const __vitePreload = (load) => load();', map: null } : null,
  renderChunk: (code) => ({ code: code.replaceAll(WRAPPED, '$1'), map: null }),
});
