import type { FormDrafts } from '../../../application/ports/visitor/form-drafts.ts';
import { Subject } from 'rxjs';
import type { Draft } from '../../../domain/lead/lead.ts';

/** Keeps drafts as long as its test. */
export class MemoryFormDrafts implements FormDrafts {
  private readonly drafts = new Map<string, Draft>();

  /** Emits when the page is left. */
  readonly leaving$ = new Subject<void>();

  readonly draft = (formId: string): Draft => this.drafts.get(formId) ?? {};
  readonly keep = (formId: string, draft: Draft): void => void this.drafts.set(formId, draft);
}
