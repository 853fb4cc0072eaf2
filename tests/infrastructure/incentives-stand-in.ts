import { isNone, toUndefined } from 'fp-ts/Option';
import type { AreaRebates } from '../../domain/rebate/area-rebates.ts';
import type { RebateProgram } from '../../domain/rebate/rebate-program.ts';
import { mostOf } from '../../domain/rebate/rebate-rule.ts';
import { answering, type Fault } from '../faults/fault.ts';

/** A program in the incentives API's format. */
export const incentiveOf = (program: RebateProgram): object => ({
  payment_methods: ['rebate'],
  authority_type: 'utility',
  authority: 'utility',
  program: program.name,
  program_url: program.homeUrl,
  items: ['ducted_heat_pump'],
  amount: isNone(program.rule)
    ? { type: 'riddle', number: 1 }
    : { type: 'dollar_amount', number: mostOf(program), maximum: mostOf(program) },
  owner_status: ['homeowner'],
  start_date: toUndefined(program.validFrom),
  end_date: toUndefined(program.validUntil),
  ...(program.status === 'paused' && { paused: true }),
  short_description: `${program.name}.`,
});

/** Answers with incentives for the household's income; an income of 60,000 to 120,000 is moderate. */
export const answeringIncentives =
  (incentives: (income: number) => ReadonlyArray<object>): Fault =>
  (request, response) => {
    const income = Number(new URL(request.url ?? '/', 'http://api').searchParams.get('household_income'));
    const answer = {
      is_under_80_ami: income < 60_000,
      is_under_150_ami: income < 120_000,
      is_over_150_ami: income >= 120_000,
      authorities: {},
      location: { state: 'MA' },
      incentives: incentives(income),
    };
    answering(answer)(request, response);
  };

export const NO_INCENTIVES = answeringIncentives(() => []);

export const answeringArea = ({ programs }: AreaRebates): Fault =>
  answeringIncentives(() => programs.map(incentiveOf));
