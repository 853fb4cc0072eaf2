import * as t from 'io-ts';
import type { URI } from 'io-ts/Type';
import type { Kinds } from '../../../domain/content/kinds.ts';

export const codec = ({ maybe, surface }: Kinds<typeof URI>) => t.strict({ backgroundColor: maybe(surface) });

export type GroupAttributes = t.TypeOf<ReturnType<typeof codec>>;
