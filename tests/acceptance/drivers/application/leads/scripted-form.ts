import assert from 'node:assert/strict';
import type { Subscription } from 'rxjs';
import type {
  AskableDealer,
  AskDealerView,
} from '../../../../../application/visitor/ask-dealer/ask-dealer-view.ts';
import type { SendRequestView } from '../../../../../application/visitor/send-request/send-request-view.ts';
import { homeForm } from '../../../../../domain/lead/forms/home-form.ts';
import type { SendRequest } from '../../../../../application/visitor/send-request/send-request.ts';
import { formTexts, stepText } from '../../../../../application/visitor/send-request/texts.ts';
import { fieldsOf } from '../../../../../domain/lead/form.ts';
import type { Draft, LeadField } from '../../../../../domain/lead/lead.ts';
import { currentOf } from '../../../../../ui/bindings/use-observable.ts';
import type { ByField, FormOnScreen } from '../../../parts/form-parts.ts';
import { asRead } from '../../../form-words.ts';

/** The dealers that a form can be for. */
export type Choice = Pick<Extract<AskDealerView, { kind: 'open' }>, 'dealers' | 'selected'>;

export const NO_CHOICE: Choice = { dealers: [], selected: null };

/** A form as scenarios use it, with scripts or without. */
export interface UsableForm {
  readonly type: (draft: Draft) => void;
  readonly leave: (name: LeadField, text: string) => void;
  readonly next: () => void;
  readonly back: () => void;
  readonly submit: () => Promise<void>;
  readonly dispose: () => void;
  readonly seen: (choice: Choice) => FormOnScreen;
}

/** A form on a page with scripts: the values in its fields, beside the request that they are for. */
export class ScriptedForm implements UsableForm {
  private values: Draft;
  private fills = 0;
  private readonly following: Subscription;

  private constructor(
    readonly request: SendRequest,
    private readonly typed: Draft,
  ) {
    this.values = typed;
    this.following = request.view$.subscribe(({ fills, values }) => {
      if (fills > this.fills) this.values = { ...this.values, ...values };
      this.fills = fills;
    });
  }

  /** Starts the form with what was typed into it before the application started. */
  static async restored(request: SendRequest, typed: Draft = {}): Promise<ScriptedForm> {
    const form = new ScriptedForm(request, typed);
    await request.takeOver(form.typed);
    return form;
  }

  get view(): SendRequestView {
    return currentOf(this.request.view$);
  }

  type(draft: Draft): void {
    this.values = { ...this.values, ...draft };
    this.request.read(this.values);
    // The topics of the home page are buttons that continue.
    if (draft.topic !== undefined && this.request.form.id === homeForm.id) this.next();
  }

  leave(name: LeadField, text: string): void {
    this.values = { ...this.values, [name]: text };
    this.request.leave(name, text);
  }

  next(): void {
    this.request.next(this.values);
  }

  back(): void {
    this.request.back();
  }

  async submit(): Promise<void> {
    assert.ok(this.view.missing === null, `It cannot be sent: ${this.view.missing ?? ''}`);
    await this.request.proceed(this.values);
  }

  dispose(): void {
    this.following.unsubscribe();
  }

  seen({ dealers, selected }: Choice): FormOnScreen {
    const { view, values } = this;
    const { form } = this.request;
    if (view.success !== null) {
      this.request.thanksSeen();
      return thanksOf(view.success);
    }
    const { status, step, notice, missing, hints } = view;
    const stepped = form.steps.length > 1 && step < form.steps.length;
    return {
      kind: 'form',
      messages: Object.fromEntries(view.messages.map(({ field, message }) => [field, message])),
      values: valuesIn(this.request, values),
      texts: [
        stepped ? stepText(form.language, step + 1, form.steps.length) : '',
        step > 0 ? (view.topic ?? '') : '',
        status === 'sending' ? formTexts[form.language].sending : '',
        ...[notice ?? '', missing ?? '', form.consent ?? ''],
        ...(form.steps[step] ?? []).map(({ name, hint }) => hints[name] ?? hint ?? ''),
      ],
      summary: Object.fromEntries((view.summary ?? []).map(({ label, text }) => [label, text])),
      canSend: missing === null && (status === 'editing' || status === 'failed'),
      dealers: dealers.map(nameOf),
      chosen: selected === null ? null : nameOf(selected),
    };
  }
}

const nameOf = ({ name }: AskableDealer): string => name;

const valuesIn = ({ form }: SendRequest, values: Draft): ByField =>
  Object.fromEntries(fieldsOf(form).map((field) => [field.name, asRead(field, values[field.name] ?? '')]));

const thanksOf = ({
  heading,
  text,
  promise,
  receipt,
  reference,
}: NonNullable<SendRequestView['success']>): FormOnScreen => ({
  kind: 'thanks',
  texts: [heading, text, promise ?? '', receipt ?? '', reference],
});
