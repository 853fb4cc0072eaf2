import * as t from 'io-ts';
import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import type { Kinds } from '../kinds.ts';

export const sources: AttributeSources = {
  href: { source: 'attribute', selector: 'a', attribute: 'href' },
  fileName: { source: 'html', selector: 'a:not([download])' },
  savedButton: { source: 'html', selector: 'a[download]' },
};

export const codec = ({ address, flag, inline, maybe }: Kinds) =>
  t.strict({
    /** Null: the file's name is not a link. */
    href: maybe(address),
    /** Null: the last part of the address is the name. */
    fileName: maybe(inline),
    /** Null: the block has a button if its saved html has one. */
    showDownloadButton: maybe(flag),
    downloadButtonText: maybe(inline),
    savedButton: maybe(inline),
  });

export type FileAttributes = t.TypeOf<ReturnType<typeof codec>>;
