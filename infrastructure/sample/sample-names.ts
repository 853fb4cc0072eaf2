import type { Random } from './random.ts';
import words from './words.json' with { type: 'json' };

const { families, qualities, trades, frenchFamilies, frenchTrades } = words;

/** Generates unique business names, in capitals like dealer feeds. */
export class SampleNames {
  private readonly taken = new Set<string>();
  /** The names of the first dealers: long and unusual names, which people see at once where they try the site first. */
  private readonly waiting = [...words.firstDealers];

  next(random: Random, city: string, state: string): string {
    const given = this.waiting.shift();
    const name = given ?? this.free(() => invented(random, state), city.toUpperCase());
    this.taken.add(name);
    return name;
  }

  private free(invent: () => string, city: string): string {
    const name = invent();
    if (!this.taken.has(name)) return name;
    const withCity = `${name} OF ${city}`;
    return this.taken.has(withCity) ? this.free(() => `${city} ${invent()}`, city) : withCity;
  }
}

const invented = (random: Random, state: string): string => {
  if (state === 'QC') return `${random.pick(frenchTrades)} ${random.pick(frenchFamilies)}`;
  const trade = random.pick(trades);
  const form = random.next();
  if (form < 0.45) return `${random.pick(qualities)} ${trade}`;
  if (form < 0.75) return `${random.pick(families)} ${trade}`;
  if (form < 0.9) return `${random.pick(families)}'S ${trade}`;
  if (form < 0.97) return `${random.pick(families)} & SONS ${trade}`;
  return `${random.pick(families)} AND ${random.pick(families)} ${trade}`;
};
