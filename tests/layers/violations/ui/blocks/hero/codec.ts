import * as t from 'io-ts';

export const HeroCodec = t.type({ title: t.string });
