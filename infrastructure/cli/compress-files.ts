import { globSync, readFileSync, statSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXTS = '**/*.{js,mjs,css,svg,json,webmanifest,txt}';
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a Brotli and a gzip version next to each text file of a folder, so that the server never compresses them. */
export const compressFiles = async (folder: string): Promise<void> => {
  const texts = globSync(TEXTS, { cwd: folder }).map((file) => join(folder, file));
  await Promise.all(
    texts
      .filter((file) => !existsSync(`${file}.br`) || statSync(file).mtimeMs > statSync(`${file}.br`).mtimeMs)
      .map(async (file) => {
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, await brotli(content));
        writeFileSync(`${file}.gz`, await zip(content, { level: 9 }));
      }),
  );
};
