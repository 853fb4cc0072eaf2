import { BehaviorSubject, type Observable } from 'rxjs';
import type { LeadForm } from '../../../domain/lead/form.ts';
import type { Draft } from '../../../domain/lead/lead.ts';
import { askedBy, notesOn, stillWrong } from './filling.ts';
import { changedView, initialView } from './initial-view.ts';
import { isInFlight, type SendRequestView } from './send-request-view.ts';

/** A form's view as it changes. */
export class ShownRequest {
  private readonly subject: BehaviorSubject<SendRequestView>;
  /** Replays its latest value, never completes. */
  readonly view$: Observable<SendRequestView>;

  constructor(
    private readonly form: LeadForm,
    resumed: SendRequestView | null,
  ) {
    this.subject = new BehaviorSubject(resumed ?? initialView(form));
    this.view$ = this.subject.asObservable();
  }

  get now(): SendRequestView {
    return this.subject.value;
  }

  /** A key that changes nothing on the page renders nothing anew. */
  show(change: Partial<SendRequestView>): void {
    const next = changedView(this.form, this.now, change);
    if (JSON.stringify(next) !== JSON.stringify(this.now)) this.subject.next(next);
  }

  /** What follows from what was typed into a draft; answers the draft with it. */
  note(before: Draft, typed: Draft): Draft {
    const draft = { ...before, ...typed };
    const { messages, status } = this.now;
    const notes = isInFlight(status) ? {} : notesOn(this.form, draft);
    this.show({ messages: stillWrong(this.form, before, draft, messages), ...notes });
    return draft;
  }

  /** What is in the fields before anybody has used the form. */
  preset(draft: Draft): void {
    this.show({ values: askedBy(this.form, draft) });
  }

  /** Puts a draft into the fields. */
  put(draft: Draft, overwrites: boolean): void {
    const values = askedBy(this.form, draft);
    this.show({ values, overwrites, fills: this.now.fills + 1, ...notesOn(this.form, draft) });
  }
}
