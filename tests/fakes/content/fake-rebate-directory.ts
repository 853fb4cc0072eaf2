import type * as E from 'fp-ts/Either';
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
import { TroubledFake } from '../troubled-fake.ts';

type Reply = E.Either<RebatesUnavailable, AreaRebates>;

/** A directory whose rebates and troubles the test sets. */
export class FakeRebateDirectory extends TroubledFake<RebatesUnavailable> implements RebateDirectory {
  private readonly areas = new Map<string, AreaRebates>();
  private incomes: O.Option<AreaIncomes> = O.none;
  /** The codes asked for, oldest first. */
  readonly asked: PostalCode[] = [];
  /** The wishes with each code. */
  readonly wishes: RebateWishes[] = [];

  /** Sets the rebates of a postal code, and the incomes that households are compared with. */
  serve(code: string, rebates: AreaRebates, incomes?: AreaIncomes): void {
    this.areas.set(code, rebates);
    this.incomes = O.fromNullable(incomes);
  }

  readonly rebatesAt =
    (code: PostalCode, choice: UtilityChoice = NO_CHOICE, wishes: RebateWishes = NO_WISHES) =>
    (): Promise<Reply> => {
      this.asked.push(code);
      this.wishes.push(wishes);
      const area = this.areas.get(code) ?? NO_REBATES;
      const chosen = { ...area, utilities: withChoice(area.utilities, choice) };
      return this.answered(
        wishes.household === null ? chosen : rebatesFor(chosen, wishes.household, REBATE_DAY, this.incomes),
      );
    };
}
