/**
 * `npm run bench`: measures the built site, prints each figure with its goal, and writes them to `reports`; a full run updates
 * the picture `docs/bench.svg`.
 */
import { measureApplicationStart } from './pages/application-start.ts';
import { measureCachedPage } from './pages/cached-page.ts';
import { measureContentFolder } from './pages/content-folder.ts';
import { measureDealerSearch } from './dealer-search.ts';
import { runFigures } from './figures-run.ts';
import { measureNewUrls } from './pages/new-urls.ts';
import { measureFivePageVisit } from './pages/five-page-visit.ts';
import { measureFirstPress } from './pages/first-press.ts';
import { measureFormInteractions } from './pages/form-interactions.ts';
import { measureInteractions } from './pages/interactions.ts';
import { measureLanding } from './landing.ts';
import { measureLighthouse } from './pages/lighthouse.ts';
import { measureManyDealers } from './many-dealers.ts';
import { FULL, SHORT } from './measurement.ts';
import { measureUncachedPages } from './pages/uncached-pages.ts';
import { measurePaintOverLink } from './pages/paint-over-link.ts';
import { measureStartedScripts } from './pages/started-scripts.ts';
import { measureSeveralProcesses } from './several-processes.ts';
import { measureStartUp } from './start-up.ts';
import { measureTypefaces } from './pages/typefaces.ts';
import { measureStoredLeads } from './stored-leads.ts';

await runFigures({
  command: 'bench',
  measurements: {
    'start-up': measureStartUp,
    landing: measureLanding,
    lighthouse: measureLighthouse,
    'paint-over-link': measurePaintOverLink,
    'five-page-visit': measureFivePageVisit,
    typefaces: measureTypefaces,
    'application-start': measureApplicationStart,
    'first-press': measureFirstPress,
    interactions: measureInteractions,
    'form-interactions': measureFormInteractions,
    'started-scripts': measureStartedScripts,
    'cached-page': measureCachedPage,
    'content-folder': measureContentFolder,
    'dealer-search': measureDealerSearch,
    'uncached-pages': measureUncachedPages,
    'new-urls': measureNewUrls,
    'many-dealers': measureManyDealers,
    'stored-leads': measureStoredLeads,
    'several-processes': measureSeveralProcesses,
  },
  full: FULL,
  short: SHORT,
  picture: 'docs/bench.svg',
});
