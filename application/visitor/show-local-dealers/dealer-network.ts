import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { SiteLanguage } from '../../../domain/content/site-language.ts';
import { mostReviewed } from '../../../domain/dealer/dealer-places.ts';
import type { DealerPlaces } from '../../ports/dealers/dealer-places.ts';
import type { RecordsUnavailable } from '../../ports/dealers/dealer-records.ts';
import {
  MAX_LOCAL_REVIEWS,
  usefulReviews,
  type LocalReview,
  type LocalReviewPorts,
} from './local-reviews.ts';
import { networkSizeIn } from './network-texts.ts';
import { LOCAL_DEALERS_TEXTS } from './translated.ts';

/** All dealers of the brand. */
export interface DealerNetwork {
  /** `212 dealers across the US and Canada`; null when none is listed. */
  readonly size: string | null;
  /** From dealers with many reviews, each in another state. */
  readonly reviews: ReadonlyArray<LocalReview>;
}

export interface DealerNetworkPorts extends LocalReviewPorts {
  readonly places: DealerPlaces;
  /** The language of the texts; English by default. */
  readonly language?: SiteLanguage;
}

/** Reads the network from our own dealer records; a real provider has no such lists. */
export const readNetwork = ({
  places,
  language = 'en',
  ...ports
}: DealerNetworkPorts): TE.TaskEither<RecordsUnavailable, DealerNetwork> =>
  pipe(
    places.states(),
    TE.chainTaskK((states) => async () => ({
      size: networkSizeIn(language)(states),
      reviews: await usefulReviews(
        ports,
        mostReviewed(states, MAX_LOCAL_REVIEWS),
        '',
        LOCAL_DEALERS_TEXTS[language],
      )(),
    })),
  );
