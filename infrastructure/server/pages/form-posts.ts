import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendingFailed } from '../../../application/visitor/send-request/texts.ts';
import { refusedVisit } from '../../../application/visitor/send-request/refused-visit.ts';
import { thanksAddress } from '../../../application/visitor/send-request/thanks-address.ts';
import type { LeadForm } from '../../../domain/lead/form.ts';
import { everyFormOn } from '../../../domain/lead/forms/every-form.ts';
import type { ValidLead } from '../../../domain/lead/lead.ts';
import { referenceOf } from '../../../domain/lead/reference.ts';
import { HOUSEHOLD_FIELDS, householdIn, type StatedHousehold } from '../../../domain/rebate/household.ts';
import { formatPhone } from '../../../domain/phone/phone-format.ts';
import { refuseCrossSite } from '../protection/cross-site.ts';
import { senderNetwork } from '../protection/networks.ts';
import type { PageCache } from '../../pages/page-cache.ts';
import { decodedQuery, splitAddress } from './page-routes.ts';
import {
  checkedPost,
  comingBack,
  postedFields,
  senderOf,
  withoutDealer,
  type PostedFields,
} from './posted-form.ts';
import { answerWithProblem, sendProblem } from '../problem.ts';
import type { Provider } from '../routes/provider-api.ts';
import { limitRate } from '../protection/rate-limits.ts';
import { NotRendered } from '../../pages/render-queue.ts';
import type { Pages, RenderedPage } from '../../pages/rendered-page.ts';
import type { Posted, PostedForm } from './posted.ts';
import type { VisitorBudgets } from '../protection/visitor-budgets.ts';
import type { Settings } from '../../settings/settings.ts';
import { takeForms } from '../protection/utf8-bodies.ts';

export interface FormDependencies {
  readonly pages: Pick<Pages, 'locate'>;
  readonly renderPosted: PageCache<Posted>['renderPosted'];
  /** Posts have a limit of their own, so what they cost is only charged. */
  readonly budgets: Pick<VisitorBudgets, 'clientOf'>;
  readonly provider: Pick<Provider, 'acceptLead' | 'requestLinks' | 'today' | 'doubtFacts' | 'rateCounter'>;
  /** The headers of a page, including its content security policy. */
  readonly headersOf: (page: RenderedPage) => Readonly<Record<string, string>>;
}

/** In seconds. */
const TRY_AGAIN_AFTER = 5;

/**
 * Handles forms that pages without scripts post to their own address (contract, section 6). The response is the page with its errors and
 * the typed values, a redirect to the thank-you page, or a household's rebates. Its own scope accepts only urlencoded forms, and only from
 * this site.
 */
