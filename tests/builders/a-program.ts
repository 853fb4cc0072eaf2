import * as O from 'fp-ts/Option';
import type { IncomeBand } from '../../domain/rebate/income-band.ts';
import { ruleIn } from '../../domain/rebate/amount-texts.ts';
import type { ProgramStatus, RebateProgram } from '../../domain/rebate/rebate-program.ts';

/** Builds an active rebate program: `aProgram('whole-home').paying(8500).combining('bonus').build()`. */
class ProgramBuilder {
  constructor(private readonly program: RebateProgram) {}

  /** Up to so many US dollars. */
  paying(dollars: number): ProgramBuilder {
    return this.with({
      amountLabel: `Up to $${dollars}`,
      rule: O.some({ kind: 'dollars', pays: { from: 0, to: dollars } }),
    });
  }

  /** By the rule of a label: `$75 per ton`. */
  payingBy(amountLabel: string): ProgramBuilder {
    return this.with({ amountLabel, rule: ruleIn(amountLabel) });
  }

  /** Sets the programs that it combines with; without ids, it combines with none. */
  combining(...ids: ReadonlyArray<string>): ProgramBuilder {
    return this.with({ combinesWith: O.some(ids) });
  }

  that(status: ProgramStatus): ProgramBuilder {
    return this.with({ status });
  }

  from(day: string): ProgramBuilder {
    return this.with({ validFrom: O.some(day) });
  }

  until(day: string): ProgramBuilder {
    return this.with({ validUntil: O.some(day) });
  }

  /** Limits it to households with these incomes. */
  forIncomes(...bands: ReadonlyArray<IncomeBand>): ProgramBuilder {
    return this.with({ incomeBands: bands });
  }

  build(): RebateProgram {
    return this.program;
  }

  /** Sets other facts. */
  with(facts: Partial<RebateProgram>): ProgramBuilder {
    return new ProgramBuilder({ ...this.program, ...facts });
  }
}

export const aProgram = (id: string): ProgramBuilder =>
  new ProgramBuilder({
    id,
    name: `Program ${id}`,
    homeUrl: `https://rebates.example/${id}`,
    amountLabel: 'Call for details',
    rule: O.none,
    isLabelOnly: false,
    status: 'running',
    validFrom: O.none,
    validUntil: O.none,
    lastChecked: O.none,
    combinesWith: O.none,
    paysFor: [],
    whoCanApply: O.none,
    incomeBands: [],
    conditions: [],
    paysForOtherWork: false,
    summary: O.none,
  });
