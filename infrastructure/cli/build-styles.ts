import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { build, InlineConfig } from 'vite';
import { styleFiles } from './style-files.ts';

/** The built css of each style file, by path. */
export type BuiltFiles = ReadonlyMap<string, string>;

/** Builds each style file separately: minified, with final class names and URLs. */
export const buildStyles = async (
  bundle: typeof build,
  config: InlineConfig & { readonly root: string },
): Promise<BuiltFiles> => {
  const files = [...styleFiles(config.root).keys()];
  const result = await bundle({
    ...config,
    publicDir: false,
    build: {
      write: false,
      manifest: true,
      rolldownOptions: { input: files, preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = [result].flat()[0] as Extract<typeof result, { output: unknown }>;
  const sources = new Map(
    output.flatMap((part) => (part.type === 'asset' ? [[part.fileName, String(part.source)] as const] : [])),
  );
  const manifest = JSON.parse(sources.get('.vite/manifest.json') ?? '{}') as Readonly<
    Record<string, { readonly file: string; readonly css?: ReadonlyArray<string> }>
  >;
  return new Map(
    files.map((file) => {
      const built = manifest[file];
      const sheet = built?.css?.[0] ?? built?.file ?? '';
      const isEmpty = readFileSync(join(config.root, file), 'utf8').trim() === '';
      const styles = sources.get(sheet)?.trim();
      if (styles === undefined && !isEmpty) throw new Error(`The styles of ${file} were not built`);
      return [file, styles ?? ''] as const;
    }),
  );
};
