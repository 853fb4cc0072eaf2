import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ flag }: Kinds) =>
  t.strict({
    data: t.strict({
      /** Whether it stands open at first: on guides of gas, oil and packaged systems. */
      open: flag,
    }),
  });

export type SafetyPanelAttributes = t.TypeOf<ReturnType<typeof codec>>;
