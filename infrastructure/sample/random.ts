/** A seeded random number generator (mulberry32). A seed gives the same sequence on every machine. */
export class Random {
  private state: number;

  constructor(seed: string) {
    this.state = 0x811c9dc5;
    for (let i = 0; i < seed.length; i++) this.state = Math.imul(this.state ^ seed.charCodeAt(i), 0x01000193);
  }

  /** At least 0 and less than 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `least` to `most`, inclusive. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<A>(list: ReadonlyArray<A>): A {
    const picked = list[Math.floor(this.next() * list.length)];
    if (picked === undefined) throw new Error('Cannot pick from an empty list');
    return picked;
  }
}
