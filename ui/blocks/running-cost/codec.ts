import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ maybe, text }: Kinds) =>
  t.strict({ data: t.strict({ heading: maybe(text), description: maybe(text) }) });

export type RunningCostAttributes = t.TypeOf<ReturnType<typeof codec>>;
