import type { HtmlAttributes } from './codec.ts';

/** Custom html of an editor; null: empty after sanitizing. */
export const view = ({ content }: HtmlAttributes) => (content === null ? null : { html: content });

export type HtmlProps = NonNullable<ReturnType<typeof view>>;
