import type { Dealer } from '../../domain/dealer.ts';

export const dealers = async (): Promise<ReadonlyArray<Dealer>> =>
  (await (await fetch('/api/dealers')).json()) as ReadonlyArray<Dealer>;
