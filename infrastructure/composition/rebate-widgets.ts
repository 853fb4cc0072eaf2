/**
 * The script of the rebate widgets that this server has where no `REBATE_WIDGET_HOST` is set: it replaces a provider's, so that
 * pages are whole on one machine. Loaded by their containers once they are near the window.
 */
import { ConsoleLogger } from '../browser/console-logger.ts';
import { HttpRebateDirectory } from '../http/http-rebate-directory.ts';
import { fillWidgets } from '../rebate-widgets/fill-widgets.ts';
import { WIDGET_STYLES } from '../rebate-widgets/widget-styles.ts';
import { SystemClock } from '../system/system-clock.ts';

/** Less than a container waits for its widget. */
const TIMEOUT_MS = 8_000;

const styles = new CSSStyleSheet();
styles.replaceSync(WIDGET_STYLES);
document.adoptedStyleSheets.push(styles);

const clock = new SystemClock();
const rebates = new HttpRebateDirectory({
  address: '/api/rebates/productRebateDetails.json',
  timeoutMs: TIMEOUT_MS,
  clock,
  log: new ConsoleLogger(),
});
fillWidgets(document.body, { rebates, clock });
