import * as t from 'io-ts';
import type { URI } from 'io-ts/Type';
import type { AttributeSources } from '../../../domain/content/attribute-source.ts';
import type { Kinds } from '../../../domain/content/kinds.ts';

export const sources: AttributeSources = { content: { source: 'html', selector: 'li' } };

export const codec = ({ inline, maybe }: Kinds<typeof URI>) => t.strict({ content: maybe(inline) });

export type ListItemAttributes = t.TypeOf<ReturnType<typeof codec>>;
