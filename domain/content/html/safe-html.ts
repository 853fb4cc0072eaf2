declare const sanitised: unique symbol;

/** Html that has been sanitised: the only text that may be rendered as html. Made by the content adapters' sanitiser alone. */
export type SafeHtml = string & { readonly [sanitised]: true };
