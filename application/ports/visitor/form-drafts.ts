import type { Observable } from 'rxjs';
import type { Draft } from '../../../domain/lead/lead.ts';

/** Stores unsent form values during a visit. */
export interface FormDrafts {
  /** The draft of a form; empty without one. */
  readonly draft: (formId: string) => Draft;
  /** Replaces the draft; an empty one deletes it. If the browser refuses to store it, the draft lasts until the page closes. */
  readonly keep: (formId: string, draft: Draft) => void;
  /** Emits when the page is left, reloaded or hidden: store drafts now. Never completes. */
  readonly leaving$: Observable<unknown>;
}
