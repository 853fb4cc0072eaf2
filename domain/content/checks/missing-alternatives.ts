import type { Block } from '../blocks/block.ts';
import type { ContentFault } from './content-fault.ts';
import type { OutlinedImage } from './page-outline.ts';
import { writtenTags } from '../html/written-markup.ts';
import { everyBlock, writtenTexts, type WrittenText } from '../html/written-values.ts';

/** A picture as content names it. */
interface WrittenPicture {
  readonly address: string;
  /** Whether its alternative text was given, be it an empty one. */
  readonly hasAlt: boolean;
}

/** Icons, and what is behind texts and before videos, only decorate. */
const DECORATION = /icon|background|poster|mobile_image/i;

/** A picture that a link leads to is a file, which is not shown: `href`, `fileLink`. */
const LINK = /href|link/i;

const isAlt = (key: string): boolean => /^alt(?:_?text)?$/i.test(key);

/** Marks a field that gives an alternative text to all next to it; no editor names a field so. */
const ANY_ALT = '*';

const lastName = (at: string): string => at.slice(at.lastIndexOf('.') + 1);

/** The fields of text that are together, in lower case; looked up once for all that are side by side. */
type TextFields = (beside: WrittenText['beside']) => ReadonlySet<string>;

const textFields = (): TextFields => {
  const known = new WeakMap<WrittenText['beside'], ReadonlySet<string>>();
  return (beside) => {
    const fields = known.get(beside) ?? namesOfTexts(beside);
    known.set(beside, fields);
    return fields;
  };
};

const namesOfTexts = (beside: WrittenText['beside']): ReadonlySet<string> => {
  const texts = Object.entries(beside).filter(([, value]) => typeof value === 'string');
  const names = texts.map(([key]) => key.toLowerCase());
  return new Set(names.some(isAlt) ? [...names, ANY_ALT] : names);
};

/** As a field next to the address, or one that bears its name: `image` and `image_alt`, `mediaUrl` and `mediaAlt`. */
const hasAltBeside = ({ at, beside }: WrittenText, fieldsOf: TextFields): boolean => {
  const fields = fieldsOf(beside);
  const name = lastName(at).toLowerCase();
  return [ANY_ALT, `${name}_alt`, `${name.replace(/url$/, '')}alt`].some((field) => fields.has(field));
};

const picturesAt = (written: WrittenText, fieldsOf: TextFields): ReadonlyArray<WrittenPicture> => {
  if (!written.text.includes('<')) {
    if (LINK.test(lastName(written.at))) return [];
    const hasAlt = DECORATION.test(written.at) || hasAltBeside(written, fieldsOf);
    return [{ address: written.text.trim(), hasAlt }];
  }
  return writtenTags(written.text)
    .filter(({ name }) => name === 'img')
    .map(({ attributes: { src = '', alt } }) => ({ address: src, hasAlt: alt !== undefined }));
};

/** The alternative text of an image block may be in any one of its three parts. */
const picturesOf = (block: Block): ReadonlyArray<WrittenPicture> => {
  const fieldsOf = textFields();
  const pictures = writtenTexts(block).flatMap((written) => picturesAt(written, fieldsOf));
  const isOne = block.name === 'core/image' && pictures.some(({ hasAlt }) => hasAlt);
  return isOne ? pictures.map(({ address }) => ({ address, hasAlt: true })) : pictures;
};

/** However it was written: with `http:`, with the site's own host. */
const sameFile = (address: string): string =>
  address.replace(/^(?:https?:)?\/\/[^/]*/i, '').replace(/&amp;/g, '&');

/**
 * Rendered pictures whose alternative text the content does not give at all, each once; an empty one is given: the picture
 * decorates. Pictures that the content does not name are the site's own.
 */
export const missingAlternatives = (
  blocks: ReadonlyArray<Block>,
  images: ReadonlyArray<OutlinedImage>,
): ReadonlyArray<ContentFault> => {
  const written = new Map<string, boolean>();
  for (const { address, hasAlt } of everyBlock(blocks).flatMap(picturesOf)) {
    const file = sameFile(address);
    written.set(file, hasAlt && (written.get(file) ?? true));
  }
  const missing = images.filter(
    ({ src, alt }) => alt === null || (alt === '' && written.get(sameFile(src)) === false),
  );
  return [...new Set(missing.map(({ src }) => src))].map((src) => ({ _tag: 'MissingAlternative', src }));
};
