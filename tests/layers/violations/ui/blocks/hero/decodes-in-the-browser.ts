import { HeroCodec } from './codec.ts';

export const decodesInTheBrowser = HeroCodec;
