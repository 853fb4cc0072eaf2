import type { Logger } from '../../../application/ports/logger.ts';
import { decodeList, SettledLead, WaitingLead } from './outbox-wire.ts';
import { OUTBOX_KEY, OUTCOMES_KEY } from '../memory/storage-keys.ts';
import { StoredText } from '../memory/stored-text.ts';

/** How long a lead may wait, and how long its outcome is kept, in milliseconds: 7 days. */
export const MAX_KEPT_MS = 604_800_000;

/**
 * The waiting leads in the visitor's browser, and the outcomes of earlier ones, shared by all of the visitor's pages. Invalid entries are
 * dropped and logged without their values.
 */
export class Outbox {
  private readonly waiting: StoredText;
  private readonly settled: StoredText;

  constructor(
    local: () => Storage,
    private readonly log: Logger,
  ) {
    this.waiting = new StoredText(local, OUTBOX_KEY);
    this.settled = new StoredText(local, OUTCOMES_KEY);
  }

  /** Oldest first. */
  entries(): ReadonlyArray<WaitingLead> {
    return this.listIn(this.waiting, WaitingLead);
  }

  outcomes(): ReadonlyArray<SettledLead> {
    return this.listIn(this.settled, SettledLead);
  }

  entry(key: string): WaitingLead | undefined {
    return this.entries().find((entry) => entry.key === key);
  }

  /** Saves a waiting lead and drops an earlier outcome of its key. Returns whether the lead is stored. */
  keep(entry: WaitingLead): boolean {
    const outcomes = this.outcomes();
    const others = without(outcomes, entry.key);
    if (others.length < outcomes.length) write(this.settled, others);
    return write(this.waiting, [...without(this.entries(), entry.key), entry]);
  }

  remove(key: string): void {
    write(this.waiting, without(this.entries(), key));
  }

  /** Removes the lead and keeps its outcome for the visitor's other pages. */
  settle(outcome: SettledLead): void {
    this.remove(outcome.key);
    const young = this.outcomes().filter(({ settledAt }) => outcome.settledAt - settledAt <= MAX_KEPT_MS);
    write(this.settled, [...without(young, outcome.key), outcome]);
  }

  private listIn<A>(stored: StoredText, item: Parameters<typeof decodeList<A>>[0]): ReadonlyArray<A> {
    const text = stored.read();
    if (text === null) return [];
    const { items, faults } = decodeList(item, text);
    if (faults.length === 0) return items;
    for (const fault of faults) this.log.warning(`Dropped from the outbox: ${fault}`);
    write(stored, items);
    return items;
  }
}

const without = <A extends { readonly key: string }>(list: ReadonlyArray<A>, key: string) =>
  list.filter((each) => each.key !== key);

/** Removes the key of an empty list, because the boot script takes an existing key for a waiting lead. */
const write = (stored: StoredText, list: ReadonlyArray<unknown>): boolean =>
  stored.write(list.length === 0 ? null : JSON.stringify(list));