export const formPosts = async (
  scope: FastifyInstance,
  { pages, renderPosted, budgets: { clientOf }, provider, headersOf }: FormDependencies,
  settings: Settings,
): Promise<void> => {
  scope.removeAllContentTypeParsers();
  scope.addHook('onRequest', refuseCrossSite(settings.siteUrl));
  takeForms(scope, postedFields);
  // Counts after the body is parsed, so that a visitor over the limit gets back the typed values.
  const limits = { counter: provider.rateCounter, rateLimit: settings.rateLimit };
  await limitRate(scope, 'form-posts', limits, 'preHandler');

  const pageOf = async (request: FormRequest) => {
    const [path = '/', search = ''] = splitAddress(request.raw.url ?? '/');
    const found = pages.locate(path);
    const { address, queryOf } = typeof found === 'function' ? await clientOf(request).charge(found) : found;
    return { address, query: queryOf(decodedQuery(search)) };
  };

  const locate = async (request: FormRequest): Promise<E.Either<Refusal, LocatedPost>> => {
    const posted = request.body ?? {};
    const { address, query } = await pageOf(request);
    if (address === null) return E.left([404, 'There’s no such page.']);
    const form = everyFormOn(provider.today).find(({ id }) => id === posted['formId']);
    if (form === undefined) return E.left([400, 'There is no such form.']);
    return E.right({ address, query, form, posted });
  };

  const showAgain = async (
    reply: FastifyReply,
    { address, query }: LocatedPost,
    status: 422 | 429 | 503,
    back: PostedForm,
  ): Promise<FastifyReply> => {
    const page = await renderPosted(address, query, back, clientOf(reply.request));
    return reply
      .code(status)
      .headers({ ...headersOf(page), 'cache-control': 'private, no-cache' })
      .type('text/html; charset=utf-8')
      .send(page.html);
  };

  /** The page with a household's rebates: private and never cached. */
  const showHousehold = async (
    request: FormRequest,
    reply: FastifyReply,
    stated: StatedHousehold,
    status: 200 | 422 | 429,
  ): Promise<FastifyReply> => {
    const { address, query } = await pageOf(request);
    if (address === null) return sendProblem(reply, 404, 'There is no such page.');
    const page = await renderPosted(address, query, { stated }, clientOf(request));
    return reply
      .code(page.status === 200 ? status : page.status)
      .headers({ ...headersOf(page), 'cache-control': 'private, no-store' })
      .type('text/html; charset=utf-8')
      .send(page.html);
  };

  /** Shows the form again when sending failed although every field is valid. */
  const showUnsent = (reply: FastifyReply, post: LocatedPost, status: 429 | 503): Promise<FastifyReply> => {
    const notice = sendingFailed(post.form.language, formatPhone(settings.defaultPhone));
    return showAgain(reply, post, status, comingBack(post.form, post.posted, { messages: [], notice }));
  };

  scope.setErrorHandler<FastifyError, FormPost>(async (error, request, reply) => {
    if (error instanceof NotRendered) throw error;
    if (error.statusCode === 429 && isHousehold(request.body))
      return showHousehold(request, reply, { household: null, fault: 'unavailable' }, 429);
    const post = error.statusCode === 429 ? await locate(request) : null;
    return post !== null && E.isRight(post)
      ? showUnsent(reply, post.right, 429)
      : answerWithProblem(error, request, reply);
  });

  scope.post<FormPost>('/*', async (request, reply) => {
    if (isHousehold(request.body)) {
      const fields = new Map(Object.entries(request.body ?? {}));
      const stated = householdIn({ get: (name) => fields.get(name) ?? null });
      return showHousehold(request, reply, stated, stated.fault === null ? 200 : 422);
    }
    const located = await locate(request);
    if (E.isLeft(located)) return sendProblem(reply, ...located.left);
    const post = located.right;
    return pipe(
      checkedPost(post.form, post.posted, request.headers.cookie ?? '', provider.doubtFacts()),
      E.matchW(
        (back) => showAgain(reply, post, 422, back),
        async (lead) => {
          const network = senderNetwork(request.ip);
          const accepted = await provider.acceptLead.execute(lead, null, senderOf(post.posted), network)();
          if (E.isRight(accepted) && accepted.right.kind === 'accepted') {
            return thank(reply, thanksAddressOf(post.form, accepted.right.id, lead, provider.requestLinks));
          }
          if (E.isRight(accepted) && accepted.right.kind === 'unknown-dealer')
            return showAgain(reply, post, 422, withoutDealer(post.form, post.posted));
          if (E.isRight(accepted) && accepted.right.kind === 'no-visit') {
            const messages = refusedVisit(post.form.language, accepted.right.date, accepted.right.fault);
            return showAgain(
              reply,
              post,
              422,
              comingBack(post.form, post.posted, { messages, notice: null }),
            );
          }
          const fault = E.isLeft(accepted) ? accepted.left.fault : accepted.right.kind;
          request.log.error({ fault }, 'A lead could not be stored');
          return showUnsent(reply.header('retry-after', TRY_AGAIN_AFTER), post, 503);
        },
      ),
    );
  });
};

/** The thank-you page has the link to the request's page, except for the newsletter. */
const thanksAddressOf = (
  form: LeadForm,
  id: string,
  { fields, metadata: { companyId, kind } }: ValidLead,
  links: FormDependencies['provider']['requestLinks'],
): string => {
  const token = kind === 'MARKETO' ? null : links.tokenFor(id, 'visitor');
  return thanksAddress(form, referenceOf(id), fields, companyId, token);
};

/** A household post isn't a lead: its form has no id. */
const isHousehold = (posted: PostedFields = {}): boolean =>
  posted['formId'] === undefined && posted[HOUSEHOLD_FIELDS.size] !== undefined;

interface FormPost {
  readonly Body: PostedFields | undefined;
}

type FormRequest = FastifyRequest<FormPost>;
type Refusal = readonly [status: 404 | 400, detail: string];

/** A posted form, and the page that it was posted from. */
interface LocatedPost {
  readonly address: string;
  readonly query: string;
  readonly form: LeadForm;
  readonly posted: PostedFields;
}

/**
 * Redirects with 303, so that reloading the thank-you page doesn't send the form again. The fragment moves the reader to the message;
 * without one, the browser would keep the fragment of the post.
 */
const thank = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(`${address}#main`, 303);
