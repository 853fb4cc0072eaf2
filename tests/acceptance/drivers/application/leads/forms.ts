import assert from 'node:assert/strict';
import type { AskFormId } from '../../../../../application/visitor/ask-dealer/ask-dealer-view.ts';
import type { CompanyId } from '../../../../../domain/dealer/company-id.ts';
import { PRICING } from '../../../../../application/visitor/send-request/help-form-texts.ts';
import { contactModal } from '../../../../../domain/lead/forms/contact-modal.ts';
import { scheduleService } from '../../../../../domain/lead/forms/schedule-service.ts';
import { searchNear } from '../../../../../domain/dealer/dealer-search.ts';
import type { LeadForm } from '../../../../../domain/lead/form.ts';
import type { Draft } from '../../../../../domain/lead/lead.ts';
import { settle } from '../../../../fakes/fake-clock.ts';
import type { Answers, FormsPart } from '../../../parts/form-parts.ts';
import { asValue, formOfDay, SERVED_AREA } from '../../../form-words.ts';
import { OpenForm } from './open-form.ts';
import { cardNamed } from '../dealers/screen.ts';
import type { Visit } from '../visit.ts';

const ABOVE_PAGES: ReadonlyArray<AskFormId> = ['dealer-modal', 'booking', 'contact-modal'];

const isAbovePages = (form: LeadForm): form is LeadForm & { readonly id: AskFormId } =>
  ABOVE_PAGES.some((id) => id === form.id);

const draftOf = (answers: Answers): Draft =>
  Object.fromEntries(answers.map(([field, text]) => [field.name, asValue(field, text)]));

export const formsOf = (visit: Visit): FormsPart => {
  const open = new OpenForm(visit);

  const onPage = async (form: LeadForm, typed: Draft = {}): Promise<void> => {
    const isForDealers = form.id === scheduleService.id;
    const search = searchNear(isForDealers ? SERVED_AREA : '');
    // Whatever page was open before is left.
    visit.addresses.push({ page: isForDealers ? 'schedule' : 'home', search });
    await visit.load();
    await open.onPage(form, isForDealers, typed);
  };

  const above = async (form: LeadForm, companyId: CompanyId | null): Promise<void> => {
    const today = formOfDay(form, visit.leadModule.today);
    if (isAbovePages(today)) await open.above(today, companyId);
  };

  return {
    today: () => visit.leadModule.today,
    open: async (form) => {
      if (!isAbovePages(form)) return onPage(form);
      const isForAnyone = form.id === contactModal.id;
      await visit.open({
        page: isForAnyone ? 'home' : 'locator',
        search: searchNear(isForAnyone ? '' : SERVED_AREA),
      });
      const [first] = visit.view?.kind === 'found' ? visit.view.page.items : [];
      await above(form, isForAnyone ? null : (first?.companyId ?? null));
    },
    openLate: (form, answers) => onPage(form, draftOf(answers)),
    askForPrice: async (form) => {
      await onPage(form);
      open.chooseTopic(PRICING.topic);
    },
    openFor: (form, dealer) => above(form, cardNamed(visit, dealer).companyId),
    expectOpen: async (form) => {
      if (isAbovePages(form)) {
        assert.equal(visit.asked, form.id, `Nothing has opened the ${form.id}`);
        return above(form, null);
      }
      assert.ok(visit.contents.holds(`acf/${form.id}`), `No ${form.id} stands on the page`);
      await open.onPage(form, false);
    },
    chooseDealer: async (dealer) => open.choose(dealer),
    fillIn: async (answers) => open.form.type(draftOf(answers)),
    leave: async (field, text) => open.form.leave(field.name, asValue(field, text)),
    goToProblem: async ({ name }) => {
      const seen = open.seen();
      assert.ok(seen.kind === 'form' && seen.messages[name] !== undefined, `Nothing is wrong with ${name}`);
    },
    step: async (to) => (to === 'next' ? open.form.next() : open.form.back()),
    send: async (times) => {
      // Not awaited: the provider may be silent.
      for (let press = 0; press < times; press++) void open.form.submit();
      await settle();
    },
    seenWhen: async () => {
      await settle();
      return open.seen();
    },
  };
};
