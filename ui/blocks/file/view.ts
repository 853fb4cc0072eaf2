import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import { coreBlockTextsIn } from '../core-block-texts.ts';
import { linkedFile, type LinkedFile } from '../linked-file.ts';
import type { FileAttributes } from './codec.ts';

export interface FileProps extends LinkedFile {
  /** Null: the file is gone, and its name is without a link. */
  readonly href: string | null;
  /** What the file is called; null: `plainName`. */
  readonly name: SafeHtml | null;
  readonly plainName: string;
  /** A second link, which saves the file, by its html, or else its text; null: it has none. */
  readonly button: { readonly html: SafeHtml | null; readonly text: string } | null;
}

/** A file to open or to save; null: it has neither a name nor an address. */
export const view = (attributes: FileAttributes, context: ViewContext): FileProps | null => {
  const { href, fileName, showDownloadButton, downloadButtonText, savedButton } = attributes;
  if (href === null && fileName === null) return null;
  const hasButton =
    href !== null && showDownloadButton !== false && (savedButton ?? downloadButtonText) !== null;
  return {
    href,
    name: fileName,
    plainName: lastPart(href ?? ''),
    button: hasButton
      ? { html: downloadButtonText ?? savedButton, text: coreBlockTextsIn(context.page.language).download }
      : null,
    ...linkedFile(href ?? '', context),
  };
};

/** What a file is called by its address. */
const lastPart = (address: string): string => {
  const [path = ''] = address.split(/[?#]/);
  return path.slice(path.lastIndexOf('/') + 1) || address;
};
