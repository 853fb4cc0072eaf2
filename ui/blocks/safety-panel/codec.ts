import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ flag }: Kinds) =>
  t.strict({
    data: t.strict({
      /** Whether the steps for gas and carbon monoxide are open: on guides for gas, oil and packaged systems. */
      open: flag,
    }),
  });

export type SafetyPanelAttributes = t.TypeOf<ReturnType<typeof codec>>;
