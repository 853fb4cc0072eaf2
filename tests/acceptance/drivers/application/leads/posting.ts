import assert from 'node:assert/strict';
import type { Element } from 'domhandler';
import * as E from 'fp-ts/Either';
import { thanksAddress } from '../../../../../application/visitor/send-request/thanks-address.ts';
import { refusedVisit } from '../../../../../application/visitor/send-request/refused-visit.ts';
import { everyFormOn } from '../../../../../domain/lead/forms/every-form.ts';
import { referenceOf } from '../../../../../domain/lead/reference.ts';
import {
  checkedPost,
  comingBack,
  postedFields,
} from '../../../../../infrastructure/server/pages/posted-form.ts';
import { plainRequestLinks } from '../../../../fakes/leads/plain-request-links.ts';
import { submittedBy } from '../../../reader/controls.ts';
import { attributeOf } from '../../../reader/html.ts';
import type { Visit } from '../visit.ts';

/** Submits a form like a browser without scripts: shows the page with its errors, or the thank-you page. */
export const post = async (visit: Visit, form: Element): Promise<void> => {
  const { leads } = visit.site;
  const posted = postedFields(submittedBy(form).toString());
  const definition = everyFormOn(() => leads.today).find(({ id }) => id === posted['formId']);
  assert.ok(definition, 'There is no such form');
  const lead = checkedPost(definition, posted, '', {});
  if (E.isLeft(lead)) return visit.showAgain(lead.left, attributeOf(form, 'action') ?? '');
  const acceptance = await leads.accept(lead.right, null);
  if (acceptance?.kind === 'no-visit') {
    const messages = refusedVisit(definition.language, acceptance.date, acceptance.fault);
    const back = comingBack(definition, posted, { messages, notice: null });
    return visit.showAgain(back, attributeOf(form, 'action') ?? '');
  }
  assert.ok(acceptance?.kind === 'accepted', 'It was not accepted');
  const { fields, metadata } = lead.right;
  const { id } = acceptance;
  const token = metadata.kind === 'MARKETO' ? null : plainRequestLinks.tokenFor(id, 'visitor');
  await visit.goTo(thanksAddress(definition, referenceOf(id), fields, metadata.companyId, token));
};
