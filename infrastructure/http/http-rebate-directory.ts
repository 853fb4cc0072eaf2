import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { dayOf, type Clock } from '../../application/ports/clock.ts';
import type { Logger } from '../../application/ports/logger.ts';
import type {
  RebateDirectory,
  RebatesUnavailable,
} from '../../application/ports/content/rebate-directory.ts';
import type { PostalCode } from '../../domain/postal-code/postal-code.ts';
import type { AreaRebates } from '../../domain/rebate/area-rebates.ts';
import { NO_WISHES, type RebateWishes } from '../../domain/rebate/rebate-wishes.ts';
import { choiceQuery, NO_CHOICE, type UtilityChoice } from '../../domain/rebate/utilities.ts';
import type { Endpoint } from '../wire/get-json.ts';
import { fromHouseholdQuestion } from '../wire/household-wire.ts';
import { decodeRebates } from '../wire/rebate-wire.ts';
import { askProvider } from './ask-provider.ts';
import { rebatesUnavailable } from './rebates-unavailable.ts';

export interface HttpRebateDirectorySettings extends Endpoint {
  readonly clock: Clock;
  /** Logs omitted malformed programs. */
  readonly log: Logger;
}

/**
 * The rebates of a provider with our wire format (specification, section 7): `/api/rebates/productRebateDetails.json` of our own server,
 * or a real one.
 */
export class HttpRebateDirectory implements RebateDirectory {
  constructor(private readonly settings: HttpRebateDirectorySettings) {}

  readonly rebatesAt = (
    code: PostalCode,
    choice: UtilityChoice = NO_CHOICE,
    wishes: RebateWishes = NO_WISHES,
  ): TE.TaskEither<RebatesUnavailable, AreaRebates> => {
    const { address, timeoutMs, clock, log } = this.settings;
    const { household, language } = wishes;
    const query = [
      ...[`zip=${encodeURIComponent(code)}`, 'pageSize=1', ...choiceQuery(choice)],
      ...(language === 'en' ? [] : [`language=${language}`]),
    ].join('&');
    // A household's data is posted, which keeps it out of URLs.
    const request =
      household === null
        ? { address: `${address}?${query}` }
        : { address, body: fromHouseholdQuestion({ zip: code, choice, language, household }) };
    return pipe(
      askProvider({ ...request, timeoutMs }, decodeRebates(dayOf(clock)), log),
      TE.mapLeft(rebatesUnavailable),
    );
  };
}
