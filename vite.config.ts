import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { noPreload } from './infrastructure/cli/vite-no-preload.ts';

/** What the builds of the browser, the boot script and the server share. */
const config: UserConfig = {
  plugins: [react(), noPreload],
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
