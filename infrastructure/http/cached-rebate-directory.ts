import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { dayOf, type Clock } from '../../application/ports/clock.ts';
import type {
  RebateDirectory,
  RebatesUnavailable,
} from '../../application/ports/content/rebate-directory.ts';
import type { PostalCode } from '../../domain/postal-code/postal-code.ts';
import { rebatesOn, type AreaRebates } from '../../domain/rebate/area-rebates.ts';

type Answer = E.Either<RebatesUnavailable, AreaRebates>;

/** Areas in memory; the one that was asked for longest ago goes first. */
const MAX_AREAS = 2_000;

/**
 * The rebates of a real provider, asked once in `maxAgeMs` for each code. Says when the provider was asked; counts what has ended
 * meanwhile out of the amount. Who asks for a code that is being asked for waits for that answer; failures are not kept.
 */
export class CachedRebateDirectory implements RebateDirectory {
  private readonly answers = new Map<PostalCode, { readonly rebates: AreaRebates; readonly at: number }>();
  private readonly inFlight = new Map<PostalCode, Promise<Answer>>();

  constructor(
    private readonly provider: RebateDirectory,
    private readonly clock: Clock,
    /** How long an answer is used, in milliseconds; 0: not at all. */
    private readonly maxAgeMs: number,
  ) {}

  readonly rebatesAt = (code: PostalCode) => (): Promise<Answer> => {
    const cached = this.answers.get(code);
    if (cached !== undefined && this.clock.now() - cached.at < this.maxAgeMs)
      return Promise.resolve(E.right(rebatesOn(cached.rebates, dayOf(this.clock))));
    const asking = this.inFlight.get(code) ?? this.ask(code);
    this.inFlight.set(code, asking);
    return asking;
  };

  private async ask(code: PostalCode): Promise<Answer> {
    try {
      const at = this.clock.now();
      const answer = await this.provider.rebatesAt(code)();
      if (E.isLeft(answer)) return answer;
      const rebates = { ...answer.right, askedAt: O.some(at) };
      this.answers.delete(code);
      this.answers.set(code, { rebates, at });
      const [oldest] = this.answers.keys();
      if (this.answers.size > MAX_AREAS && oldest !== undefined) this.answers.delete(oldest);
      return E.right(rebates);
    } finally {
      this.inFlight.delete(code);
    }
  }
}
