import type { IdGenerator } from '../../application/ports/id-generator.ts';

/** The part of `crypto` that is used. Pages without TLS have no `randomUUID`. */
export interface RandomSource {
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array;
  randomUUID?(): string;
}

/** Generates random UUIDs (version 4). */
export class CryptoIdGenerator implements IdGenerator {
  constructor(private readonly source: RandomSource) {}

  readonly next = (): string => this.source.randomUUID?.() ?? randomUuid(this.source);
}

const VARIANTS = '89ab';

const randomUuid = (source: RandomSource): string => {
  const digits = Array.from(source.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  const variant = VARIANTS[parseInt(digits.charAt(16), 16) % VARIANTS.length];
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-');
};
