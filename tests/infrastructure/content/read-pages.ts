import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { PageLibrary } from '../../../application/ports/content/page-library.ts';
import type { Block } from '../../../domain/content/blocks/block.ts';
import type { ContentPage } from '../../../domain/content/content-page.ts';
import { FilePageLibrary } from '../../../infrastructure/content/folder/file-page-library.ts';
import { MemoryLogger } from '../../fakes/memory-logger.ts';

export const SHIPPED = new FilePageLibrary('infrastructure/content/pages', new MemoryLogger());

/** The page at a path, which must exist. */
export const pageAt = async (path: string, library: PageLibrary = SHIPPED): Promise<ContentPage> => {
  const found = await library.page(path)();
  if (E.isLeft(found) || O.isNone(found.right)) throw new Error(`No page ${path}: ${JSON.stringify(found)}`);
  return found.right.value;
};

/** The data of the site's own blocks with a name. */
export const dataOf = (
  blocks: ReadonlyArray<Block>,
  name: string,
): ReadonlyArray<Readonly<Record<string, unknown>>> =>
  blocks
    .filter((block) => block.name === name)
    .map(({ attributes }) => (attributes['data'] ?? {}) as Record<string, unknown>);
