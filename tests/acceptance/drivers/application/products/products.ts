import assert from 'node:assert/strict';
import type { Element } from 'domhandler';
import { estimateForm } from '../../../../../domain/lead/forms/estimate.ts';
import type { Services } from '../../../../../ui/bindings/services.ts';
import type { EstimatePart, LeasePart } from '../../../choosing-parts.ts';
import type { Driver } from '../../../driver.ts';
import { labeled } from '../../../form-words.ts';
import { HOME_FORMS, type HomeForm } from '../../../home-forms.ts';
import type { ProductsPart } from '../../../parts/product-parts.ts';
import { submittedBy } from '../../../reader/controls.ts';
import { allIn, childrenOf, UNSEEN, attributeOf, theOne, withRole } from '../../../reader/html.ts';
import { productComparisonOn } from '../../../reader/product-screen.ts';
import { fillIn, send } from '../leads/forms.ts';
import { putValue } from '../leads/put-value.ts';
import type { Visit } from '../visit.ts';

export const productsOf = (visit: Visit): ProductsPart => ({
  seenWhen: async () => productComparisonOn(await visit.look()),
});

/** Opens what is folded away. */
const openDetails = (region: Element): void => {
  for (const details of allIn(region, 'details')) {
    details.attribs['open'] = '';
    for (const child of childrenOf(details)) delete child.attribs[UNSEEN];
  }
};

/** Chooses an answer in a group, or types into a field. */
const answer = (region: Element, label: string, text: string): void => {
  const [group] = withRole(region, 'group', label);
  const field =
    group === undefined ? theOne(region, 'textbox', labeled(label)) : theOne(group, 'radio', text);
  putValue(
    region,
    attributeOf(field, 'name') ?? '',
    group === undefined ? text : (attributeOf(field, 'value') ?? ''),
  );
};

const ANSWERED: Readonly<Partial<Record<HomeForm, (services: Services, sent: URLSearchParams) => unknown>>> =
  {
    helper: ({ suggestSystems }, sent) => suggestSystems.answer(sent),
    estimate: ({ planSystem }, sent) => planSystem.choose(sent),
    lease: ({ weighLease }, sent) => weighLease.weigh(sent),
  };

export const askOf =
  (visit: Visit): Driver['ask'] =>
  async (name, answers) => {
    const { heading, submit } = HOME_FORMS[name];
    const region = theOne(await visit.look(), 'region', heading);
    const [form] = withRole(region, 'form');
    assert(form !== undefined);
    openDetails(region);
    for (const [label, text] of answers) answer(region, label, text);
    theOne(form, 'button', submit);
    visit.answered = answers;
    const inPlace = ANSWERED[name];
    if (!visit.scripts || inPlace === undefined) return visit.submit(form);
    await visit.act(({ services }) => inPlace(services, submittedBy(form)));
  };

export const estimateOf = (visit: Visit): EstimatePart => ({
  send: async (answers) => {
    const form = theOne(await visit.look(), 'form', estimateForm.name);
    await visit.act((page) => fillIn(page, form, answers));
    await send(visit, form, estimateForm.submit);
  },
});

export const leaseOf = (visit: Visit): LeasePart => ({
  wasSent: async () =>
    visit.answered.some(([, text]) =>
      [text, text.replaceAll(',', '')].some((number) => visit.site.calls.thatMention(number).length > 0),
    ),
});
