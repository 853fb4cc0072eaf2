import { planSystemTexts as texts } from '../../../../../application/visitor/plan-system/texts.ts';
import { estimateForm } from '../../../../../domain/lead/forms/estimate.ts';
import type { EstimatePart } from '../../../choosing-parts.ts';
import { FormFields } from '../leads/form-fields.ts';
import { estimateOn } from '../../../reader/product-screen.ts';
import { snapshotOf } from '../snapshot.ts';
import { seenWhen } from '../until.ts';
import type { Visit } from '../visit.ts';

const PATH = '/resources/build-your-own-system/';

export const estimateOf = (visit: Visit): EstimatePart => ({
  build: async ({ system, home, ductwork, tier, area, zip }) => {
    await visit.goTo(PATH);
    const page = await visit.page();
    if (visit.scripts) await visit.started(page);
    const form = page.getByRole('form', { name: texts.form });
    const choices = [
      [texts.system, system],
      [texts.home, home],
      [texts.ductwork, ductwork],
      ...(tier === undefined ? [] : [[texts.tier, tier] as const]),
    ] as const;
    for (const [question, answer] of choices)
      await form.getByRole('group', { name: question }).getByText(answer, { exact: true }).click();
    if (area !== undefined) await form.getByRole('textbox', { name: texts.area }).fill(area);
    if (zip !== undefined) await form.getByRole('textbox', { name: texts.zip }).fill(zip);
    await Promise.all([
      page.waitForURL((url) => url.searchParams.has('system')),
      form.getByRole('button', { name: texts.submit }).click(),
    ]);
  },
  send: async (answers) => {
    const page = await visit.page();
    const fields = new FormFields(visit, estimateForm);
    const form = await fields.on();
    await fields.fillIn(answers);
    const answered = visit.scripts ? null : page.waitForEvent('load');
    await form.getByRole('button', { name: estimateForm.submit, exact: true }).click();
    await answered;
  },
  seenWhen: (matches) => seenWhen(async () => estimateOn(await snapshotOf(await visit.page())), matches),
});
