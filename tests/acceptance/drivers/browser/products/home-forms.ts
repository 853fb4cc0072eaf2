import { estimateForm } from '../../../../../domain/lead/forms/estimate.ts';
import type { EstimatePart } from '../../../choosing-parts.ts';
import type { Driver } from '../../../driver.ts';
import { labeled } from '../../../form-words.ts';
import { HOME_FORMS } from '../../../home-forms.ts';
import { FormFields } from '../leads/form-fields.ts';
import type { Visit } from '../visit.ts';

export const askOf =
  (visit: Visit): Driver['ask'] =>
  async (name, answers) => {
    const { heading, submit } = HOME_FORMS[name];
    const page = await visit.page();
    await visit.started(page);
    const region = page.getByRole('region', { name: heading, exact: true });
    const form = region.getByRole('form').first();
    for (const summary of await region.locator('details:not([open]) > summary').all()) await summary.click();
    for (const [label, answer] of answers) {
      const group = region.getByRole('group', { name: label, exact: true });
      if ((await group.count()) > 0) await group.getByText(answer, { exact: true }).click();
      else await region.getByRole('textbox', { name: labeled(label) }).fill(answer);
    }
    await visit.answered(() => form.getByRole('button', { name: submit, exact: true }).click());
  };

export const estimateOf = (visit: Visit): EstimatePart => ({
  send: (answers) => new FormFields(visit, estimateForm).send(answers),
});
