import { defer, repeat, Subject, switchAll, switchMap, takeWhile, type Observable } from 'rxjs';
import type { LeadReceipt } from '../../../application/ports/leads/lead-desk.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Logger } from '../../../application/ports/logger.ts';
import type { PostLead } from '../../wire/post-lead.ts';
import { onePageAtATime, type Locks } from './one-page-at-a-time.ts';
import { MAX_KEPT_MS, type Outbox } from './outbox.ts';
import type { WaitingLead } from './outbox-wire.ts';

export interface FlushingParts {
  readonly outbox: Outbox;
  readonly post: PostLead;
  readonly clock: Clock;
  readonly log: Logger;
  readonly locks: Locks | undefined;
  /** Whether another sender on this page is sending the lead. */
  readonly isInFlight: (key: string) => boolean;
  /** Receives the outcome of a waiting lead. A null receipt means the lead was given up. */
  readonly report: (lead: WaitingLead, receipt: LeadReceipt | null) => void;
}

const LOCK = 'lead_outbox';
const FIRST_WAIT_MS = 2_000;
const MAX_WAIT_MS = 60_000;

const waitAfter = (rounds: number): number => Math.min(FIRST_WAIT_MS * 2 ** (rounds - 1), MAX_WAIT_MS);

/** Sends waiting leads in rounds, with exponential backoff, until no lead waits. Only one of a visitor's pages sends at a time. */
export class Flushing {
  private readonly flushes = new Subject<Observable<unknown>>();
  private round: Promise<boolean> | null = null;

  constructor(private readonly parts: FlushingParts) {
    this.flushes.pipe(switchAll()).subscribe();
  }

  flushNow(): void {
    this.flushes.next(this.rounds());
  }

  flushAfterWait(): void {
    this.flushes.next(this.parts.clock.after(waitAfter(1)).pipe(switchMap(() => this.rounds(1))));
  }

  private rounds(waits = 0): Observable<boolean> {
    return defer(() => this.oneRound()).pipe(
      repeat({ delay: (rounds) => this.parts.clock.after(waitAfter(waits + rounds)) }),
      takeWhile((isAnyLeft) => isAnyLeft),
    );
  }

  private oneRound(): Promise<boolean> {
    this.round ??= this.startRound().finally(() => (this.round = null));
    return this.round;
  }

  /** Without locks, several pages may send the same lead; its idempotency key prevents duplicates. */
  private async startRound(): Promise<boolean> {
    return this.isAnyLeft() && onePageAtATime(this.parts.locks, LOCK, () => this.sendAll());
  }

  private async sendAll(): Promise<boolean> {
    const { outbox, isInFlight } = this.parts;
    for (const { key } of outbox.entries()) {
      // Another page may have sent it meanwhile.
      const entry = outbox.entry(key);
      if (entry !== undefined && !isInFlight(key)) await this.send(entry);
    }
    return this.isAnyLeft();
  }

  private isAnyLeft(): boolean {
    return this.parts.outbox.entries().some(({ key }) => !this.parts.isInFlight(key));
  }

  private async send(entry: WaitingLead): Promise<void> {
    if (this.parts.clock.now() - entry.keptAt > MAX_KEPT_MS) return this.giveUp(entry, 'too old');
    const answer = await this.parts.post(entry, entry.key);
    switch (answer.kind) {
      case 'accepted':
        return this.settle(entry, answer.receipt);
      case 'refused':
      case 'unknown-dealer':
        return this.giveUp(entry, answer.kind);
      case 'rejected':
        return this.giveUp(entry, answer.reason);
      case 'retryable':
      case 'unreachable':
    }
  }

  private giveUp(entry: WaitingLead, why: string): void {
    this.parts.log.error(`Gave up a request that waited: ${why}`);
    this.settle(entry, null);
  }

  private settle(entry: WaitingLead, receipt: LeadReceipt | null): void {
    const { leadId = null, page } = receipt ?? {};
    this.parts.outbox.settle({ key: entry.key, leadId, page, settledAt: this.parts.clock.now() });
    this.parts.report(entry, receipt);
  }
}
