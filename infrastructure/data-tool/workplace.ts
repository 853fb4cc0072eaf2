import type { Database } from '../database/open-database.ts';
import type { Settings } from '../server/settings.ts';

/** What a verb works with. */
export interface Workplace {
  readonly database: Database;
  readonly settings: Settings;
  /** The folder of the build. */
  readonly dist: string;
  /** As UTC text. */
  readonly now: string;
}
