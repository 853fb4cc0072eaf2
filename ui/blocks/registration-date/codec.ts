import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ oneOf }: Kinds) =>
  t.strict({ data: t.strict({ heading_tag: oneOf(['h2', 'h3'], 'h2') }) });

export type RegistrationDateAttributes = t.TypeOf<ReturnType<typeof codec>>;
