import type { Observable } from 'rxjs';
import type { Draft } from '../../../domain/lead/lead.ts';

/** What a visitor has typed into forms and not sent, for the visit. */
export interface FormDrafts {
  /** What was typed into a form, by its id; empty: nothing. */
  readonly draft: (formId: string) => Draft;
  /** Replaces it; an empty draft removes it. A browser that refuses to store is no failure: it forgets with the page. */
  readonly keep: (formId: string, draft: Draft) => void;
  /** The page is being left, reloaded or hidden: what is typed is kept now. Never completes. */
  readonly leaving$: Observable<unknown>;
}
