import assert from 'node:assert/strict';
import { requestView } from '../../../../../application/visitor/follow-request/request-view.ts';
import { REQUEST_EVENT_KINDS, type RequestRole } from '../../../../../domain/lead/request/request-event.ts';
import { settle } from '../../../../fakes/fake-clock.ts';
import type { RequestsPart } from '../../../parts/requests-part.ts';
import { submittedBy } from '../../../reader/controls.ts';
import { around, theOne } from '../../../reader/html.ts';
import type { Visit } from '../visit.ts';
import { putValue } from './put-value.ts';

export const requestsOf = (visit: Visit): RequestsPart => {
  const { requests, clock, facts } = visit.site;
  let reader: RequestRole = 'visitor';
  const follow = async (role: RequestRole): Promise<void> => {
    await settle();
    reader = role;
    const opened = await requests.open(role);
    const view = requestView(opened, { now: clock.now(), ours: facts.defaultPhone.text });
    await visit.showRequest(view, requests.addressFor(role));
  };
  return {
    follow,
    answer: async (button, typed = {}) => {
      const form = around(theOne(await visit.look(), 'button', button)).find(({ name }) => name === 'form');
      assert.ok(form, 'The button is in no form');
      for (const [field, text] of Object.entries(typed)) putValue(form, field, text);
      const { answer, dealer, ...fields } = Object.fromEntries(submittedBy(form));
      const kind = REQUEST_EVENT_KINDS.find((one) => one === answer);
      assert.ok(kind, 'The form has no answer');
      await requests.answer(reader, { kind, dealer, typed: fields });
      await follow(reader);
    },
    deliver: async () => {
      await settle();
      await requests.deliver();
    },
    escalate: requests.escalate,
  };
};
