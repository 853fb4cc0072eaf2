import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { Container } from 'inversify';
import type { BlockCatalogue } from '../../../application/ports/content/block-catalogue.ts';
import type { PageLibrary } from '../../../application/ports/content/page-library.ts';
import { SAMPLE_PRODUCTS } from '../../../domain/product/sample-products.ts';
import type { ViewSite } from '../../../domain/content/blocks/block-view.ts';
import { CollectingLogger } from '../../system/collecting-logger.ts';
import { SystemClock } from '../../system/system-clock.ts';
import { contentModule } from '../provider/content-module.ts';
import { BuiltInEnergyFigures } from '../../energy/built-in-energy-figures.ts';
import { SERVER_TOKENS } from './server-tokens.ts';
import { TOKENS } from './tokens.ts';

const NOT_ASKED = { _tag: 'ProviderUnavailable', reason: 'not asked while content is checked' } as const;

/** Creates the container for checking content. It renders pages like a visitor's, but without records. */
export const createCheckingContainer = (
  library: PageLibrary,
  catalogue: BlockCatalogue,
  site: ViewSite,
): Container => {
  const container = new Container();
  container.bind(TOKENS.clock).toConstantValue(new SystemClock());
  container.bind(TOKENS.logger).toConstantValue(new CollectingLogger());
  container.bind(TOKENS.dealerDirectory).toConstantValue({
    search: () => TE.left(NOT_ASKED),
    nearest: () => TE.left(NOT_ASKED),
  });
  container.bind(SERVER_TOKENS.listedDealerLookUp).toConstantValue({ byCompanyId: () => TE.left(NOT_ASKED) });
  const reviews = { page: () => TE.left(NOT_ASKED) };
  container.bind(TOKENS.dealerReviews).toConstantValue(reviews);
  container.bind(SERVER_TOKENS.listedReviews).toConstantValue(reviews);
  container.bind(SERVER_TOKENS.dealerPlaces).toConstantValue({ states: () => TE.right([]) });
  container.bind(SERVER_TOKENS.postalPlaces).toConstantValue({
    placeOf: () => O.none,
    searchedPlaceOf: () => O.none,
    towns: () => [],
    similarTowns: () => [],
    codesOfTown: () => 0,
    codeAt: () => O.none,
    areas: () => [],
    hasTown: () => false,
  });
  container
    .bind(TOKENS.placeSuggestions)
    .toConstantValue({ for: () => TE.right({ isGuess: false, places: [], emergencies: [] }) });
  container.bind(TOKENS.rebateDirectory).toConstantValue({
    rebatesAt: () => TE.left({ _tag: 'RebatesUnavailable', reason: NOT_ASKED.reason }),
  });
  container
    .bind(TOKENS.placeOfCode)
    .toConstantValue({ of: () => TE.left({ _tag: 'PlaceUnknown', reason: 'not listed' }) });
  container.bind(TOKENS.energyFigures).toConstantValue(new BuiltInEnergyFigures());
  container.bind(SERVER_TOKENS.productCatalogue).toConstantValue({
    all: () => TE.right({ isSample: true, products: SAMPLE_PRODUCTS }),
  });
  container.load(
    contentModule({
      library,
      articles: { for: () => TE.right([]) },
      blocks: [],
      movedTo: () => null,
      catalogue,
      site,
    }),
  );
  return container;
};
