import { ContainerModule } from 'inversify';
import { ListReviews } from '../../../application/provider/list-reviews/list-reviews.ts';
import type { Records } from '../open-records.ts';
import { SERVER_TOKENS } from '../containers/server-tokens.ts';

/** What the service knows of reviews. */
export const reviewModule = (records: Pick<Records, 'reviews'>): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(SERVER_TOKENS.reviewRecords).toConstantValue(records.reviews);
    bind(SERVER_TOKENS.listReviews)
      .toDynamicValue(({ get }) => new ListReviews(get(SERVER_TOKENS.reviewRecords)))
      .inSingletonScope();
  });
