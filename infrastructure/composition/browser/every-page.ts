import type { PageNavigation } from '../../../application/ports/visitor/page-navigation.ts';
import type { Services } from '../../../ui/bindings/services.ts';
import { ConsoleLogger } from '../../browser/console-logger.ts';
import { DataLayerEvents } from '../../browser/measurement/data-layer-events.ts';
import { BrowserVisitorMemory } from '../../browser/memory/browser-visitor-memory.ts';
import { knowsVisitor } from '../../browser/memory/knows-visitor.ts';
import { SessionDismissals } from '../../browser/memory/session-dismissals.ts';
import { leadsWait } from '../../browser/outbox/leads-wait.ts';
import { SystemClock } from '../../system/system-clock.ts';
import type { OpenPage } from '../capabilities/browser-capability.ts';
import { foundOn } from '../capabilities/on-every-page/dealers.ts';
import { fetchForms, newRequestOn } from '../capabilities/on-every-page/leads.ts';
import { constant, singleton, type Bindings } from '../containers/binding.ts';
import { TOKENS } from '../containers/tokens.ts';
import { codeSuggestions, pageModule } from '../visitor/page-module.ts';
import { serverViews } from './server-views.ts';
import { lateLocation } from './late-location.ts';
import { latePlaceSuggestions } from './late-place-suggestions.ts';

const session = () => window.sessionStorage;
const local = () => window.localStorage;

/** Fetched on demand, because most visitors never ask for their location. */
const location = lateLocation(async () => (await import('./browser-location.ts')).browserLocation(window));

/** The browser bindings of every page. */
export const everyPage = (page: OpenPage, navigation: PageNavigation): Bindings => {
  const { data } = page;
  return [
    constant(TOKENS.clock, new SystemClock()),
    constant(TOKENS.logger, new ConsoleLogger()),
    constant(
      TOKENS.visitorMemory,
      new BrowserVisitorMemory({ session, local, query: () => window.location.search }),
    ),
    singleton(TOKENS.dismissals, (get) => new SessionDismissals(session, get(TOKENS.logger))),
    constant(TOKENS.visitorPosition, location.position),
    constant(TOKENS.nearestCode, location.nearestCode),
    constant(TOKENS.visitorEvents, new DataLayerEvents(window)),
    constant(TOKENS.pageNavigation, navigation),
    constant(TOKENS.placeSuggestions, latePlaceSuggestions),
    ...serverViews(data.serverViews),
    codeSuggestions(data.language ?? 'en', data.serverViews.codeMeant),
    ...pageModule(newRequestOn(page), data.area, foundOn(page), data.dealerSearch.listPath),
  ];
};

/** Whether known data can fill in form fields. */
export const fillsFields = ({ data }: OpenPage): boolean =>
  data.posted !== undefined || knowsVisitor(session, local);

/** Runs on every page once the application has started. */
export const beginPage = (page: OpenPage, { showArea, watchBlocks }: Services): void => {
  showArea.recall();
  const { read } = page.data;
  if (read?.kind === 'found') watchBlocks.report(read.page.warnings);
  if (leadsWait(local)) void fetchForms(page);
};
