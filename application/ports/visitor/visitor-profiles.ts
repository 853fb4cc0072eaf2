import type { Observable } from 'rxjs';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { VisitorProfile } from '../../../domain/visitor/visitor-profile.ts';

/** What a visitor's browser keeps during a visit (specification, sections 3 and 4). */
export interface VisitorProfiles {
  /** The visitor's profile, at once and at each change; an invalid one is logged and ignored (specification, section 8). */
  readonly profile$: Observable<VisitorProfile>;
  /** Changes it. A browser that refuses to store is no failure: it forgets with the page. */
  readonly change: (step: (profile: VisitorProfile) => VisitorProfile) => void;
  /** The company ids of the remembered recommended list. */
  readonly recommended: () => ReadonlyArray<CompanyId>;
}
