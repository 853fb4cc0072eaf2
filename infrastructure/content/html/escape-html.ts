const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A plain text as it is in html, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
