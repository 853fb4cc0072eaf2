import { SessionVisitorProfiles } from '../../browser/memory/session-visitor-profiles.ts';
import { singleton, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';

/** The visitor's profile in session storage, for dealers and forms. Read again when the page returns from the back/forward cache. */
export const browserProfiles: Bindings = [
  singleton(TOKENS.visitorProfiles, (get) => {
    const profiles = new SessionVisitorProfiles(
      { session: () => window.sessionStorage, cookies: () => document.cookie },
      get(TOKENS.logger),
    );
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) profiles.recall();
    });
    return profiles;
  }),
];
