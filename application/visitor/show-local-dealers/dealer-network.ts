import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { mostReviewed } from '../../../domain/dealer/dealer-places.ts';
import type { DealerPlaces } from '../../ports/dealers/dealer-places.ts';
import type { RecordsUnavailable } from '../../ports/dealers/dealer-records.ts';
import {
  MAX_LOCAL_REVIEWS,
  newestReviews,
  type LocalReview,
  type LocalReviewPorts,
} from './local-reviews.ts';
import { networkSize } from './network-texts.ts';

/** The dealers of all places. */
export interface DealerNetwork {
  /** `212 dealers in 46 states and 9 provinces`; null: none is listed. */
  readonly size: string | null;
  /** Of dealers with many reviews, each in another state. */
  readonly reviews: ReadonlyArray<LocalReview>;
}

export interface DealerNetworkPorts extends LocalReviewPorts {
  readonly places: DealerPlaces;
}

/** Reads the dealers of all places: of our own records alone, as lists of dealers by place are. */
export const readNetwork = ({
  places,
  ...ports
}: DealerNetworkPorts): TE.TaskEither<RecordsUnavailable, DealerNetwork> =>
  pipe(
    places.states(),
    TE.chainTaskK((states) => async () => ({
      size: networkSize(states),
      reviews: await newestReviews(ports, mostReviewed(states, MAX_LOCAL_REVIEWS), '')(),
    })),
  );
