import type { Observable } from 'rxjs';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import type { VisitorProfile } from '../../../domain/visitor/visitor-profile.ts';

/** The profile that the browser stores during a visit (specification, sections 3 and 4). */
export interface VisitorProfiles {
  /** The profile, at once and on each change. An invalid one is logged and ignored (specification, section 8). */
  readonly profile$: Observable<VisitorProfile>;
  /** Updates the profile. If the browser refuses to store it, the profile lasts until the page closes. */
  readonly change: (step: (profile: VisitorProfile) => VisitorProfile) => void;
  /** Company ids of the remembered recommended list. */
  readonly recommended: () => ReadonlyArray<CompanyId>;
}
