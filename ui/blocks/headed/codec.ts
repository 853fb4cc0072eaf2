import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

/** A block whose editor may write its heading and the text below it. */
export const headed = ({ maybe, text }: Kinds) =>
  t.strict({ data: t.strict({ heading: maybe(text), description: maybe(text) }) });

export type HeadedAttributes = t.TypeOf<ReturnType<typeof headed>>;

/** A block whose heading may be the page's title. */
export const titled = ({ oneOf }: Kinds) =>
  t.strict({ data: t.strict({ heading_tag: oneOf(['h1', 'h2'], 'h2') }) });

export type TitledAttributes = t.TypeOf<ReturnType<typeof titled>>;

/** A block whose editor chooses the level of its headings. */
export const leveled = ({ oneOf }: Kinds) =>
  t.strict({ data: t.strict({ heading_tag: oneOf(['h2', 'h3'], 'h2') }) });

export type LeveledAttributes = t.TypeOf<ReturnType<typeof leveled>>;
