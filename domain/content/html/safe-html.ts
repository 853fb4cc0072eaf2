declare const sanitized: unique symbol;

/** Sanitized html, the only text that may be rendered as html. Created only by the sanitizer of the content adapters. */
export type SafeHtml = string & { readonly [sanitized]: true };
