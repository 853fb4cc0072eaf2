import * as t from 'io-ts';
import type { Kinds } from '../kinds.ts';

export const codec = ({ flag, html, maybe, media, number, text }: Kinds) =>
  t.strict({
    data: t.strict({
      step_number: number,
      block_title: text,
      description: maybe(html),
      icon: maybe(media),
      stop_here: flag,
    }),
  });

export type StepAttributes = t.TypeOf<ReturnType<typeof codec>>;
