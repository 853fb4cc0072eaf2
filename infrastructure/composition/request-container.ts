import * as TE from 'fp-ts/TaskEither';
import { Container, type ServiceIdentifier } from 'inversify';
import { NEVER } from 'rxjs';
import { NO_SOURCE } from '../../domain/visitor/traffic-source.ts';
import { TOKENS } from './tokens.ts';

const NOT_ASKED = 'not asked on the server';

/** The use cases that subscribe to something or wait for it. */
const DISPOSABLE: ReadonlyArray<ServiceIdentifier<{ readonly dispose: () => void }>> = [
  TOKENS.askDealer,
  TOKENS.compareDealers,
  TOKENS.findDealers,
  TOKENS.holdInView,
  TOKENS.offerArticles,
  TOKENS.pageRequests,
  TOKENS.readReviews,
  TOKENS.routeCalls,
  TOKENS.searchInPlace,
  TOKENS.showArea,
  TOKENS.showConnections,
  TOKENS.updateLocation,
  TOKENS.useMyLocation,
];

/**
 * A container for one request: what is bound in it ends with it, those of `parent` are shared. `unbindAll` disposes the
 * use cases that were made in it.
 */
export const createRequestContainer = (parent?: Container): Container => {
  const child = new Container(parent === undefined ? {} : { parent });
  for (const token of DISPOSABLE) child.onDeactivation(token, (useCase) => useCase.dispose());
  // The server remembers no visitor and knows none: what it draws is the same for all.
  child
    .bind(TOKENS.visitorMemory)
    .toConstantValue({ postalCode$: NEVER, rememberPostalCode: () => undefined });
  child.bind(TOKENS.visitorOrigin).toConstantValue({ trafficSource: () => NO_SOURCE });
  child.bind(TOKENS.dismissals).toConstantValue({ closed: () => [], close: () => undefined });
  // What only a press asks for is never asked while a page is drawn.
  child
    .bind(TOKENS.visitorPosition)
    .toConstantValue({ now: () => TE.left({ _tag: 'PositionUnknown', reason: 'unavailable' }) });
  child
    .bind(TOKENS.nearestCode)
    .toConstantValue({ of: () => TE.left({ _tag: 'CodeUnknown', reason: 'no answer' }) });
  child
    .bind(TOKENS.dealerReviews)
    .toConstantValue({ page: () => TE.left({ _tag: 'ReviewsUnavailable', statusText: NOT_ASKED }) });
  child
    .bind(TOKENS.callRouting)
    .toConstantValue({ run: () => TE.left({ _tag: 'RoutingUnavailable', statusText: NOT_ASKED }) });
  child.bind(TOKENS.visitorEvents).toConstantValue({ report: () => undefined });
  child.bind(TOKENS.idGenerator).toConstantValue({ next: () => '' });
  child
    .bind(TOKENS.visitorProfiles)
    .toConstantValue({ profile$: NEVER, change: () => undefined, recommended: () => [] });
  child.bind(TOKENS.leadDesk).toConstantValue({
    send: () => TE.left({ _tag: 'DeskUnavailable', statusText: NOT_ASKED }),
    outcomes$: NEVER,
    waiting$: NEVER,
  });
  child
    .bind(TOKENS.addressSuggestions)
    .toConstantValue({ for: () => TE.left({ _tag: 'SuggestionsUnavailable', statusText: NOT_ASKED }) });
  return child;
};
