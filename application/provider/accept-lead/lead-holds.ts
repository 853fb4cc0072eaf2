import type { Task } from 'fp-ts/Task';
import type { HoldReason } from '../../../domain/lead/hold.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LeadTraffic } from '../../ports/leads/lead-traffic.ts';
import type { Logger } from '../../ports/logger.ts';
import type { Sender } from './request-text.ts';

export interface LeadHoldPorts {
  readonly traffic: LeadTraffic;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Pick<Logger, 'warning'>;
}

const LOG_EVERY_MS = 60_000;

const HOW_TO_GO_ON = '`npm run data -- held list` shows them';

/**
 * Decides which leads are stored but not delivered until the operator releases them (contract, section 7): leads from robots, and leads
 * over a limit per minute that the operator sets.
 */
export class LeadHolds {
  private readonly loggedAt = new Map<HoldReason, number>();

  /** `maxPerMinute` applies to the whole site; null means no limit. */
  constructor(
    private readonly ports: LeadHoldPorts,
    private readonly maxPerMinute: number | null,
  ) {}

  /** Why a new lead is held; null when it is delivered. Leads from robots don't count toward the limit, so they can't block people. */
  reasonFor(sender: Sender): Task<HoldReason | null> {
    return async () => {
      if (sender === 'robot') return this.logged('honeypot', 'Leads that filled in a hidden field are held');
      if (this.maxPerMinute === null) return null;
      const isFlood = (await this.ports.traffic.count()) > this.maxPerMinute;
      return isFlood
        ? this.logged('flood', `More than ${this.maxPerMinute} leads in a minute: those that follow are held`)
        : null;
    };
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
