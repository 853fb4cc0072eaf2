import { BehaviorSubject, map } from 'rxjs';
import type { Logger } from '../../../application/ports/logger.ts';
import type { VisitorProfiles } from '../../../application/ports/visitor/visitor-profiles.ts';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import { EMPTY_PROFILE, type VisitorProfile } from '../../../domain/visitor/visitor-profile.ts';
import { mtaIds } from '../source/mta-cookies.ts';
import { decodeCompanyIds, decodeProfile, type StoredProfile } from './profile-wire.ts';
import { PROFILE_KEY, RECOMMENDED_KEY } from './storage-keys.ts';
import { StoredText } from './stored-text.ts';

/** The places where a browser stores the visitor's profile. */
export interface ProfilePlaces {
  readonly session: () => Storage;
  /** In the format of `document.cookie`. */
  readonly cookies: () => string;
}

/** The profile in session storage (specification, section 3). The marketing ids always come from cookies. */
export class SessionVisitorProfiles implements VisitorProfiles {
  private readonly stored: StoredText;
  private readonly recommendedDealers: StoredText;
  private readonly logged = new Set<string>();
  private readonly subject = new BehaviorSubject<StoredProfile>(EMPTY_PROFILE);
  /** The stored text when it was last read. */
  private seen: string | null = null;
  readonly profile$ = this.subject.pipe(map((stored) => this.complete(stored)));

  constructor(
    private readonly places: ProfilePlaces,
    private readonly log: Logger,
  ) {
    this.stored = new StoredText(places.session, PROFILE_KEY);
    this.recommendedDealers = new StoredText(places.session, RECOMMENDED_KEY);
    this.recall();
  }

  /** Reads storage again, because other pages may have written to it while this page was in the back/forward cache. */
  recall(): void {
    const text = this.stored.read();
    if (text === this.seen) return;
    this.seen = text;
    const { profile, faults } = decodeProfile(text ?? '{}');
    faults.forEach((fault) => this.logOnce(fault));
    this.subject.next({ ...EMPTY_PROFILE, ...profile });
  }

  readonly change = (step: (profile: VisitorProfile) => VisitorProfile): void => {
    this.recall();
    const profile = step(this.complete(this.subject.value));
    const text = JSON.stringify(profile);
    if (this.stored.write(text)) this.seen = text;
    this.subject.next(profile);
  };

  readonly recommended = (): ReadonlyArray<CompanyId> => {
    const text = this.recommendedDealers.read();
    if (text === null) return [];
    const companyIds = decodeCompanyIds(text);
    if (companyIds === null) this.logOnce('Invalid stored recommended dealers');
    return companyIds ?? [];
  };

  private complete(stored: StoredProfile): VisitorProfile {
    const { mtaAnonymousId: mtaAid, mtaSessionId: mtaSid } = mtaIds(this.places.cookies());
    return { ...stored, mtaAid, mtaSid };
  }

  private logOnce(fault: string): void {
    if (!this.logged.has(fault)) this.log.warning(fault);
    this.logged.add(fault);
  }
}
