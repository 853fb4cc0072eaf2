import { expect, test } from '@jest/globals';
import { askAboutRebatesTexts } from '../../../application/visitor/ask-about-rebates/texts.ts';
import { rebatesForm } from '../../../domain/lead/forms/rebates.ts';
import { fillSteps, formOn, submitOf } from '../forms/filled-forms.ts';
import { SETTLED_PAGES, prepare, SERVED } from '../pages.ts';
import { TestedSite } from '../tested-site.ts';

const site = TestedSite.ofThisFile();

test.each([1024, 1280])(
  'the confirmation of a request about rebates has its text next to its steps at %i px',
  async (width) => {
    prepare(site, SETTLED_PAGES[0]);
    const page = await site.start(`/resources/rebates/?zip=${SERVED}`, { viewport: { width, height: 800 } });
    await page.getByRole('link', { name: askAboutRebatesTexts.heading }).press('Enter');
    await fillSteps(formOn(page, rebatesForm), rebatesForm);
    await submitOf(formOn(page, rebatesForm)).press('Enter');
    const card = page.getByRole('region', { name: askAboutRebatesTexts.congrats });
    await card.waitFor();
    const [thanks, reference, steps, whole] = await Promise.all(
      [
        card.getByText(askAboutRebatesTexts.received),
        card.getByText(askAboutRebatesTexts.reference),
        card.getByRole('list'),
        card,
      ].map((one) => one.boundingBox()),
    );
    const middle = (whole?.x ?? 0) + (whole?.width ?? 0) / 2;
    expect(steps?.x).toBeGreaterThanOrEqual(middle);
    for (const words of [thanks, reference]) {
      expect(words?.x).toBeLessThan(middle);
      // Not below the steps.
      expect(words?.y).toBeLessThan((steps?.y ?? 0) + (steps?.height ?? 0));
    }
  },
);
