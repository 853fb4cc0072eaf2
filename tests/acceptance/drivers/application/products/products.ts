import type { Element } from 'domhandler';
import { compareProductsTexts } from '../../../../../application/visitor/compare-products/texts.ts';
import { planSystemTexts } from '../../../../../application/visitor/plan-system/texts.ts';
import { suggestSystemsTexts } from '../../../../../application/visitor/suggest-systems/texts.ts';
import { LEASE_FIELDS } from '../../../../../application/visitor/weigh-lease/weigh-lease.ts';
import { weighLeaseTexts } from '../../../../../application/visitor/weigh-lease/texts.ts';
import { estimateForm } from '../../../../../domain/lead/forms/estimate.ts';
import type { EstimatePart, HelperPart, LeasePart } from '../../../choosing-parts.ts';
import type { ProductsPart } from '../../../parts/product-parts.ts';
import { submittedBy } from '../../../reader/controls.ts';
import { attributeOf, theOne, withRole } from '../../../reader/html.ts';
import { estimateOn, helperOn, leaseOn, productComparisonOn } from '../../../reader/product-screen.ts';
import { fillIn, send } from '../leads/forms.ts';
import { labelled } from '../leads/form-fields.ts';
import { putValue } from '../leads/put-value.ts';
import type { Visit } from '../visit.ts';

/** Chooses one of a group of answers, by what is seen. */
const choose = (form: Element, question: string, answer: string): void => {
  const choice = theOne(theOne(form, 'group', question), 'radio', answer);
  putValue(form, attributeOf(choice, 'name') ?? '', attributeOf(choice, 'value') ?? '');
};

const type = (form: Element, label: string, text: string): void =>
  putValue(form, attributeOf(theOne(form, 'textbox', labelled(label)), 'name') ?? '', text);

/** The comparison of the page that is open, by its table and its links. */
export const productsOf = (visit: Visit): ProductsPart => {
  const follow = async (name: string): Promise<void> =>
    visit.follow(theOne(theOne(await visit.look(), 'main'), 'link', name));
  return {
    chooseKind: follow,
    takeOut: (product) => follow(`${compareProductsTexts.remove}, ${product}`),
    add: follow,
    seenWhen: async () => productComparisonOn(await visit.look()),
  };
};

export const helperOf = (visit: Visit): HelperPart => {
  const formOn = async (): Promise<Element> => {
    const [part] = withRole(await visit.look(), 'region', suggestSystemsTexts.heading);
    return theOne(part ?? theOne(await visit.look(), 'region', suggestSystemsTexts.heading), 'form');
  };
  const submit = async (form: Element, zip: string): Promise<void> => {
    type(form, suggestSystemsTexts.zip, zip);
    theOne(form, 'button', suggestSystemsTexts.submit);
    if (!visit.scripts) return visit.submit(form);
    await visit.act(({ services }) => services.suggestSystems.answer(submittedBy(form)));
  };
  return {
    answer: async ({ fuel, ducts, zip = '' }) => {
      await visit.goTo('/products/');
      const form = await formOn();
      if (fuel !== undefined) choose(form, suggestSystemsTexts.fuel, fuel);
      if (ducts !== undefined) choose(form, suggestSystemsTexts.ducts, ducts);
      await submit(form, zip);
    },
    answerAgain: async (zip) => submit(await formOn(), zip),
    seenWhen: async () => helperOn(await visit.look()),
  };
};

export const estimateOf = (visit: Visit): EstimatePart => ({
  build: async ({ system, home, ductwork, tier, area, zip }) => {
    await visit.goTo('/resources/build-your-own-system/');
    const form = theOne(await visit.look(), 'form', planSystemTexts.form);
    choose(form, planSystemTexts.system, system);
    choose(form, planSystemTexts.home, home);
    choose(form, planSystemTexts.ductwork, ductwork);
    if (tier !== undefined) choose(form, planSystemTexts.tier, tier);
    if (area !== undefined) type(form, planSystemTexts.area, area);
    if (zip !== undefined) type(form, planSystemTexts.zip, zip);
    theOne(form, 'button', planSystemTexts.submit);
    if (!visit.scripts) return visit.submit(form);
    await visit.act(({ services }) => services.planSystem.choose(submittedBy(form)));
  },
  send: async (answers) => {
    const form = theOne(await visit.look(), 'form', estimateForm.name);
    await visit.act((page) => fillIn(page, form, answers));
    await send(visit, form, estimateForm.submit);
  },
  seenWhen: async () => estimateOn(await visit.look()),
});

export const leaseOf = (visit: Visit): LeasePart => ({
  check: async (offer) => {
    await visit.goTo('/pricing/leasing/');
    const form = theOne(await visit.look(), 'form', weighLeaseTexts.form);
    for (const [label, text] of Object.entries(offer)) type(form, label, text);
    theOne(form, 'button', weighLeaseTexts.submit);
    if (!visit.scripts) return visit.submit(form);
    const sent = submittedBy(form);
    const [cash = '', monthly = '', months = '', due = '', purchase = ''] = LEASE_FIELDS.map(
      (field) => sent.get(field) ?? '',
    );
    await visit.act(({ services }) => services.weighLease.weigh({ cash, monthly, months, due, purchase }));
  },
  seenWhen: async () => leaseOn(await visit.look()),
  // The use case has no port through which anything could leave it.
  wasSent: async () => false,
});
