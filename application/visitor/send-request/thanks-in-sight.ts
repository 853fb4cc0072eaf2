import { Subscription } from 'rxjs';
import type { LeadForm } from '../../../domain/lead/form.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SendRequestView } from './send-request-view.ts';
import type { ShownRequest } from './shown-request.ts';

/** Resets some forms after their confirmation has been visible for a while. */
export class ThanksInSight {
  private readonly waiting = new Subscription();
  /** The confirmation that the visitor has seen; null before that. */
  private inSight: SendRequestView['success'] = null;

  constructor(
    private readonly form: LeadForm,
    private readonly clock: Clock,
    private readonly shown: ShownRequest,
    private readonly beginAnew: (leadId: string) => void,
  ) {}

  /** Call when the confirmation scrolls into view. Each confirmation counts once. */
  seen(): void {
    const { success } = this.shown.now;
    const { thanksForMs } = this.form;
    if (success === null || success === this.inSight || thanksForMs === undefined) return;
    this.inSight = success;
    const seenLongEnough$ = this.clock.after(thanksForMs);
    this.waiting.add(
      seenLongEnough$.subscribe(() => {
        if (this.shown.now.success === success) this.beginAnew(success.leadId);
      }),
    );
  }

  dispose(): void {
    this.waiting.unsubscribe();
  }
}
