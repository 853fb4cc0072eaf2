import { join } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = /\bvite\/preload-helper\.js$/;

/** Replaces the bundler's import helper, which never retries a failed style sheet. */
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
