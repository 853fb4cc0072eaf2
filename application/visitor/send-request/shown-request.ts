import { BehaviorSubject, type Observable } from 'rxjs';
import type { LeadForm } from '../../../domain/lead/form.ts';
import type { Draft } from '../../../domain/lead/lead.ts';
import type { ChosenDealer, OfferedVisits } from './chosen-dealer.ts';
import { askedBy } from './draft-values.ts';
import { notesOn, readBackOf, stillWrong } from './form-notes.ts';
import { changedView, initialView } from './initial-view.ts';
import { isInFlight, type SendRequestView } from './send-request-view.ts';

/** Holds a form's view and emits its changes. */
export class ShownRequest {
  private readonly subject: BehaviorSubject<SendRequestView>;
  /** Computed rarely, because it looks at every bookable date. */
  private visits: OfferedVisits | null = null;
  /** Replays its latest value, never completes. */
  readonly view$: Observable<SendRequestView>;

  constructor(
    readonly form: LeadForm,
    readonly chosen: ChosenDealer,
    resumed: SendRequestView | null,
  ) {
    this.subject = new BehaviorSubject(resumed ?? initialView(form));
    this.view$ = this.subject.asObservable();
  }

  get now(): SendRequestView {
    return this.subject.value;
  }

  /** Emits only if the view changed, so that a keystroke without effect causes no rendering. */
  show(change: Partial<SendRequestView>): void {
    const next = changedView(this.form, this.now, change);
    if (JSON.stringify(next) !== JSON.stringify(this.now)) this.subject.next(next);
  }

  /** Updates messages and notes after typing. Returns the merged draft. */
  note(before: Draft, typed: Draft): Draft {
    const draft = { ...before, ...typed };
    const { messages, status } = this.now;
    const notes = isInFlight(status) ? {} : this.notes(draft);
    const doubts = this.now.doubts.filter(({ field }) => draft[field] === before[field]);
    this.show({ messages: stillWrong(this.form, before, draft, messages), doubts, ...notes });
    return draft;
  }

  /** Shows what is missing and what is repeated, for a draft. */
  showNotes(draft: Draft): void {
    this.show(this.notes(draft));
  }

  /** Names the chosen dealer in the form's notes. */
  nameDealer(draft: Draft): void {
    if (isInFlight(this.now.status)) return;
    this.show({
      readBack: readBackOf(this.form, draft, this.chosen.dealer?.name ?? null),
      dealerNotes: this.chosen.notes(draft),
    });
    // Shared html is read at any time, so the dates of visits are shown once the application has started.
    if (this.now.fills === 0) return;
    this.visits = this.chosen.visits();
    this.showNotes(draft);
  }

  /** Sets the initial values of an untouched form. */
  preset(draft: Draft): void {
    this.show({ values: askedBy(this.form, draft) });
  }

  /** Writes a draft into the fields. */
  put(draft: Draft, overwrites: boolean): void {
    const values = askedBy(this.form, draft);
    this.visits = this.chosen.visits();
    this.show({ values, overwrites, fills: this.now.fills + 1, ...this.notes(draft) });
  }

  private notes(draft: Draft): Partial<SendRequestView> {
    const notes = notesOn(this.form, draft, this.chosen.dealer?.name ?? null);
    return {
      ...notes,
      hints: { ...notes.hints, ...(this.visits !== null && { preferredDate: this.visits.text }) },
      firstVisit: this.visits?.first ?? null,
      dealerNotes: this.chosen.notes(draft),
    };
  }
}
