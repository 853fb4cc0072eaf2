import * as TE from 'fp-ts/TaskEither';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import { NUMBER_TYPES, type Dealer, type NumberType } from '../../../domain/dealer/dealer.ts';
import type { DealerAnswer } from '../../../domain/dealer/dealer-answer.ts';
import { shuffleSeed } from '../../../domain/dealer/service-area-order.ts';
import { DEALERS_PER_PAGE } from '../../../domain/paging/page.ts';
import { callRouteFor, numberFor } from '../../../domain/phone/dealer-number.ts';
import { formatPhone, phoneAddress } from '../../../domain/phone/phone-format.ts';
import type { PostalCode } from '../../../domain/postal-code/postal-code.ts';
import { dayOf, type Clock } from '../../ports/clock.ts';
import type { DealerDirectory } from '../../ports/dealers/dealer-directory.ts';
import type { ProviderFailure } from '../../ports/dealers/provider-failure.ts';
import type { DealerExplanation, ExplainedNumber } from './dealer-explanation.ts';

/** Explains a dealer's position and phone numbers to an operator (specification, sections 7 and 9). */
export class ExplainDealer {
  /** `callRoutingGroup` replaces each dealer's own group; null to keep them (contract, section 7). */
  constructor(
    private readonly directory: DealerDirectory,
    private readonly clock: Clock,
    private readonly callRoutingGroup: string | null,
  ) {}

  /** Null when a search of the code doesn't find the dealer. */
  execute(code: PostalCode, companyId: CompanyId): TE.TaskEither<ProviderFailure, DealerExplanation | null> {
    const seed = shuffleSeed(code, dayOf(this.clock));
    return pipe(
      this.directory.search(code),
      TE.map((answer) => {
        const index = answer.dealers.findIndex((dealer) => dealer.companyId === companyId);
        const dealer = answer.dealers[index];
        return dealer === undefined
          ? null
          : {
              zipcode: code,
              cid: companyId,
              ...placeOf(answer, index),
              ...bucketOf(answer, dealer),
              seed,
              distanceMiles: dealer.distanceMiles ?? null,
              numbers: [null, ...NUMBER_TYPES].map((type) => this.numberOf(dealer, type)),
            };
      }),
    );
  }

  private numberOf(dealer: Dealer, trafficSource: NumberType | null): ExplainedNumber {
    const source = { numberType: trafficSource, hidesRatings: false };
    const { number, reason } = numberFor(dealer, source);
    return {
      trafficSource,
      number,
      formatted: number === null || O.isNone(phoneAddress(number)) ? null : formatPhone(number),
      reason,
      routedBy: O.toNullable(callRouteFor(dealer, source, this.callRoutingGroup)),
    };
  }
}

const placeOf = ({ dealers }: DealerAnswer, index: number) => ({
  position: index + 1,
  total: dealers.length,
  page: Math.floor(index / DEALERS_PER_PAGE) + 1,
});

const bucketOf = ({ randomizeBuckets }: DealerAnswer, { searchInfo: { bucket } = {} }: Dealer) => ({
  bucket: bucket ?? null,
  shuffled: bucket !== undefined && randomizeBuckets.includes(bucket),
});
