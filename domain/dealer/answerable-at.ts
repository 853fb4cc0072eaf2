import { answerableBy, type Answerable } from './answerable-by.ts';
import { calendarOf } from './dealer-calendar.ts';
import type { Dealer } from './dealer.ts';

/** Whether and how a dealer can be reached at an instant, in milliseconds since 1970 (contract, section 7: dealers' hours). */
export const answerableAt = (dealer: Dealer, instant: number): Answerable =>
  answerableBy(calendarOf(dealer, instant), instant);
