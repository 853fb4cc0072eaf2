/** What a text says behind the number itself: `x12`, `ext. 12`, `ext12`, `extension 12`, `#12`. */
const EXTENSION = /\s*(?:\bext(?:ension)?\.?:?|x|#)\s*(\d{1,6})\s*$/i;

/** The extension that a text names; empty: none. */
export const extensionOf = (text: string): string => EXTENSION.exec(text)?.[1] ?? '';

/** The text in front of its extension. */
export const withoutExtension = (text: string): string => text.replace(EXTENSION, '');
