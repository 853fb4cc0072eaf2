import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { LRUCache } from 'lru-cache';
import { dayOf, type Clock } from '../../application/ports/clock.ts';
import type { Logger } from '../../application/ports/logger.ts';
import type {
  RebateDirectory,
  RebatesUnavailable,
} from '../../application/ports/content/rebate-directory.ts';
import type { PostalCode } from '../../domain/postal-code/postal-code.ts';
import { rebatesOn, type AreaRebates } from '../../domain/rebate/area-rebates.ts';
import { NO_WISHES, type RebateWishes } from '../../domain/rebate/rebate-wishes.ts';
import {
  choiceQuery,
  effectiveChoice,
  NO_CHOICE,
  type UtilityChoice,
} from '../../domain/rebate/utilities.ts';

type Answer = E.Either<RebatesUnavailable, AreaRebates>;

/** The maximum number of cached areas. The least recently used one is evicted first. */
const MAX_AREAS = 2_000;

/** How long a stale response may be used while the provider fails, in milliseconds: 7 days. */
const MAX_STALE_MS = 7 * 24 * 60 * 60 * 1000;

/** How long a failed provider isn't asked again for a cached code, in milliseconds. */
const RETRY_AFTER_MS = 60 * 1000;

interface KeptAnswer {
  readonly rebates: AreaRebates;
  /** When the provider was asked, in milliseconds since 1970. */
  readonly at: number;
  /** When the entry expires and the provider is asked again, in milliseconds since 1970. */
  readonly until: number;
}

/**
 * Caches a real provider's rebates for `maxAgeMs` by code, utilities, language and household (an income range, a size and owner or renter,
 * nothing personal). An answer for an exact income is never kept. The usual answer of an area comes first: it names the utilities, so an invented one is never asked for. Results state when
 * the provider was asked, and amounts exclude programs that have ended since. Concurrent requests for a key share one call. On failure, a
 * response of the last 7 days is used, with its date.
 */
export class CachedRebateDirectory implements RebateDirectory {
  private readonly answers = new LRUCache<string, KeptAnswer>({ max: MAX_AREAS });
  private readonly inFlight = new Map<string, Promise<Answer>>();

  constructor(
    private readonly provider: RebateDirectory,
    private readonly clock: Clock,
    /** How long a response is fresh, in milliseconds. 0 turns the cache off, even as a fallback. */
    private readonly maxAgeMs: number,
    /** Logs when the provider fails and a stale response is used. */
    private readonly log: Logger,
  ) {}

  readonly rebatesAt =
    (code: PostalCode, choice: UtilityChoice = NO_CHOICE, wishes: RebateWishes = NO_WISHES) =>
    async (): Promise<Answer> => {
      if (typeof wishes.household?.income === 'number')
        return this.provider.rebatesAt(code, choice, wishes)();
      const usual = await this.answerFor(code, NO_CHOICE, wishes);
      if (E.isLeft(usual)) return usual;
      const effective = effectiveChoice(usual.right.utilities, choice);
      return choiceQuery(effective).length === 0 ? usual : this.answerFor(code, effective, wishes);
    };

  private answerFor(code: PostalCode, choice: UtilityChoice, wishes: RebateWishes): Promise<Answer> {
    const key = keyOf(code, choice, wishes);
    const kept = this.answers.get(key);
    if (kept !== undefined && this.clock.now() < kept.until)
      return Promise.resolve(E.right(this.asOfToday(kept)));
    const asking =
      this.inFlight.get(key) ?? this.ask(key, () => this.provider.rebatesAt(code, choice, wishes)());
    this.inFlight.set(key, asking);
    return asking;
  }

  private async ask(key: string, askProvider: () => Promise<Answer>): Promise<Answer> {
    try {
      const at = this.clock.now();
      const answer = await askProvider();
      if (E.isLeft(answer)) return this.keptFor(key, answer);
      const rebates = { ...answer.right, askedAt: O.some(at) };
      this.answers.set(key, { rebates, at, until: at + this.maxAgeMs });
      return E.right(rebates);
    } finally {
      this.inFlight.delete(key);
    }
  }

  /** The cached response as a fallback, or the failure when there is no cached response or it is too old. */
  private keptFor(key: string, failure: E.Left<RebatesUnavailable>): Answer {
    const kept = this.answers.get(key);
    const now = this.clock.now();
    if (kept === undefined || this.maxAgeMs === 0 || now - kept.at >= MAX_STALE_MS) return failure;
    this.log.warning(`Using cached rebates of an earlier day: ${failure.left.reason}`);
    this.answers.set(key, { ...kept, until: Math.min(now + RETRY_AFTER_MS, kept.at + MAX_STALE_MS) });
    return E.right(this.asOfToday(kept));
  }

  private asOfToday({ rebates }: KeptAnswer): AreaRebates {
    return rebatesOn(rebates, dayOf(this.clock));
  }
}

const keyOf = (code: PostalCode, choice: UtilityChoice, { language, household }: RebateWishes): string =>
  [
    ...[code, ...choiceQuery(choice), language],
    ...(household === null ? [] : [household.income, household.size, household.owner]),
  ].join(' ');
