import { join } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = /\bvite\/preload-helper\.js$/;

/** What is imported late is fetched by our own few lines: those of the bundler never ask again for a sheet that failed once. */
export const lateImports = (root: string): Plugin => ({
  name: 'late-imports',
  transform: (_code, id) =>
    HELPER.test(id)
      ? {
          code: `export { importWithSheets as __vitePreload } from ${JSON.stringify(join(root, 'infrastructure/browser/late-sheets.ts'))};`,
          map: null,
        }
      : null,
});
