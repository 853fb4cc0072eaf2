import type { Document, Element } from 'domhandler';
import { Subscription } from 'rxjs';
import type { SendRequest } from '../../../../../application/visitor/send-request/send-request.ts';
import { isAskForm } from '../../../../../application/visitor/ask-dealer/ask-address.ts';
import { fieldsOf } from '../../../../../domain/lead/form.ts';
import type { FormId } from '../../../../../domain/lead/form-ids.ts';
import type { Draft } from '../../../../../domain/lead/lead.ts';
import { currentOf } from '../../../../../ui/bindings/use-observable.ts';
import { companyId } from '../../../../builders/company-id.ts';
import { controlsIn, submittedBy } from '../../../reader/controls.ts';
import { allIn, around, nameOf } from '../../../reader/html.ts';
import type { Services } from '../../../../../ui/bindings/services.ts';
import { putValue } from './put-value.ts';

const isAbove = (form: Element): boolean => around(form).some(({ attribs }) => 'data-above' in attribs);

const formIdOf = (form: Element): FormId | null => submittedBy(form).get('formId') as FormId | null;

const keyOf = (form: Element): string =>
  `${isAbove(form) ? 'above' : 'on'} ${formIdOf(form) ?? nameOf(form)}`;

/** Whether the form lets the visitor choose its dealer. */
const choosesDealer = (id: FormId): boolean => id === 'schedule-service' || id === 'rebates' || isAskForm(id);

interface PageWithForms {
  readonly services: Services;
  readonly query: URLSearchParams;
  readonly visitor: { readonly scripts: boolean };
}

/** The forms of an open page: the values typed into each, and the script requests of each. */
export class PageForms {
  private readonly typed = new Map<string, Map<string, string>>();
  private readonly takenOver = new Set<SendRequest>();
  private readonly following = new Subscription();

  constructor(private readonly page: PageWithForms) {}

  /** The request of a form. */
  requestOf(form: Element): SendRequest {
    const { services } = this.page;
    const id = formIdOf(form);
    const request = isAbove(form) ? services.askDealer.request : id && services.requestOf(id);
    if (request === null) throw new Error(`No request is made with ${nameOf(form)}`);
    return request;
  }

  /** The values of a lead form's fields, by name. */
  draftIn(form: Element): Draft {
    const sent = submittedBy(form);
    const there = new Set(controlsIn(form).map(({ attribs }) => attribs['name']));
    const fields = fieldsOf(this.requestOf(form).form).filter(({ name }) => there.has(name));
    return Object.fromEntries(fields.map(({ name }) => [name, sent.get(name) ?? '']));
  }

  type(form: Element, name: string, value: string): void {
    const key = keyOf(form);
    this.typed.set(key, (this.typed.get(key) ?? new Map<string, string>()).set(name, value));
    putValue(form, name, value);
  }

  /** Selects the form's dealer, by company id. */
  choose(form: Element, chosen: string): void {
    const { services, query, visitor } = this.page;
    const id = formIdOf(form);
    this.type(form, 'companyId', chosen);
    if (!visitor.scripts || id === null) return;
    const choice = isAbove(form) ? services.askDealer : services.choiceOf(id, query.get('dealer'));
    choice.choose(companyId(Number(chosen)));
  }

  /** Puts the typed values into the fields of the page's html, as a browser keeps them. */
  putTyped(document: Document): void {
    for (const form of allIn(document, 'form'))
      for (const [name, value] of this.typed.get(keyOf(form)) ?? []) putValue(form, name, value);
  }

  /** Starts the page's forms that have not started yet; returns whether there were any. */
  async takeOver(document: Document): Promise<boolean> {
    const forms = allIn(document, 'form[method=post]').filter(
      (form) => formIdOf(form) !== null && !this.takenOver.has(this.requestOf(form)),
    );
    this.putTyped(document);
    for (const form of forms) await this.takeOverOne(form);
    return forms.length > 0;
  }

  private async takeOverOne(form: Element): Promise<void> {
    const { services, query } = this.page;
    const request = this.requestOf(form);
    this.takenOver.add(request);
    if (isAbove(form)) this.typed.delete(keyOf(form));
    const typed = this.draftIn(form);
    let seen = 0;
    this.following.add(
      request.view$.subscribe(({ fills, values }) => {
        if (fills > seen) for (const [name, value] of Object.entries(values)) this.type(form, name, value);
        seen = fills;
      }),
    );
    const id = formIdOf(form);
    if (id !== null && !isAbove(form) && choosesDealer(id))
      services.choiceOf(id, query.get('dealer')).begin();
    else if (!isAbove(form))
      request.filling.suggest({ zip: currentOf(services.showArea.view$).zipcode ?? '' });
    await request.filling.takeOver(typed);
  }

  /** Reports that the visitor sees the thank-you message. */
  thanksSeen(): void {
    for (const request of this.takenOver) request.thanksSeen();
  }

  dispose(): void {
    this.following.unsubscribe();
  }
}
