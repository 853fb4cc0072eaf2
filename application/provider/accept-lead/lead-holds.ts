import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import { sequenceSeqArray } from 'fp-ts/TaskEither';
import { usualLimit, type HoldReason } from '../../../domain/lead/hold.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LeadLedger } from '../../ports/leads/lead-ledger.ts';
import type { LeadTraffic } from '../../ports/leads/lead-traffic.ts';
import type { Logger } from '../../ports/logger.ts';
import type { Sender } from './request-text.ts';

export interface LeadHoldPorts {
  readonly traffic: LeadTraffic;
  readonly ledger: Pick<LeadLedger, 'countBetween'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Pick<Logger, 'warning'>;
}

const LOG_EVERY_MS = 60_000;

const DAY_MS = 86_400_000;

/** The days whose leads are counted, and how often. */
const DAYS = 7;
const COUNT_EVERY_MS = 3_600_000;

/** The setting that turns the limit off. */
const NEVER = 0;

const HOW_TO_GO_ON = '`npm run data -- held list` shows them';

/**
 * Decides which leads are stored but not delivered until the operator releases them (contract, section 7): leads from robots, and leads
 * over a limit per minute, which the operator sets or which follows the site's own volume.
 */
export class LeadHolds {
  private readonly loggedAt = new Map<HoldReason, number>();
  private counted: { readonly at: number; readonly limit: Promise<number> } | null = null;

  /** `maxPerMinute` applies to the whole site. 0 means no limit; null means the usual limit (`usualLimit`). */
  constructor(
    private readonly ports: LeadHoldPorts,
    private readonly maxPerMinute: number | null,
  ) {}

  /** Why a new lead is held; null when it is delivered. Leads from robots don't count toward the limit, so they can't block people. */
  reasonFor(sender: Sender): Task<HoldReason | null> {
    return async () => {
      if (sender === 'robot') return this.logged('honeypot', 'Leads that filled in a hidden field are held');
      if (this.maxPerMinute === NEVER) return null;
      const count = await this.ports.traffic.count();
      // Few leads need no count of earlier ones.
      const limit = this.maxPerMinute ?? (count <= usualLimit([]) ? Infinity : await this.usual());
      return count > limit
        ? this.logged('flood', `More than ${limit} leads in a minute: those that follow are held`)
        : null;
    };
  }

  /** The usual limit, counted once an hour. Without a count, no lead is held. */
  private usual(): Promise<number> {
    const now = this.ports.clock.now();
    if (this.counted === null || Math.abs(now - this.counted.at) >= COUNT_EVERY_MS)
      this.counted = { at: now, limit: this.limitAt(now) };
    return this.counted.limit;
  }

  private async limitAt(now: number): Promise<number> {
    const countOf = (_: unknown, days: number) =>
      this.ports.ledger.countBetween(now - (days + 1) * DAY_MS, now - days * DAY_MS);
    const perDay = await sequenceSeqArray(Array.from({ length: DAYS }, countOf))();
    if (E.isRight(perDay)) return usualLimit(perDay.right);
    this.counted = null;
    return Infinity;
  }

  /** Logs at most once a minute, so that a flood doesn't fill the log. */
  private logged(reason: HoldReason, message: string): HoldReason {
    const now = this.ports.clock.now();
    if (Math.abs(now - (this.loggedAt.get(reason) ?? -Infinity)) >= LOG_EVERY_MS) {
      this.loggedAt.set(reason, now);
      this.ports.log.warning(`${message}; ${HOW_TO_GO_ON}`);
    }
    return reason;
  }
}
