import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NotRendered, type Client } from '../../pages/render-queue.ts';
import type { RateCounter } from '../../system/rate-counter.ts';
import { CALL_COST, charging } from '../../system/spending.ts';
import { visitorNetwork } from './networks.ts';

const WINDOW_MS = 60_000;

/** The visitor's budget is used up. Its pages are rendered again after `retrySeconds`. */
export class OverBudget extends NotRendered {
  override readonly name = 'OverBudget';
  override readonly statusCode = 429;

  constructor(override readonly retrySeconds: number) {
    super();
  }
}

/** The key that counts what a visitor costs. */
export const budgetKey = (visitor: string): string => `provider-calls:${visitor}`;

/**
 * One budget per visitor for everything that costs more than a finished page: calls of the provider API and of other hosts, and the time to
 * render pages and maps. `perMinute` is counted in calls; 0 means no limit.
 */
export class VisitorBudgets {
  constructor(
    private readonly counter: RateCounter,
    private readonly perMinute: number,
  ) {}

  /** The visitor who waits for the response to a request. */
  readonly clientOf = ({ ip, raw }: FastifyRequest): Client => {
    const visitor = visitorNetwork(ip);
    return {
      visitor,
      isGone: () => raw.socket.destroyed,
      admit: () => this.admit(budgetKey(visitor)),
      charge: (work) => this.charge(budgetKey(visitor), work),
    };
  };

  /** Charges what the routes of a scope cost in addition to the call itself, which the rate limit counts. */
  chargeCalls(scope: FastifyInstance): void {
    // After the body is read, which loses the context.
    scope.addHook('preHandler', ({ ip }, _reply, done) =>
      this.charge(budgetKey(visitorNetwork(ip)), done, CALL_COST),
    );
  }

  private async admit(key: string): Promise<void> {
    if (this.perMinute === 0) return;
    const { count, endsInMs } = await this.counter.increment(key, WINDOW_MS, 0);
    if (count >= this.perMinute * CALL_COST) throw new OverBudget(Math.ceil(endsInMs / 1000));
  }

  /** Of a request that has paid for a call, only further costs are charged. */
  private charge<A>(key: string, work: () => A, paid = 0): A {
    if (this.perMinute === 0) return work();
    let left = paid;
    return charging((cost) => {
      const due = Math.ceil(Math.max(cost - left, 0));
      left = Math.max(left - cost, 0);
      if (due > 0) this.counter.increment(key, WINDOW_MS, due).catch(() => undefined);
    }, work);
  }
}
