import * as t from 'io-ts';
import type { AttributeSources } from '../../../domain/content/blocks/attribute-source.ts';
import type { Kinds } from '../kinds.ts';

export const sources: AttributeSources = { content: { source: 'html', selector: 'li' } };

export const codec = ({ inline, maybe }: Kinds) => t.strict({ content: maybe(inline) });

export type ListItemAttributes = t.TypeOf<ReturnType<typeof codec>>;
