import type { Page } from 'playwright-core';
import { askAboutRebatesTexts } from '../../../../../application/visitor/ask-about-rebates/texts.ts';
import { utilityTexts } from '../../../../../application/visitor/estimate-savings/found-texts.ts';
import { zipBoxTexts } from '../../../../../application/visitor/estimate-savings/zip-box-texts.ts';
import { rebatesForm } from '../../../../../domain/lead/forms/rebates.ts';
import { HOUSEHOLD_FIELDS } from '../../../../../domain/rebate/household.ts';
import { UTILITY_PARAMETERS } from '../../../../../domain/rebate/utilities.ts';
import type { RebatePageParameters } from '../../../../../domain/rebate/page-parameters.ts';
import { SESSION_KEY } from '../../../../../infrastructure/browser/memory/storage-keys.ts';
import type { RebatesPart } from '../../../parts/rebate-parts.ts';
import { FormFields } from '../leads/form-fields.ts';
import { seenWhen, until } from '../until.ts';
import { answerWaiting, provider, type Visit } from '../visit.ts';

const PATH = '/resources/rebates/';

export const rebatesOf = (visit: Visit): RebatesPart => {
  const box = (page: Page) => page.getByRole('textbox', { name: zipBoxTexts.zipLabel }).first();

  return {
    serve: async (zip, rebates) => provider.rebates.serve(zip, rebates),
    meet: async (...troubles) => provider.rebates.meet(...troubles),
    release: () => answerWaiting(provider.rebates),
    remember: async (zip) => {
      const context = await visit.browserContext();
      await context.addInitScript(([key, text]) => window.sessionStorage.setItem(key, text), [
        SESSION_KEY,
        zip,
      ] as const);
    },
    ask: async (typed) => {
      const page = await visit.page();
      await box(page).fill(typed);
      await box(page).press('Enter');
      if (!visit.scripts) await page.waitForURL((url) => url.searchParams.has('zip'));
    },
    askOnHome: async (typed) => {
      await visit.started(await visit.goTo('/'));
      const page = await visit.page();
      const form = page.getByRole('form', { name: zipBoxTexts.form });
      const zip = form.getByRole('textbox', { name: zipBoxTexts.teaserLabel });
      // The form starts when it is near the viewport.
      await form.scrollIntoViewIfNeeded();
      if (typed === undefined) await until(async () => (await zip.inputValue()) !== '');
      else await zip.fill(typed);
      await form.getByRole('button', { name: zipBoxTexts.submit }).click();
      await page.waitForURL((url) => url.pathname === PATH);
    },
    edit: async (typed) => box(await visit.page()).fill(typed),
    chooseUtility: async (kind, name) => {
      const page = await visit.page();
      await page.getByText(utilityTexts.open).click();
      const form = page.getByRole('form', { name: utilityTexts.form });
      await form.getByLabel(utilityTexts.labels[kind]).selectOption({ label: name });
      await form.getByRole('button', { name: utilityTexts.submit }).click();
      await page.waitForURL((url) => url.searchParams.has(UTILITY_PARAMETERS[kind]));
    },
    stateHousehold: async (answers) => {
      const page = await visit.page();
      const choice = page.locator('#household');
      if ((await choice.locator('details[open]').count()) === 0) await choice.locator('summary').click();
      for (const [field, answer] of Object.entries(answers)) {
        const control = choice.locator(`[name=${HOUSEHOLD_FIELDS[field as keyof typeof answers]}]`);
        if (field === 'exact') await control.fill(answer);
        else await control.selectOption({ label: answer });
      }
      await visit.answered(() => choice.getByRole('button').click());
    },
    traces: async () => {
      const page = await visit.page();
      return page.evaluate(() =>
        JSON.stringify([
          location.href,
          history.state,
          { ...localStorage },
          { ...sessionStorage },
          document.cookie,
        ]),
      );
    },
    languagesAsked: () => provider.rebates.languages,
    send: async (answers, dealer) => {
      const page = await visit.page();
      const fields = new FormFields(visit, rebatesForm);
      if (visit.scripts)
        await page.getByRole('button', { name: askAboutRebatesTexts.open, exact: true }).click();
      if (dealer !== null) await fields.chooseDealer(dealer);
      await fields.send(answers);
    },
    parametersWhen: async (matches) => {
      const page = await visit.page();
      const read = async (): Promise<RebatePageParameters> =>
        Object.fromEntries(new URL(page.url()).searchParams);
      return seenWhen(read, matches);
    },
  };
};
