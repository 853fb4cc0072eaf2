import { Subscription } from 'rxjs';
import type { Clock } from '../../ports/clock.ts';
import type { FormFilling } from './form-filling.ts';
import { initialView } from './initial-view.ts';
import type { SendRequestView } from './send-request-view.ts';
import type { ShownRequest } from './shown-request.ts';
import { referenceText } from './texts.ts';

/** Resets a sent form for another request. */
export class FormReset {
  private readonly waiting = new Subscription();
  /** The confirmation that the visitor has seen; null before that. */
  private seenSuccess: SendRequestView['success'] = null;

  constructor(
    private readonly shown: ShownRequest,
    private readonly filling: FormFilling,
    private readonly clock: Clock,
  ) {}

  /** Resets the form at once. An unsent form keeps its values. */
  now(): void {
    if (this.shown.now.status === 'sent') this.reset(null);
  }

  /** Call when the confirmation scrolls into view: some forms reset after their `thanksForMs`. Each confirmation counts once. */
  thanksSeen(): void {
    const { success } = this.shown.now;
    const { thanksForMs, language } = this.shown.form;
    if (success === null || success === this.seenSuccess || thanksForMs === undefined) return;
    this.seenSuccess = success;
    this.waiting.add(
      this.clock.after(thanksForMs).subscribe(() => {
        if (this.shown.now.success !== success) return;
        // The reference number stays visible.
        this.reset(referenceText(language, success.leadId));
        void this.filling.takeOver({});
      }),
    );
  }

  dispose(): void {
    this.waiting.unsubscribe();
  }

  private reset(notice: string | null): void {
    this.filling.clear();
    this.shown.show({ ...initialView(this.shown.form), notice });
  }
}
