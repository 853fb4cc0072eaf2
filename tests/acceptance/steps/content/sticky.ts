import { Then, When } from '@cucumber/cucumber';
import { expectBecomes } from '../../seen.ts';
import type { Scenario } from '../../world.ts';

const PLACES = {
  'the place of the call to action': 'its place',
  'the end of the page': 'the end',
  'the top of the page': 'the top',
} as const;

When(
  /^she scrolls to (the place of the call to action|the end of the page|the top of the page)$/,
  async function (this: Scenario, place: keyof typeof PLACES) {
    await this.driver.sticky.scrollTo(PLACES[place]);
  },
);

Then(
  /^the call to action is (in its place on the page|at the bottom of her screen)$/,
  async function (this: Scenario, words: string) {
    const wanted = words === 'in its place on the page' ? 'place' : 'foot';
    await expectBecomes(this.driver.sticky.positionWhen, wanted);
  },
);
