import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { cascadeLayers } from './infrastructure/cli/cascade-layers.ts';
import { shortClassNames } from './infrastructure/cli/class-names.ts';

/** What the builds of the browser, its styles, the boot script and the server share. */
export default defineConfig(({ command }) => ({
  plugins: [react()],
  publicDir: 'ui/theme/public',
  build: {
    assetsInlineLimit: 0,
    target: ['chrome111', 'firefox114', 'safari16.4'],
    reportCompressedSize: false,
    // What fp-ts makes of its own functions changes nothing else: whoever uses one of its modules gets what it uses of it.
    rolldownOptions: {
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
  // RxJS with the classes of the language instead of functions in their place.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  ssr: { noExternal: ['fp-ts', 'io-ts', 'lucide-react'] },
  logLevel: 'warn',
  appType: 'custom',
}));
