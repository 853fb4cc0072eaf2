import * as t from 'io-ts';
import type { URI } from 'io-ts/Type';
import type { AttributeSources } from '../../../domain/content/attribute-source.ts';
import type { Kinds } from '../../../domain/content/kinds.ts';

export const sources: AttributeSources = { content: { source: 'html' } };

export const codec = ({ maybe, rawHtml }: Kinds<typeof URI>) => t.strict({ content: maybe(rawHtml) });

export type HtmlAttributes = t.TypeOf<ReturnType<typeof codec>>;
