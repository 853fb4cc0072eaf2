import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { cascadeLayers } from './infrastructure/cli/cascade-layers.ts';
import { shortClassNames } from './infrastructure/cli/class-names.ts';

/** Settings that all builds share: client, styles, boot script and server. */
export default defineConfig(({ command }) => ({
  plugins: [react()],
  publicDir: 'ui/theme/public',
  build: {
    assetsInlineLimit: 0,
    target: ['chrome111', 'firefox114', 'safari16.4'],
    reportCompressedSize: false,
    // The modules of fp-ts have no side effects, so unused exports are dropped.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      treeshake: {
        manualPureFunctions: [
          'dual',
          'as_',
          'asUnit_',
          'tapIO_',
          'tapEither_',
          'tapTask_',
          'chainable',
          'ET',
        ],
      },
    },
  },
  css: {
    postcss: { plugins: [cascadeLayers(import.meta.dirname)] },
    modules: {
      generateScopedName:
        command === 'build' ? shortClassNames(import.meta.dirname) : '[name]_[local]_[hash:base64:5]',
    },
  },
  // The ES2015 build of RxJS, with native classes.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  ssr: { noExternal: ['fp-ts', 'io-ts', 'lucide-react'] },
  logLevel: 'warn',
  appType: 'custom',
}));
