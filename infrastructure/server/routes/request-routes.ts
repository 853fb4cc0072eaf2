import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type {
  FollowRequest,
  RequestLink,
} from '../../../application/provider/follow-request/follow-request.ts';
import {
  REQUEST_TOKEN,
  requestPath,
  requestsPath,
} from '../../../application/visitor/follow-request/request-path.ts';
import {
  closedRequestView,
  requestView,
  type RequestPageView,
} from '../../../application/visitor/follow-request/request-view.ts';
import { refusedVisit } from '../../../application/visitor/send-request/refused-visit.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import { SITE_LANGUAGES, type SiteLanguage } from '../../../domain/content/site-language.ts';
import { REQUEST_EVENT_KINDS } from '../../../domain/lead/request/request-event.ts';
import { formatPhone } from '../../../domain/phone/phone-format.ts';
import type { PageCache } from '../../pages/page-cache.ts';
import type { RenderedPage } from '../../pages/rendered-page.ts';
import type { RateCounter } from '../../system/rate-counter.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Posted } from '../pages/posted.ts';
import { postedFields, type PostedFields } from '../pages/posted-form.ts';
import { limitRate } from '../protection/rate-limits.ts';
import { SECRET_HEADERS } from '../protection/security-headers.ts';
import { takeForms } from '../protection/utf8-bodies.ts';
import type { VisitorBudgets } from '../protection/visitor-budgets.ts';

export interface FollowedRequests {
  readonly followRequest: Pick<FollowRequest, 'open' | 'answer'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly renderPosted: PageCache<Posted>['renderPosted'];
  readonly budgets: Pick<VisitorBudgets, 'clientOf'>;
  readonly rateCounter: RateCounter;
  readonly headersOf: (page: RenderedPage) => Readonly<Record<string, string>>;
}

/** In seconds. */
const TRY_AGAIN_AFTER = 60;

/** The path to return to after a change: its beginning says what was saved. */
const SAVED = 'saved';

interface RequestCall {
  Params: { reference: string };
  Querystring: Readonly<Record<string, unknown>>;
  Body: PostedFields | undefined;
}

/**
 * Serves the page of one request (contract, section 7: one request). A GET changes nothing: mail programs follow links. The page runs no
 * script, so nobody else learns its address. The token is the permission, so posts may come without an origin.
 */
export const requestRoutes = async (
  scope: FastifyInstance,
  { followRequest, clock, renderPosted, budgets: { clientOf }, rateCounter, headersOf }: FollowedRequests,
  settings: Pick<Settings, 'rateLimit' | 'defaultPhone'>,
): Promise<void> => {
  const ours = formatPhone(settings.defaultPhone);
  scope.removeAllContentTypeParsers();
  takeForms(scope, postedFields);
  await limitRate(scope, 'request-links', { counter: rateCounter, rateLimit: settings.rateLimit });

  const linkOf = ({ params, query }: FastifyRequest<RequestCall>): RequestLink => {
    const token = query[REQUEST_TOKEN];
    return { reference: params.reference.toUpperCase(), token: typeof token === 'string' ? token : '' };
  };

  for (const language of Object.keys(SITE_LANGUAGES) as ReadonlyArray<SiteLanguage>) {
    const show = async (
      request: FastifyRequest<RequestCall>,
      reply: FastifyReply,
      status: 200 | 404 | 422 | 503,
      followed: RequestPageView,
    ): Promise<FastifyReply> => {
      const page = await renderPosted(requestPath('-', language), '', { followed }, clientOf(request));
      return reply.code(status).headers(headersOf(page)).type('text/html; charset=utf-8').send(page.html);
    };
    const close = (
      request: FastifyRequest<RequestCall>,
      reply: FastifyReply,
      kind: 'incomplete' | 'unavailable',
    ): Promise<FastifyReply> =>
      kind === 'incomplete'
        ? show(request, reply, 404, closedRequestView(kind, language, { now: clock.now(), ours }))
        : show(
            request,
            reply.header('retry-after', TRY_AGAIN_AFTER),
            503,
            closedRequestView(kind, language, { now: clock.now(), ours }),
          );

    scope.get<RequestCall>(`${requestsPath(language)}:reference/`, async (request, reply) => {
      const opened = await followRequest.open(linkOf(request))();
      if (E.isLeft(opened)) return close(request, reply, 'unavailable');
      if (O.isNone(opened.right)) return close(request, reply, 'incomplete');
      const isSaved = request.query[SAVED] !== undefined;
      return show(request, reply, 200, requestView(opened.right.value, { now: clock.now(), ours, isSaved }));
    });

    scope.post<RequestCall>(`${requestsPath(language)}:reference/`, async (request, reply) => {
      const link = linkOf(request);
      const { answer, dealer, ...typed } = request.body ?? {};
      const kind = REQUEST_EVENT_KINDS.find((one) => one === answer);
      if (kind === undefined) return close(request, reply, 'incomplete');
      const answered = await followRequest.answer(link, { kind, typed, dealer })();
      if (E.isLeft(answered)) return close(request, reply, 'unavailable');
      if (O.isNone(answered.right)) return close(request, reply, 'incomplete');
      const { opened, refused } = answered.right.value;
      if (refused !== null) {
        const { visit } = refused;
        const messages = visit === null ? refused.messages : refusedVisit(language, visit.date, visit.fault);
        return show(request, reply, 422, requestView(opened, { now: clock.now(), ours, typed, messages }));
      }
      // Reloading the page must not post again.
      const query = new URLSearchParams({ [REQUEST_TOKEN]: link.token, [SAVED]: kind });
      return reply.headers(SECRET_HEADERS).redirect(`${requestPath(link.reference, language)}?${query}`, 303);
    });
  }
};
