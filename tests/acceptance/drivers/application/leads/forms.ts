import assert from 'node:assert/strict';
import type { Document, Element } from 'domhandler';
import { askDealerTexts } from '../../../../../application/visitor/ask-dealer/texts.ts';
import { formTexts } from '../../../../../application/visitor/send-request/texts.ts';
import { contactModal } from '../../../../../domain/lead/forms/contact-modal.ts';
import { dealerModal } from '../../../../../domain/lead/forms/dealer-modal.ts';
import { homeForm } from '../../../../../domain/lead/forms/home-form.ts';
import type { FormField, LeadForm } from '../../../../../domain/lead/form.ts';
import { companyId } from '../../../../builders/company-id.ts';
import { settle } from '../../../../fakes/fake-clock.ts';
import type { Answers, FormsPart } from '../../../parts/form-parts.ts';
import { FORM_PAGES, LISTED_DEALERS } from '../../../form-pages.ts';
import { asValue, labeled } from '../../../form-words.ts';
import { cardNamed } from '../../../reader/dealer-screen.ts';
import { formScreenOf } from '../../../reader/form-screen.ts';
import { allIn, attributeOf, theOne, wholeText, withRole } from '../../../reader/html.ts';
import type { OpenPage } from '../open-page.tsx';
import type { Visit } from '../visit.ts';
import { valueTyped } from './form-fields.ts';
import { post } from './posting.ts';

/** Fills in fields of a form; with scripts, the values of all fields are recorded. */
export const fillIn = (page: OpenPage, form: Element, answers: Answers): void => {
  for (const [field, text] of answers) {
    if (isTopicButton(page, form, field)) {
      theOne(theOne(form, 'group', labeled(field.label)), 'button', text);
      page.forms.requestOf(form).chooseTopic(asValue(field, text));
      return;
    }
    page.forms.type(form, field.name, valueTyped(form, field, text));
  }
  if (page.hasStarted) page.forms.requestOf(form).filling.read(page.forms.draftIn(form));
};

/** Sends a form with its button; fails if the button is disabled. */
export const send = async (visit: Visit, form: Element, button: string, times = 1): Promise<void> => {
  const { attribs } = theOne(form, 'button', button);
  assert.ok(!('disabled' in attribs) && attribs['aria-disabled'] !== 'true', `${button} is switched off`);
  if (!visit.scripts) return post(visit, form);
  await visit.act(async ({ forms }) => {
    // Not awaited: the provider may be silent.
    for (let click = 0; click < times; click++) void forms.requestOf(form).proceed(forms.draftIn(form));
    await settle();
  });
};

/** Selects the form's dealer, by name. */
export const chooseDealer = (page: OpenPage, form: Element, dealer: string): void => {
  const list = theOne(form, 'combobox', askDealerTexts.dealer);
  const option = allIn(list, 'option').find((one) => wholeText(one) === dealer);
  assert.ok(option, `${dealer} cannot be chosen`);
  page.forms.choose(form, attributeOf(option, 'value') ?? '');
};

/** With scripts, the home page's topics are buttons that continue to the next step. */
const isTopicButton = ({ visitor, forms }: OpenPage, form: Element, { control }: FormField): boolean =>
  visitor.scripts && control.kind === 'radio-group' && forms.requestOf(form).form.id === homeForm.id;

export const formsOf = (visit: Visit): FormsPart => {
  let open: LeadForm | null = null;

  const opened = (): LeadForm => {
    assert.ok(open, 'No form is open');
    return open;
  };
  const formIn = (document: Document): Element => {
    const form = withRole(document, 'form', opened().name).at(-1);
    return form ?? theOne(document, 'form', opened().name);
  };
  const see = async (): Promise<Element> => formIn(await visit.look());

  const goTo = async (form: LeadForm): Promise<void> => {
    open = form;
    await visit.goTo(FORM_PAGES[form.id] ?? '/');
  };

  /** Clicks the control that opens a form: a link without scripts, and always for the help form. */
  const openWith = async (name: string, dealer?: string): Promise<void> => {
    const document = await visit.look();
    const isHelp = opened().id === contactModal.id;
    if (isHelp || !visit.scripts) {
      const place = isHelp ? theOne(document, 'main') : card(document, dealer);
      await visit.follow(theOne(place, 'link', name));
    } else {
      const place = card(document, dealer);
      assert.ok(!('disabled' in theOne(place, 'button', name).attribs), `${name} is switched off`);
      const id = companyId(Number(attributeOf(place, 'data-dealer')));
      const formId = name === askDealerTexts.book ? 'booking' : 'dealer-modal';
      await visit.act(({ services }) => services.askDealer.openFor(formId, id));
    }
    await see();
  };

  const openFor = async (form: LeadForm, dealer?: string): Promise<void> => {
    open = form;
    await openWith(form.id === dealerModal.id ? askDealerTexts.connect : askDealerTexts.book, dealer);
  };

  return {
    today: () => visit.site.leads.today,
    open: async (form) => {
      await goTo(form);
      if (form.id === contactModal.id) return openWith(askDealerTexts.help);
      if (FORM_PAGES[form.id] === LISTED_DEALERS) return openFor(form);
      await see();
    },
    openLate: async (form, answers) => {
      open = form;
      const page = await visit.goToSlowly(FORM_PAGES[form.id] ?? '/');
      fillIn(page, await see(), answers);
      await page.start();
    },
    askForPrice: async (form) => {
      await goTo(form);
      await visit.follow(theOne(await visit.look(), 'link', /Ask for a price/));
    },
    openFor,
    expectOpen: async (form) => {
      open = form;
      await see();
    },
    chooseDealer: async (dealer) => {
      const form = await see();
      await visit.act((page) => chooseDealer(page, form, dealer));
    },
    fillIn: async (answers) => {
      const form = await see();
      await visit.act((page) => fillIn(page, form, answers));
    },
    leave: async (field, text) => {
      const form = await see();
      await visit.act((page) => {
        const value = valueTyped(form, field, text);
        page.forms.type(form, field.name, value);
        page.forms.requestOf(form).filling.leave(field.name, value);
      });
    },
    goToProblem: async ({ name }) => {
      const document = await visit.look();
      const form = formIn(document);
      const seen = formScreenOf(document, opened());
      const message = seen.kind === 'form' ? seen.messages[name] : undefined;
      const summary = theOne(form, 'group', formTexts[opened().language].problem);
      const [, id] = (attributeOf(theOne(summary, 'link', message ?? ''), 'href') ?? '').split('#');
      assert.equal(attributeOf(allIn(form, `[id="${id}"]`)[0], 'name'), name, `It leads to ${id}`);
    },
    step: async (to) => {
      if (!visit.scripts) return;
      const form = await see();
      theOne(form, to === 'next' ? 'button' : 'link', formTexts[opened().language][to]);
      await visit.act(({ forms }) => {
        const request = forms.requestOf(form);
        if (to === 'next') request.next(forms.draftIn(form));
        else request.back();
      });
    },
    send: async (times) => send(visit, await see(), opened().submit, times),
  };
};

const card = (document: Document, dealer: string | undefined): Element =>
  dealer === undefined ? theOne(document, 'article') : cardNamed(document, dealer);
