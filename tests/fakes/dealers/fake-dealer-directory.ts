import * as E from 'fp-ts/Either';
import type { DealerDirectory, SearchContext } from '../../../application/ports/dealers/dealer-directory.ts';
import type { ProviderFailure } from '../../../application/ports/dealers/provider-failure.ts';
import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import type { Dealer } from '../../../domain/dealer/dealer.ts';
import { passes, type DealerFilter } from '../../../domain/dealer/filters.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';

type Reply = E.Either<ProviderFailure, DealerAnswer>;

/** A directory whose dealers and troubles a test decides. */
export class FakeDealerDirectory implements DealerDirectory {
  private readonly answers = new Map<string, DealerAnswer>();
  private readonly beyond = new Map<string, ReadonlyArray<Dealer>>();
  private readonly troubles: Array<ProviderFailure | 'silence'> = [];
  private readonly troublesBeyond: ProviderFailure[] = [];
  private readonly open: Array<() => void> = [];
  /** The codes asked for, oldest first. */
  readonly asked: PostalCode[] = [];
  /** Who asked for them, where they said so. */
  readonly contexts: Array<SearchContext | undefined> = [];

  /** From now on an area has these dealers. */
  serve(zipcode: string, dealers: ReadonlyArray<Dealer>, more: Partial<DealerAnswer> = {}): void {
    this.answers.set(zipcode, { zipcode, randomizeBuckets: [], dealers, ...more });
  }

  /** From now on these are the dealers beyond an area, nearest first. */
  serveNearest(zipcode: string, dealers: ReadonlyArray<Dealer>): void {
    this.beyond.set(zipcode, dealers);
  }

  /** The next questions for the nearest dealers fail so, in turn. */
  meetNearest(...troubles: ReadonlyArray<ProviderFailure>): void {
    this.troublesBeyond.push(...troubles);
  }

  /** The next searches fail so, in turn; `silence` never answers, until it is released. */
  meet(...troubles: ReadonlyArray<ProviderFailure | 'silence'>): void {
    this.troubles.push(...troubles);
  }

  /** Lets the searches that met silence have their answer after all. */
  release(): void {
    for (const answer of this.open.splice(0)) answer();
  }

  /** How many troubles have not occurred yet. */
  get troublesLeft(): number {
    return this.troubles.length;
  }

  readonly search = (code: PostalCode, context?: SearchContext) => (): Promise<Reply> => {
    this.asked.push(code);
    this.contexts.push(context);
    const trouble = this.troubles.shift();
    const answer = E.right(this.answers.get(code) ?? { zipcode: code, randomizeBuckets: [], dealers: [] });
    if (trouble === undefined) return Promise.resolve(answer);
    if (trouble !== 'silence') return Promise.resolve(E.left(trouble));
    return new Promise((resolve) => this.open.push(() => resolve(answer)));
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
