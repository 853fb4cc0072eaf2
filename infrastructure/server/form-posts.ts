import formbody from '@fastify/formbody';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendingFailed } from '../../application/visitor/send-request/texts.ts';
import { thanksAddress } from '../../application/visitor/send-request/thanks-address.ts';
import type { LeadForm } from '../../domain/lead/form.ts';
import { formsOn } from '../../domain/lead/forms/forms.ts';
import { referenceOf } from '../../domain/lead/reference.ts';
import { formatPhone } from '../../domain/phone/phone-format.ts';
import { refuseCrossSite } from './cross-site.ts';
import type { PageCache } from './page-cache.ts';
import { splitAddress } from './page-routes.ts';
import { checkedPost, comingBack, postedFields, senderOf, type PostedFields } from './posted-form.ts';
import { sendProblem } from './problem.ts';
import type { Provider } from './provider-api.ts';
import { limitRate } from './rate-limits.ts';
import { clientOf } from './render-queue.ts';
import type { Pages, PostedForm, RenderedPage } from './rendered-page.ts';
import type { Settings } from './settings.ts';

/** What forms that are posted by pages without scripts need. */
export interface FormDesk {
  readonly pages: Pick<Pages, 'locate'>;
  readonly renderPosted: PageCache['renderPosted'];
  readonly provider: Pick<Provider, 'acceptLead' | 'today' | 'rateCounter'>;
  /** The headers of a page, with its policy. */
  readonly headersOf: (page: RenderedPage) => Readonly<Record<string, string>>;
}

/** In seconds. */
const TRY_AGAIN_AFTER = 5;

/**
 * Forms of pages without scripts, posted to the address of the page that they stand on (contract, section 6): the page
 * comes back with what is wrong and everything that was typed, or the visitor is thanked. In a scope of its own: it takes
 * such forms alone, and from this site alone.
 */
export const formPosts = async (
  scope: FastifyInstance,
  { pages, renderPosted, provider, headersOf }: FormDesk,
  settings: Settings,
): Promise<void> => {
  scope.removeAllContentTypeParsers();
  scope.addHook('onRequest', refuseCrossSite(settings.siteUrl));
  await scope.register(formbody, { parser: postedFields });
  await limitRate(scope, 'form-posts', { counter: provider.rateCounter, rateLimit: settings.rateLimit });

  scope.post<{ Body: PostedFields | undefined }>('/*', async (request, reply) => {
    const [path = '/', search = ''] = splitAddress(request.raw.url ?? '/');
    const { address, queryOf } = await pages.locate(path);
    if (address === null) return sendProblem(reply, 404, 'There is no such page.');
    const posted = request.body ?? {};
    const form = formsOn(provider.today).find(({ id }) => id === posted['formId']);
    if (form === undefined) return sendProblem(reply, 400, 'There is no such form.');

    const showAgain = async (status: 422 | 503, back: PostedForm): Promise<FastifyReply> => {
      const query = queryOf(new URLSearchParams(search));
      const page = await renderPosted(address, query, back, clientOf(request));
      // The scope's policy is that of answers that are no pages.
      return reply
        .code(status)
        .removeHeader('content-security-policy')
        .headers({ ...headersOf(page), 'cache-control': 'private, no-cache' })
        .type('text/html; charset=utf-8')
        .send(page.html);
    };

    return pipe(
      checkedPost(form, posted, request.headers.cookie ?? ''),
      E.matchW(
        (back) => showAgain(422, back),
        async (lead) => {
          const accepted = await provider.acceptLead.execute(lead, null, senderOf(posted))();
          if (E.isRight(accepted) && accepted.right.kind === 'accepted') {
            return thank(reply, form, accepted.right.id);
          }
          const fault = E.isLeft(accepted) ? accepted.left.fault : accepted.right.kind;
          request.log.error({ fault }, 'A lead cannot be kept');
          const notice = sendingFailed(form.language, formatPhone(settings.defaultPhone));
          void reply.header('retry-after', TRY_AGAIN_AFTER);
          return showAgain(503, comingBack(form, posted, { messages: [], notice }));
        },
      ),
    );
  });
};

/** With a GET, so that nothing is sent again when the page of thanks is loaded again. */
const thank = (reply: FastifyReply, form: LeadForm, leadId: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(thanksAddress(form, referenceOf(leadId)), 303);
