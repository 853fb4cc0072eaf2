import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type {
  RebateDirectory,
  RebatesUnavailable,
} from '../../../application/ports/content/rebate-directory.ts';
import { NO_CHOICE, withChoice, type UtilityChoice } from '../../../domain/rebate/utilities.ts';
import { NO_REBATES, rebatesFor, type AreaRebates } from '../../../domain/rebate/area-rebates.ts';
import type { AreaIncomes } from '../../../domain/rebate/household.ts';
import { NO_WISHES, type RebateWishes } from '../../../domain/rebate/rebate-wishes.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';

/** The date of the lookup when a household is stated. */
const REBATE_DAY = '2026-11-20';

type Reply = E.Either<RebatesUnavailable, AreaRebates>;

/** A directory whose rebates and troubles the test sets. */
export class FakeRebateDirectory implements RebateDirectory {
  private readonly areas = new Map<string, AreaRebates>();
  private incomes: O.Option<AreaIncomes> = O.none;
  private readonly troubles: Array<RebatesUnavailable | 'silence'> = [];
  private readonly open: Array<() => void> = [];
  /** The codes asked for, oldest first. */
  readonly asked: PostalCode[] = [];
  /** The wishes with each code. */
  readonly wishes: RebateWishes[] = [];

  /** Sets the rebates of a postal code, and the incomes that households are compared with. */
  serve(code: string, rebates: AreaRebates, incomes?: AreaIncomes): void {
    this.areas.set(code, rebates);
    this.incomes = O.fromNullable(incomes);
  }

  /** The next calls fail with these troubles, in order; a call that meets `silence` waits for `release`. */
  meet(...troubles: ReadonlyArray<RebatesUnavailable | 'silence'>): void {
    this.troubles.push(...troubles);
  }

  /** How many troubles no call has met yet. */
  get troublesLeft(): number {
    return this.troubles.length;
  }

  /** Answers the calls that met silence. */
  release(): void {
    for (const answer of this.open.splice(0)) answer();
  }

  readonly rebatesAt =
    (code: PostalCode, choice: UtilityChoice = NO_CHOICE, wishes: RebateWishes = NO_WISHES) =>
    (): Promise<Reply> => {
      this.asked.push(code);
      this.wishes.push(wishes);
      const trouble = this.troubles.shift();
      const area = this.areas.get(code) ?? NO_REBATES;
      const chosen = { ...area, utilities: withChoice(area.utilities, choice) };
      const answer = E.right(
        wishes.household === null ? chosen : rebatesFor(chosen, wishes.household, REBATE_DAY, this.incomes),
      );
      if (trouble === undefined) return Promise.resolve(answer);
      if (trouble !== 'silence') return Promise.resolve(E.left(trouble));
      return new Promise((resolve) => this.open.push(() => resolve(answer)));
    };
}
