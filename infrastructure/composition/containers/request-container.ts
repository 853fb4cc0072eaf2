import * as TE from 'fp-ts/TaskEither';
import type { Container } from 'inversify';
import { NEVER, of } from 'rxjs';
import { NO_SOURCE } from '../../../domain/visitor/traffic-source.ts';
import { constant } from './binding.ts';
import type { Bindings, GetService } from './binding.ts';
import { PageContainer } from './page-container.ts';
import { TOKENS } from './tokens.ts';
import { serverOnlyModule } from '../visitor/server-only-module.ts';
import { SERVER_CAPABILITIES } from '../capabilities/server-capabilities.ts';
import { LIST_PATHS } from '../../../application/visitor/find-dealers/list-paths.ts';
import type { RequestOptions } from '../capabilities/server-capability.ts';
import { codeSuggestions, NO_DEALERS, pageModule } from '../visitor/page-module.ts';

const NOT_ASKED = 'not asked on the server';

/** The server knows nothing about the visitor, so each visitor gets the same html. */
const ANONYMOUS: Bindings = [
  constant(TOKENS.visitorMemory, { postalCode$: NEVER, rememberPostalCode: () => undefined }),
  constant(TOKENS.visitorOrigin, { trafficSource: () => NO_SOURCE }),
  constant(TOKENS.dismissals, { closed: () => [], close: () => undefined }),
  constant(TOKENS.askedDealers, { askedAt: () => null, keep: () => undefined }),
  constant(TOKENS.formDrafts, { draft: () => ({}), keep: () => undefined, leaving$: NEVER }),
  constant(TOKENS.pageAddress, { replace: () => undefined, push: () => undefined, returned$: NEVER }),
  constant(TOKENS.pageNavigation, { goTo: () => undefined }),
  constant(TOKENS.pageParameters, { read: () => ({}), write: () => undefined }),
  constant(TOKENS.savedPages, { pages: () => [], change: () => false, changes$: NEVER }),
  constant(TOKENS.visitorEvents, { report: () => undefined }),
  constant(TOKENS.idGenerator, { next: () => '' }),
  constant(TOKENS.visitorProfiles, { profile$: NEVER, change: () => undefined, recommended: () => [] }),
];

/** These services respond to clicks only, so rendering never calls them. */
const UNASKED: Bindings = [
  constant(TOKENS.visitorPosition, {
    now: () => TE.left({ _tag: 'PositionUnknown', reason: 'unavailable' }),
  }),
  constant(TOKENS.nearestCode, { of: () => TE.left({ _tag: 'CodeUnknown', reason: 'no answer' }) }),
  constant(TOKENS.callRouting, {
    run: () => TE.left({ _tag: 'ProviderUnavailable', reason: NOT_ASKED }),
  }),
  constant(TOKENS.leadDesk, {
    send: () => TE.left({ _tag: 'DeskUnavailable', reason: NOT_ASKED }),
    outcomes$: NEVER,
    waiting$: NEVER,
  }),
  constant(TOKENS.addressSuggestions, {
    for: () => TE.left({ _tag: 'SuggestionsUnavailable', reason: NOT_ASKED }),
  }),
];

const opensNothing = () => Promise.reject(new Error('Nothing opens on the server'));

/**
 * Creates the container of one request, with all use cases. Its bindings end with the request; the bindings of `parent` are shared.
 * `dispose` disposes the use cases that it created.
 */
export const createRequestContainer = (parent: Container, options: RequestOptions): PageContainer => {
  const shared: GetService = (token) => parent.get(token);
  const container = new PageContainer(shared);
  container.load([...ANONYMOUS, ...UNASKED, ...serverOnlyModule]);
  container.load([constant(TOKENS.followedRequest, { view$: of(options.followed ?? null) })]);
  container.load([codeSuggestions(options.language)]);
  container.load(pageModule(opensNothing, options.area, NO_DEALERS, LIST_PATHS[options.language]));
  for (const { bindings } of Object.values(SERVER_CAPABILITIES)) container.load(bindings(options, shared));
  return container;
};
