import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { dayOf } from '../../../../../application/ports/clock.ts';
import { askDealerTexts } from '../../../../../application/visitor/ask-dealer/texts.ts';
import { contactModal } from '../../../../../domain/lead/forms/contact-modal.ts';
import { dealerModal } from '../../../../../domain/lead/forms/dealer-modal.ts';
import { formTexts } from '../../../../../application/visitor/send-request/texts.ts';
import type { LeadForm } from '../../../../../domain/lead/form.ts';
import { SystemClock } from '../../../../../infrastructure/system/system-clock.ts';
import type { FormsPart } from '../../../parts/form-parts.ts';
import { FORM_PAGES, LISTED_DEALERS } from '../../../form-pages.ts';
import { FormFields } from './form-fields.ts';
import { formScreenOf } from '../../../reader/form-screen.ts';
import { snapshotOf } from '../snapshot.ts';
import { cardNamed } from '../dealers/screen.ts';
import { seenWhen } from '../until.ts';
import type { Visit } from '../visit.ts';

const CHUNKS = /\/assets\/[^/]+\.js$/;

const isFocused = (place: Locator): Promise<boolean> =>
  seenWhen(
    () => place.evaluate((element) => element === document.activeElement),
    (is) => is,
  );

export const formsOf = (visit: Visit): FormsPart => {
  let open: LeadForm | null = null;

  const form = (): LeadForm => {
    assert.ok(open, 'No form is open');
    return open;
  };
  const fields = (): FormFields => new FormFields(visit, form());
  const button = async (name: string) => (await fields().on()).getByRole('button', { name, exact: true });

  const goTo = async (wanted: LeadForm): Promise<void> => {
    open = wanted;
    await visit.goTo(FORM_PAGES[wanted.id] ?? '/');
  };

  /** Clicks the control that opens a form: a link without scripts, and always for the help form. */
  const openWith = async (name: string, dealer?: string): Promise<void> => {
    const page = await visit.page();
    await visit.started(page);
    const cards = dealer === undefined ? page.getByRole('article') : cardNamed(page, dealer);
    const isHelp = form().id === contactModal.id;
    const place = isHelp ? page.getByRole('main') : cards.first();
    const before = new URL(page.url()).pathname;
    await place.getByRole(visit.scripts && !isHelp ? 'button' : 'link', { name, exact: true }).click();
    await (await fields().on()).waitFor();
    if (!visit.scripts || new URL(page.url()).pathname === before) return;
    // Its script took so long that the form came as a page. The second time, the script is there.
    await page.goBack();
    await openWith(name, dealer);
  };

  const openFor = async (wanted: LeadForm, dealer?: string): Promise<void> => {
    open = wanted;
    await openWith(wanted.id === dealerModal.id ? askDealerTexts.connect : askDealerTexts.book, dealer);
  };

  return {
    today: () => dayOf(new SystemClock()),
    open: async (wanted) => {
      await goTo(wanted);
      if (wanted.id === contactModal.id) return openWith(askDealerTexts.help);
      if (FORM_PAGES[wanted.id] === LISTED_DEALERS) return openFor(wanted);
      await visit.started(await visit.page());
    },
    openLate: async (wanted, answers) => {
      let letGo = (): void => undefined;
      const gate = new Promise<void>((opened) => (letGo = opened));
      const context = await visit.browserContext();
      await context.route(CHUNKS, async (route) => {
        await gate;
        await route.continue();
      });
      await goTo(wanted);
      await fields().fillIn(answers);
      assert.equal(await (await visit.page()).locator('html[data-started]').count(), 0, 'It was ready');
      letGo();
      await visit.started(await visit.page());
    },
    askForPrice: async (wanted) => {
      await goTo(wanted);
      const page = await visit.page();
      await visit.started(page);
      await page.getByRole('link', { name: /Ask for a price/ }).click();
    },
    openFor,
    expectOpen: async (wanted) => {
      open = wanted;
      await (await fields().on()).waitFor();
    },
    chooseDealer: (dealer) => fields().chooseDealer(dealer),
    fillIn: (answers) => fields().fillIn(answers),
    leave: (field, text) => fields().leave(field, text),
    goToProblem: async ({ name }) => {
      const summary = (await fields().on()).getByRole('group', {
        name: formTexts[form().language].problem,
        exact: true,
      });
      assert.ok(await isFocused(summary), 'The reader is not at the summary');
      const seen = formScreenOf(await snapshotOf(await visit.page()), form());
      const message = seen.kind === 'form' ? seen.messages[name] : undefined;
      await summary.getByRole('link', { name: message ?? '', exact: true }).click();
      const control = (await fields().on()).locator(`[name="${name}"]`).first();
      assert.ok(await isFocused(control), `The reader is not at ${name}`);
    },
    step: async (to) => {
      if (!visit.scripts) return;
      const name = formTexts[form().language][to];
      if (to === 'next') return (await button(name)).click();
      await (await fields().on()).getByRole('link', { name, exact: true }).click();
    },
    send: async (times) => {
      const submit = await button(form().submit);
      if (visit.scripts) return submit.click({ clickCount: times });
      await visit.answered(() => submit.click());
    },
  };
};
