import * as t from 'io-ts';
import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import type { Kinds } from '../kinds.ts';

export const sources: AttributeSources = { content: { source: 'html' } };

export const codec = ({ maybe, rawHtml }: Kinds) => t.strict({ content: maybe(rawHtml) });

export type HtmlAttributes = t.TypeOf<ReturnType<typeof codec>>;
