import * as E from 'fp-ts/Either';
import { formTexts } from '../../../../../application/visitor/send-request/texts.ts';
import { thankedFor, thanksAddress } from '../../../../../application/visitor/send-request/thanks-address.ts';
import { thanks } from '../../../../../application/visitor/send-request/thanks.ts';
import type { FieldMessages } from '../../../../../domain/lead/check-lead.ts';
import { fieldsOf, type LeadForm } from '../../../../../domain/lead/form.ts';
import type { Draft, LeadField } from '../../../../../domain/lead/lead.ts';
import { referenceOf } from '../../../../../domain/lead/reference.ts';
import { checkedPost } from '../../../../../infrastructure/server/pages/posted-form.ts';
import type { FormOnScreen } from '../../../parts/form-parts.ts';
import { asRead } from '../../../form-words.ts';
import type { Choice, UsableForm } from './scripted-form.ts';
import type { LeadModule } from './lead-module.ts';

/** A form on a page without scripts: it shows all of its steps, and the server checks it. */
export class PostedForm implements UsableForm {
  private readonly phone: string;
  private values: Draft;
  private messages: FieldMessages = [];
  private notice: string | null = null;
  private isReturned = false;
  private leadId: string | null = null;

  constructor(
    private readonly form: LeadForm,
    private readonly leadModule: LeadModule,
    { phone, values }: { readonly phone: string; readonly values: Draft },
    private readonly chosen: () => number | null,
  ) {
    this.phone = phone;
    this.values = values;
  }

  type(draft: Draft): void {
    this.values = { ...this.values, ...draft };
  }

  leave(name: LeadField, text: string): void {
    this.type({ [name]: text });
  }

  next(): void {
    // Nothing leads on: all steps are in sight.
  }

  back(): void {
    // Nor back.
  }

  async submit(): Promise<void> {
    const companyId = this.chosen();
    const posted = { ...this.values, ...(companyId !== null && { companyId: String(companyId) }) };
    const lead = checkedPost(this.form, posted, '');
    if (E.isRight(lead)) {
      this.leadId = await this.leadModule.accept(lead.right, null);
      return;
    }
    const { values, messages, notice } = lead.left;
    [this.values, this.messages, this.notice, this.isReturned] = [values, messages, notice, true];
  }

  dispose(): void {
    // Nothing follows.
  }

  seen({ dealers, selected }: Choice): FormOnScreen {
    const { form, phone, values, messages, notice, leadId } = this;
    if (leadId !== null) {
      const address = thanksAddress(form, referenceOf(leadId), values, selected?.companyId);
      const thanked = thankedFor(new URLSearchParams(address.split('?')[1]), form.language);
      const dealer = dealers.find(({ companyId }) => companyId === thanked.companyId)?.name;
      const facts = { phone, dealer, language: form.language };
      const { heading, text, promise, receipt } = thanks(thanked, facts);
      const reference = `${formTexts[form.language].reference}${referenceOf(leadId)}`;
      return { kind: 'thanks', texts: [heading, text, promise ?? '', receipt ?? '', reference] };
    }
    return {
      kind: 'form',
      messages: Object.fromEntries(messages.map(({ field, message }) => [field, message])),
      values: Object.fromEntries(
        fieldsOf(form).map((field) => [field.name, asRead(field, values[field.name] ?? '')]),
      ),
      texts: [
        this.isReturned && messages.length > 0 ? formTexts[form.language].problem : '',
        ...[notice ?? '', form.consent ?? ''],
      ],
      ...{ summary: {}, canSend: true },
      dealers: dealers.map(({ name }) => name),
      chosen: selected?.name ?? null,
    };
  }
}
