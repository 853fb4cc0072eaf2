import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createScriptTransformer, type ScriptTransformer } from '@jest/transform';
import { standInFor } from '../../ui/stand-ins.ts';

const OPTIONS = {
  instrument: false,
  supportsDynamicImport: true,
  supportsExportNamespaceFrom: true,
  supportsStaticESM: true,
  supportsTopLevelAwait: true,
  collectCoverage: false,
  collectCoverageFrom: [],
  coverageProvider: 'v8' as const,
};

let transformer: ScriptTransformer | undefined;
let sourceMaps = new Map<string, string>();

/** Transforms modules as configured in one of Jest's projects; error messages show lines of the sources. */
export const transformAs = async (
  config: Parameters<typeof createScriptTransformer>[0],
  runtime: { readonly getSourceMaps: () => Map<string, string> },
): Promise<void> => {
  transformer ??= await createScriptTransformer(config);
  const known = sourceMaps;
  sourceMaps = runtime.getSourceMaps();
  known.forEach((map, url) => sourceMaps.set(url, map));
};

/** Node does not read the package.json that these packages have in each module's folder. */
const withoutFolders = (specifier: string): string =>
  specifier.replace(/^(fp-ts|io-ts)\/(\w+)$/, '$1/lib/$2.js');

registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier === '@jest/globals'
        ? new URL('jest-globals.ts', import.meta.url).href
        : (standInFor(specifier) ?? withoutFolders(specifier)),
      context,
    ),
  load: (url, context, next) => {
    if (transformer === undefined || !/^file:(?!.*\/node_modules\/).*\.tsx?$/.test(url))
      return next(url, context);
    const path = fileURLToPath(url);
    const { code, sourceMapPath } = transformer.transform(path, OPTIONS);
    if (sourceMapPath !== null) sourceMaps.set(url, sourceMapPath);
    return { format: 'module', source: code, shortCircuit: true };
  },
});
