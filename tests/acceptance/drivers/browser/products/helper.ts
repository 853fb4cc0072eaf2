import { suggestSystemsTexts as texts } from '../../../../../application/visitor/suggest-systems/texts.ts';
import type { HelperPart } from '../../../choosing-parts.ts';
import { helperOn } from '../../../reader/product-screen.ts';
import { snapshotOf } from '../snapshot.ts';
import { seenWhen } from '../until.ts';
import type { Visit } from '../visit.ts';

export const helperOf = (visit: Visit): HelperPart => {
  const part = async () => (await visit.page()).getByRole('region', { name: texts.heading, exact: true });
  return {
    answer: async ({ fuel, ducts, zip = '' }) => {
      const page = await visit.goTo('/products/');
      if (visit.scripts) await visit.started(page);
      const form = (await part()).getByRole('form');
      const choose = (question: string, answer: string) =>
        form.getByRole('group', { name: question }).getByText(answer, { exact: true }).click();
      if (fuel !== undefined) await choose(texts.fuel, fuel);
      if (ducts !== undefined) await choose(texts.ducts, ducts);
      await form.getByLabel(texts.zip).fill(zip);
      const answered = visit.scripts ? null : page.waitForEvent('load');
      await form.getByRole('button', { name: texts.submit }).click();
      await answered;
    },
    answerAgain: async (zip) => {
      const form = (await part()).getByRole('form');
      await form.getByLabel(texts.zip).fill(zip);
      await form.getByRole('button', { name: texts.submit }).click();
    },
    seenWhen: (matches) => seenWhen(async () => helperOn(await snapshotOf(await visit.page())), matches),
  };
};
