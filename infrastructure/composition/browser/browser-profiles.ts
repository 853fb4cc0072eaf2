import { SessionVisitorProfiles } from '../../browser/memory/session-visitor-profiles.ts';
import { singleton, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';

/** What the browser keeps of its visitor: a page's dealers and its forms ask for it. */
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
