import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Acceptance, AcceptLead } from '../../../application/provider/accept-lead/accept-lead.ts';
import { formTexts } from '../../../application/visitor/send-request/texts.ts';
import { bookingForm } from '../../../domain/lead/forms/booking.ts';
import { newsletter } from '../../../domain/lead/forms/newsletter.ts';
import { languageOf } from '../../../domain/lead/form-ids.ts';
import type { ValidLead } from '../../../domain/lead/lead.ts';
import {
  receivedLead,
  type LeadAsSent,
  type LeadFaults,
  type Reception,
} from '../../../domain/lead/received-lead.ts';
import { refuseCrossSite } from '../protection/cross-site.ts';
import { senderNetwork } from '../protection/networks.ts';
import { bookingCall, leadCall, newsletterCall } from '../schemas/lead-schemas.ts';
import { sendJson, sendProblem, sendUnavailable } from '../problem.ts';

/** The dependencies of the lead routes. `today` returns a date like `2026-11-20`. */
export interface LeadDependencies {
  readonly acceptLead: AcceptLead;
  readonly today: () => string;
}

interface LeadPost {
  Headers: { 'idempotency-key': string };
  Body: LeadAsSent;
}

/** Accepts leads (contract, section 3). Its own scope accepts only JSON, and only from this site. */
export const leadRoutes = async (
  api: FastifyInstance,
  { acceptLead, today }: LeadDependencies,
  siteUrl: string,
): Promise<void> => {
  api.removeContentTypeParser('text/plain');
  api.addHook('onRequest', refuseCrossSite(siteUrl));
  api.addHook('preValidation', refuseOtherTypes);

  const take = (path: string, schema: object, reception: Reception, own: LeadAsSent = {}): void => {
    api.post<LeadPost>(path, { schema }, ({ headers, body, ip }, reply) =>
      pipe(
        receivedLead({ ...own, ...body }, reception),
        E.matchW(refuse(reply), async (lead) => {
          const key = headers['idempotency-key'].toLowerCase();
          const accepted = await acceptLead.execute(lead, key, 'person', senderNetwork(ip))();
          return pipe(accepted, E.match(sendUnavailable(reply), sendAcceptance(reply, lead)));
        }),
      ),
    );
  };
  take('/leads', leadCall, { today, isBooking: false });
  take('/newsletter', newsletterCall, { today, isBooking: false }, { formId: newsletter.id });
  take('/bookings', bookingCall, { today, isBooking: true }, { formId: bookingForm(today).id });
};

const refuse =
  (reply: FastifyReply) =>
  (errors: LeadFaults): FastifyReply =>
    sendProblem(reply, 422, 'Some fields aren’t valid.', { errors });

const sendAcceptance =
  (reply: FastifyReply, { metadata: { formId } }: ValidLead) =>
  (acceptance: Acceptance): FastifyReply => {
    switch (acceptance.kind) {
      case 'accepted':
        return sendJson(reply.code(201), JSON.stringify({ id: acceptance.id }));
      case 'conflict':
        return sendProblem(reply, 409, 'This key was used for a different request.');
      case 'unknown-dealer':
        return refuse(reply)([{ field: 'companyId', message: formTexts[languageOf(formId)].unknownDealer }]);
    }
  };

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
