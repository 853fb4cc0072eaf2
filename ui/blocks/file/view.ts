import type { ViewContext } from '../../../domain/content/blocks/block-view.ts';
import type { SafeHtml } from '../../../domain/content/html/safe-html.ts';
import { coreBlockTextsIn } from '../core-block-texts.ts';
import { linkedFile, type LinkedFile } from '../linked-file.ts';
import type { FileAttributes } from './codec.ts';

export interface FileProps extends LinkedFile {
  /** Null: the file is missing; its name is not a link. */
  readonly href: string | null;
  /** The name of the file; null: `plainName`. */
  readonly name: SafeHtml | null;
  readonly plainName: string;
  /** The download button, with html or else a plain text; null: there is none. */
  readonly button: { readonly html: SafeHtml | null; readonly text: string } | null;
}

/** A file to open or download; null: it has neither a name nor an address. */
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

/** The file name in an address. */
const lastPart = (address: string): string => {
  const [path = ''] = address.split(/[?#]/);
  return path.slice(path.lastIndexOf('/') + 1) || address;
};
