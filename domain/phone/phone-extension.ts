/** An extension after the number: `x12`, `ext. 12`, `ext12`, `extension 12`, `#12`, `;ext=12`, and `poste 12` in French. */
const EXTENSION = /\s*(?:\b(?:ext[a-zó]*|poste)[.:=]*|x|#)\s*(\d{1,6})\s*$/i;

/** The extension in a text; empty without one. */
export const extensionOf = (text: string): string => EXTENSION.exec(text)?.[1] ?? '';

export const withoutExtension = (text: string): string => text.replace(EXTENSION, '');
