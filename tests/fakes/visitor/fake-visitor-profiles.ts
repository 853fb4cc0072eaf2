import { BehaviorSubject } from 'rxjs';
import type { VisitorProfiles } from '../../../application/ports/visitor/visitor-profiles.ts';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import { EMPTY_PROFILE, type VisitorProfile } from '../../../domain/visitor/visitor-profile.ts';

/** A profile that lasts as long as its test. */
export class FakeVisitorProfiles implements VisitorProfiles {
  private readonly subject: BehaviorSubject<VisitorProfile>;
  private companyIds: ReadonlyArray<CompanyId> = [];
  readonly profile$;

  constructor(known: Partial<VisitorProfile> = {}) {
    this.subject = new BehaviorSubject({ ...EMPTY_PROFILE, ...known });
    this.profile$ = this.subject.asObservable();
  }

  readonly change = (step: (profile: VisitorProfile) => VisitorProfile): void =>
    this.subject.next(step(this.subject.value));

  readonly recommended = (): ReadonlyArray<CompanyId> => this.companyIds;

  /** Sets the dealers recommended to the visitor. */
  recommend(...companyIds: ReadonlyArray<CompanyId>): void {
    this.companyIds = companyIds;
  }

  get profile(): VisitorProfile {
    return this.subject.value;
  }
}
