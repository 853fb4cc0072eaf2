import * as E from 'fp-ts/Either';
import type { DealerDirectory, SearchContext } from '../../../application/ports/dealers/dealer-directory.ts';
import type { ProviderFailure } from '../../../application/ports/dealers/provider-failure.ts';
import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { passes } from '../../../domain/dealer/filter-conditions.ts';
import type { DealerFilter } from '../../../domain/dealer/filters.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { TroubledFake } from '../troubled-fake.ts';

type Reply = E.Either<ProviderFailure, DealerAnswer>;

/** A directory whose dealers and troubles the test sets. */
export class FakeDealerDirectory extends TroubledFake<ProviderFailure> implements DealerDirectory {
  private readonly answers = new Map<string, DealerAnswer>();
  private readonly beyond = new Map<string, ReadonlyArray<Dealer>>();
  private readonly troublesBeyond: ProviderFailure[] = [];
  /** The codes asked for, oldest first. */
  readonly asked: PostalCode[] = [];
  /** The context of each search, if it had one. */
  readonly contexts: Array<SearchContext | undefined> = [];

  /** Sets the dealers of an area. */
  serve(zipcode: string, dealers: ReadonlyArray<Dealer>, more: Partial<DealerAnswer> = {}): void {
    this.answers.set(zipcode, { zipcode, randomizeBuckets: [], dealers, ...more });
  }

  /** Sets the dealers outside an area, nearest first. */
  serveNearest(zipcode: string, dealers: ReadonlyArray<Dealer>): void {
    this.beyond.set(zipcode, dealers);
  }

  /** The next calls for the nearest dealers fail with these troubles, in order. */
  meetNearest(...troubles: ReadonlyArray<ProviderFailure>): void {
    this.troublesBeyond.push(...troubles);
  }

  readonly search = (code: PostalCode, context?: SearchContext) => (): Promise<Reply> => {
    this.asked.push(code);
    this.contexts.push(context);
    return this.answered(this.answers.get(code) ?? { zipcode: code, randomizeBuckets: [], dealers: [] });
  };

  readonly nearest =
    (code: PostalCode, filters: ReadonlyArray<DealerFilter>, most: number) =>
    async (): Promise<E.Either<ProviderFailure, ReadonlyArray<Dealer>>> => {
      const trouble = this.troublesBeyond.shift();
      const dealers = this.beyond.get(code) ?? [];
      return trouble === undefined
        ? E.right(dealers.filter((dealer) => passes(dealer, filters)).slice(0, most))
        : E.left(trouble);
    };
}
