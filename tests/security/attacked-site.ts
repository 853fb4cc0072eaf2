import { usingSite } from '../bench/pages/opened.ts';
import type { BuiltSite } from '../built-site.ts';
import { QUIET } from '../faults/storage.ts';

/** Uses a built site on SQLite without dealers and outgoing calls, unless the settings say otherwise. */
export const usingAttackedSite = <B>(
  settings: Readonly<Record<string, string>>,
  use: (site: BuiltSite) => Promise<B>,
): Promise<B> => usingSite({ ...QUIET, DATABASE_URL: '', ...settings }, use);
