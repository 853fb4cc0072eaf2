import { HeroCodec } from '../../ui/blocks/hero/codec.ts';

export const decoded = HeroCodec.decode({});
