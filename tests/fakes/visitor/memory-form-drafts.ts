import type { FormDrafts } from '../../../application/ports/visitor/form-drafts.ts';
import type { Draft } from '../../../domain/lead/lead.ts';

/** What was typed and not sent lasts as long as its test. */
export class MemoryFormDrafts implements FormDrafts {
  private readonly drafts = new Map<string, Draft>();

  readonly draft = (formId: string): Draft => this.drafts.get(formId) ?? {};
  readonly keep = (formId: string, draft: Draft): void => void this.drafts.set(formId, draft);
}
