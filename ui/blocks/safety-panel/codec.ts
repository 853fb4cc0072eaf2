import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ flag }: Kinds) =>
  t.strict({
    data: t.strict({
      /** Whether it shows the steps for gas and carbon monoxide at first: on guides for gas, oil and packaged systems. */
      open: flag,
    }),
  });

export type SafetyPanelAttributes = t.TypeOf<ReturnType<typeof codec>>;
