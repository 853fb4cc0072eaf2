import type { Block } from '../blocks/block.ts';
import type { ContentFault } from './content-fault.ts';
import type { OutlinedImage } from './page-outline.ts';
import { writtenTags } from '../html/written-markup.ts';
import { everyBlock, writtenTexts, type WrittenText } from '../html/written-values.ts';

interface WrittenPicture {
  readonly address: string;
  /** Whether an alternative text is set, even an empty one. */
  readonly hasAlt: boolean;
}

/** Decorative pictures: icons, backgrounds and video posters. */
const DECORATION = /icon|background|poster|mobile_image/i;

/** A linked picture is a file, not shown: `href`, `fileLink`. */
const LINK = /href|link/i;

const isAlt = (key: string): boolean => /^alt(?:_?text)?$/i.test(key);

/** Marks a group of fields with a shared alternative text. No editor uses this as a field name. */
const ANY_ALT = '*';

const lastName = (at: string): string => at.slice(at.lastIndexOf('.') + 1);

/** The names of sibling text fields in lower case, cached per group. */
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

/** The alternative text may be a sibling field, or have the picture's name: `image` and `image_alt`, `mediaUrl` and `mediaAlt`. */
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

/** An image block may have its alternative text in any of its three parts. */
const picturesOf = (block: Block): ReadonlyArray<WrittenPicture> => {
  const fieldsOf = textFields();
  const pictures = writtenTexts(block).flatMap((written) => picturesAt(written, fieldsOf));
  const isOne = block.name === 'core/image' && pictures.some(({ hasAlt }) => hasAlt);
  return isOne ? pictures.map(({ address }) => ({ address, hasAlt: true })) : pictures;
};

/** Ignores protocol and host: content may use `http:` or the site's own host. */
const sameFile = (address: string): string =>
  address.replace(/^(?:https?:)?\/\/[^/]*/i, '').replace(/&amp;/g, '&');

/**
 * Rendered pictures without an alternative text in the content, without duplicates. An empty text marks a decorative picture. Pictures that
 * aren't in the content belong to the site and are skipped.
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
