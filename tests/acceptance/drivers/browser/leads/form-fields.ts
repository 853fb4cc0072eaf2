import type { Locator, Page } from 'playwright-core';
import { askDealerTexts } from '../../../../../application/visitor/ask-dealer/texts.ts';
import { homeForm } from '../../../../../domain/lead/forms/home-form.ts';
import type { FormField, LeadForm } from '../../../../../domain/lead/form.ts';
import { labeled } from '../../../form-words.ts';
import type { Answers } from '../../../parts/form-parts.ts';
import type { Visit } from '../visit.ts';

/** The fields of a form on a page, found by their labels. */
export class FormFields {
  constructor(
    private readonly visit: Visit,
    private readonly form: LeadForm,
  ) {}

  async on(page?: Page): Promise<Locator> {
    return (page ?? (await this.visit.page())).getByRole('form', { name: this.form.name, exact: true });
  }

  async fillIn(answers: Answers): Promise<void> {
    for (const [field, text] of answers) await this.answer(field, text);
  }

  /** Selects the form's dealer, by name. */
  async chooseDealer(dealer: string): Promise<void> {
    const dealers = (await this.on()).getByRole('combobox', { name: askDealerTexts.dealer, exact: true });
    await dealers.selectOption({ label: dealer });
  }

  /** Fills the form in and sends it. */
  async send(answers: Answers): Promise<void> {
    await this.fillIn(answers);
    const button = (await this.on()).getByRole('button', { name: this.form.submit, exact: true });
    await this.visit.answered(() => button.click());
  }

  /** Fills in a field and moves to another. */
  async leave(field: FormField, text: string): Promise<void> {
    const control = await this.controlOf(field);
    await control.focus();
    await this.answer(field, text);
    // A second time, the question about an address would count as answered.
    if (field.control.kind !== 'address') await control.blur();
  }

  private async answer(field: FormField, text: string): Promise<void> {
    const control = await this.controlOf(field);
    switch (field.control.kind) {
      case 'select':
        await control.selectOption(text === '' ? '' : { label: text });
        return;
      case 'radio-group':
        await this.choose(field, text);
        return;
      case 'checkbox':
        await control.setChecked(text === 'yes');
        return;
      case 'address':
        await control.fill(text);
        return this.letPointOut(control);
      default:
        await control.fill(text);
    }
  }

  /** Leaving a street that looks wrong puts the focus back once: wait for that before filling the next field. */
  private async letPointOut(control: Locator): Promise<void> {
    if (!this.visit.scripts) return;
    await control.blur();
    await control.evaluate(() => new Promise((turn) => setTimeout(turn, 0)));
  }

  /** With scripts, the home page's topics are buttons. */
  private async choose({ label }: FormField, text: string): Promise<void> {
    const group = (await this.on()).getByRole('group', { name: labeled(label) });
    if (this.form.id === homeForm.id && this.visit.scripts)
      await group.getByRole('button', { name: text, exact: true }).click();
    else await group.getByRole('radio', { name: text, exact: true }).check();
  }

  private async controlOf({ label, control }: FormField): Promise<Locator> {
    const form = await this.on();
    const name = labeled(label);
    switch (control.kind) {
      case 'select':
      case 'address':
        return form.getByRole('combobox', { name });
      case 'checkbox':
        return form.getByRole('checkbox', { name });
      case 'radio-group':
        return form.getByRole('group', { name });
      default:
        return form.getByRole('textbox', { name });
    }
  }
}
