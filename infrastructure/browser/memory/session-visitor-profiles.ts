import { BehaviorSubject, map } from 'rxjs';
import type { Logger } from '../../../application/ports/logger.ts';
import type { VisitorProfiles } from '../../../application/ports/visitor/visitor-profiles.ts';
import type { CompanyId } from '../../../domain/dealer/company-id.ts';
import { EMPTY_PROFILE, type VisitorProfile } from '../../../domain/visitor/visitor-profile.ts';
import { mtaIds } from '../source/mta-cookies.ts';
import { decodeCompanyIds, decodeProfile, type StoredProfile } from './profile-wire.ts';
import { PROFILE_KEY, RECOMMENDED_KEY } from './storage-keys.ts';
import { StoredText } from './stored-text.ts';

/** Where a browser holds what it knows of a visitor herself. */
export interface ProfilePlaces {
  readonly session: () => Storage;
  /** As `document.cookie` gives them. */
  readonly cookies: () => string;
}

/** The profile in a browser's session storage (specification, section 3); the ids of the marketing tool are always its cookies'. */
export class SessionVisitorProfiles implements VisitorProfiles {
  private readonly stored: StoredText;
  private readonly recommendedDealers: StoredText;
  private readonly logged = new Set<string>();
  private readonly subject = new BehaviorSubject<StoredProfile>(EMPTY_PROFILE);
  /** What stood in the storage when it was last looked at. */
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

  /** Looks at the storage again: a page that comes back does not know what others have written meanwhile. */
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
