/**
 * The rebate widget script that this server provides when no `REBATE_WIDGET_HOST` is set, so that pages are complete on one machine. Widget
 * containers load it when they come near the viewport.
 */
import { ConsoleLogger } from '../browser/console-logger.ts';
import { HttpRebateDirectory } from '../http/http-rebate-directory.ts';
import { fillWidgets } from '../rebate-widgets/fill-widgets.ts';
import { WIDGET_STYLES } from '../rebate-widgets/widget-styles.ts';
import { SystemClock } from '../system/system-clock.ts';

/** Shorter than a container waits for its widget. */
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
