import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlaceSuggestions } from '../../../application/ports/dealers/place-suggestions.ts';
import type { Acceptance, AcceptLead } from '../../../application/provider/accept-lead/accept-lead.ts';
import { formTexts } from '../../../application/visitor/send-request/texts.ts';
import { refusedVisit } from '../../../application/visitor/send-request/refused-visit.ts';
import type { RequestLinks } from '../../../application/ports/leads/request-links.ts';
import { openedRequestPath } from '../../../application/visitor/follow-request/request-path.ts';
import type { DoubtFacts } from '../../../domain/lead/doubts.ts';
import { bookingForm } from '../../../domain/lead/forms/booking.ts';
import { newsletter } from '../../../domain/lead/forms/newsletter.ts';
import type { FormLanguage } from '../../../domain/lead/form.ts';
import { languageOf } from '../../../domain/lead/form-ids.ts';
import type { ValidLead } from '../../../domain/lead/lead.ts';
import { referenceOf } from '../../../domain/lead/reference.ts';
import { receivedLead, type LeadAsSent, type LeadFaults } from '../../../domain/lead/received-lead.ts';
import { suggestionsFor } from '../code-problem.ts';
import { refuseCrossSite } from '../protection/cross-site.ts';
import { senderNetwork } from '../protection/networks.ts';
import { bookingCall, leadCall, newsletterCall } from '../schemas/lead-schemas.ts';
import { sendJson, sendProblem, sendUnavailable } from '../problem.ts';

/** The dependencies of the lead routes. `today` returns a date like `2026-11-20`. `doubtFacts` may change with an import. */
export interface LeadDependencies {
  readonly acceptLead: AcceptLead;
  readonly requestLinks: Pick<RequestLinks, 'tokenFor'>;
  readonly placeSuggestions: PlaceSuggestions;
  readonly today: () => string;
  readonly doubtFacts: () => DoubtFacts;
}

interface LeadPost {
  Headers: { 'idempotency-key': string };
  Body: LeadAsSent;
}

/** Accepts leads (contract, section 3). Its own scope accepts only JSON, and only from this site. */
export const leadRoutes = async (
  api: FastifyInstance,
  { acceptLead, requestLinks, placeSuggestions, today, doubtFacts }: LeadDependencies,
  siteUrl: string,
): Promise<void> => {
  api.removeContentTypeParser('text/plain');
  api.addHook('onRequest', refuseCrossSite(siteUrl));
  api.addHook('preValidation', refuseOtherTypes);

  const take = (path: string, schema: object, isBooking: boolean, own: LeadAsSent = {}): void => {
    api.post<LeadPost>(path, { schema }, ({ headers, body, ip }, reply) =>
      pipe(
        receivedLead({ ...own, ...body }, { today, isBooking, ...doubtFacts() }),
        E.matchW(refuseFields(reply, placeSuggestions, body.zip), async ({ lead, questions }) => {
          const key = headers['idempotency-key'].toLowerCase();
          if (questions.length > 0 && (await acceptLead.mustAsk(lead, key)()))
            return sendProblem(reply, 422, SEND_AGAIN, { errors: questions });
          const accepted = await acceptLead.execute(lead, key, 'person', senderNetwork(ip))();
          return pipe(accepted, E.match(sendUnavailable(reply), sendAcceptance(reply, lead, requestLinks)));
        }),
      ),
    );
  };
  take('/leads', leadCall, false);
  take('/newsletter', newsletterCall, false, { formId: newsletter.id });
  take('/bookings', bookingCall, true, { formId: bookingForm(today).id });
};

const INVALID_FIELDS = 'Some fields aren’t valid.';

const SEND_AGAIN =
  'Some fields are probably mistakes. Send the same request with the same key to confirm them, or list them in `confirmed`.';

/** An error of the code has the places that it may mean (contract, section 7: did you mean). */
const refuseFields =
  (reply: FastifyReply, suggestions: PlaceSuggestions, zip = '') =>
  async (errors: LeadFaults): Promise<FastifyReply> => {
    const isCode = zip !== '' && errors.some(({ field }) => field === 'zip');
    const more = isCode ? await suggestionsFor(suggestions, zip) : {};
    return sendProblem(reply, 422, INVALID_FIELDS, { errors, ...more });
  };

const refuse =
  (reply: FastifyReply) =>
  (errors: LeadFaults): FastifyReply =>
    sendProblem(reply, 422, INVALID_FIELDS, { errors });

const sendAcceptance =
  (reply: FastifyReply, { metadata: { formId, kind } }: ValidLead, links: LeadDependencies['requestLinks']) =>
  (acceptance: Acceptance): FastifyReply => {
    switch (acceptance.kind) {
      case 'accepted':
        // The body is the contract's; the request's page is in the header for what was created (RFC 9110, section 15.3.2).
        if (kind !== 'MARKETO') reply.header('location', pageOf(acceptance.id, languageOf(formId), links));
        return sendJson(reply.code(201), JSON.stringify({ id: acceptance.id }));
      case 'conflict':
        return sendProblem(reply, 409, 'This key was used for a different request.');
      case 'no-visit':
        return refuse(reply)(refusedVisit(languageOf(formId), acceptance.date, acceptance.fault));
      case 'unknown-dealer':
        return refuse(reply)([{ field: 'companyId', message: formTexts[languageOf(formId)].unknownDealer }]);
    }
  };

const pageOf = (id: string, language: FormLanguage, links: LeadDependencies['requestLinks']): string =>
  openedRequestPath(referenceOf(id), language, links.tokenFor(id, 'visitor'));

/** Omits the field's name, because a visitor may have posted any text as a name. */
const FIELDS_ARE_TEXTS = 'Each field of the body must be text.';

/** The schema would coerce numbers to text and text to numbers. */
const refuseOtherTypes = async ({ body }: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const said = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const wrong = said.find(([name, value]: readonly [string, unknown]): boolean =>
    name === 'companyId' ? value !== null && !Number.isSafeInteger(value) : typeof value !== 'string',
  );
  if (wrong === undefined) return;
  const isCompany = wrong[0] === 'companyId';
  sendProblem(reply, 400, isCompany ? 'body/companyId must be a whole number or null.' : FIELDS_ARE_TEXTS);
};
