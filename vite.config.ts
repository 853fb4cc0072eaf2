import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';

/**
 * The styles of a page are inlined in its html, and no script leads from page to page: what the build tool would
 * fetch ahead of a page's module is there already.
 */
const nothingAhead: Plugin = {
  name: 'nothing-ahead',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const part of Object.values(bundle)) {
        if (part.type === 'chunk') part.code = part.code.replace(/__vite__mapDeps\(\[[\d,]*\]\)/g, '[]');
      }
    },
  },
};

/** What the builds of the browser, the boot script and the server share. */
const config: UserConfig = {
  plugins: [react(), nothingAhead],
  publicDir: 'ui/theme/public',
  build: {
    assetsInlineLimit: 0,
    target: ['chrome111', 'firefox114', 'safari16.4'],
    reportCompressedSize: false,
  },
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:5]' } },
  ssr: { noExternal: ['fp-ts', 'io-ts', 'lucide-react'] },
  logLevel: 'warn',
  appType: 'custom',
};

export default config;
