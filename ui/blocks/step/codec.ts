import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ expected, flag, html, maybe, media, number, text }: Kinds) =>
  t.strict({
    data: t.strict({
      step_number: expected(number),
      block_title: expected(text),
      description: maybe(html),
      icon: maybe(media),
      stop_here: flag,
    }),
  });

export type StepAttributes = t.TypeOf<ReturnType<typeof codec>>;
