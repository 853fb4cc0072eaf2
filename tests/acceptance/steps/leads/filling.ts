import { When } from '@cucumber/cucumber';
import { bookingForm } from '../../../../domain/lead/forms/booking.ts';
import { homeForm } from '../../../../domain/lead/forms/home-form.ts';
import { dealerModal } from '../../../../domain/lead/forms/dealer-modal.ts';
import { fieldLabeled, formNamed } from '../../form-words.ts';
import { screenOf } from '../../reader/dealer-screen.ts';
import type { Scenario } from '../../world.ts';
import { answersFor, fillIn, fillInStep, goOn, answer, formOf, startForm } from './form-in-use.ts';

When(
  /^(?:Ann|she) opens the ([\w -]+ form|newsletter sign-up)$/,
  async function (this: Scenario, words: string) {
    startForm(this, formNamed(words));
    await this.driver.forms.open(formNamed(words));
  },
);

When(
  /^Ann opens the (.+) and fills it in before it is ready$/,
  async function (this: Scenario, words: string) {
    startForm(this, formNamed(words));
    await this.driver.forms.openLate(formNamed(words), answersFor(this, 0));
  },
);

When('Ann asks for a price', async function (this: Scenario) {
  startForm(this, homeForm);
  await this.driver.forms.askForPrice(homeForm);
  this.step = 1;
});

When('she connects with {string}', async function (this: Scenario, dealer: string) {
  startForm(this, dealerModal);
  await this.driver.seenWhen(screenOf, ({ cards }) => cards.some(({ name }) => name === dealer));
  await this.driver.forms.openFor(dealerModal, dealer);
});

When('she books a visit from {string}', async function (this: Scenario, dealer: string) {
  const form = bookingForm(() => this.driver.forms.today());
  startForm(this, form);
  await this.driver.seenWhen(screenOf, ({ cards }) => cards.some(({ name }) => name === dealer));
  await this.driver.forms.openFor(form, dealer);
});

When('she chooses {string} instead', async function (this: Scenario, dealer: string) {
  await this.driver.forms.chooseDealer(dealer);
});

When('she fills it in', async function (this: Scenario) {
  await fillIn(this);
});

When(
  'she fills it in, but {string} is {string}',
  async function (this: Scenario, label: string, text: string) {
    await fillIn(this, { [label]: text });
  },
);

When('she fills in this step', async function (this: Scenario) {
  await fillInStep(this);
});

When(
  'she fills in this step, but {string} is {string}',
  async function (this: Scenario, label: string, text: string) {
    await fillInStep(this, { [label]: text });
  },
);

When('she changes {string} to {string}', async function (this: Scenario, label: string, text: string) {
  await this.driver.forms.fillIn([answer(this, label, text)]);
});

When('she leaves {string} as {string}', async function (this: Scenario, label: string, text: string) {
  await this.driver.forms.leave(...answer(this, label, text));
});

When('she goes from there to {string}', async function (this: Scenario, label: string) {
  await this.driver.forms.goToProblem(fieldLabeled(formOf(this), label));
});

When('she continues', async function (this: Scenario) {
  await goOn(this);
});

When('she goes back a step', async function (this: Scenario) {
  await this.driver.forms.step('back');
  this.step -= 1;
});

When(/^she sends it( twice)?$/, async function (this: Scenario, twice: string | null) {
  await this.driver.forms.send(twice === null ? 1 : 2);
});
