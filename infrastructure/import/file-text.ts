import { createReadStream, statSync } from 'node:fs';
import { UnreadableFile } from './unreadable-file.ts';

/** The size of a file in bytes. Throws an `UnreadableFile` when it is missing, isn't a file, or is empty. */
export const sizeOf = (file: string): number => {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) throw new UnreadableFile(`There’s no file ${file}`);
  // Refuses pipes, because the file is read twice.
  if (!found.isFile()) throw new UnreadableFile(`${file} is not a file`);
  if (found.size === 0) throw new UnreadableFile(`${file} is empty`);
  return found.size;
};

/** Streams the text of a file without its byte order mark, and reports the bytes read so far. */
export async function* textOf(
  file: string,
  onBytes: (read: number) => void = () => undefined,
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let read = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Uint8Array>) {
    read += chunk.length;
    onBytes(read);
    yield decoded(() => decoder.decode(chunk, { stream: true }));
  }
  yield decoded(() => decoder.decode());
}

const decoded = (decode: () => string): string => {
  try {
    return decode();
  } catch {
    throw new UnreadableFile('The file is not UTF-8 text; save it as UTF-8 and try again');
  }
};
