/**
 * `npm run a11y`: axe and the HTML checker on every address of the built site at three widths (contract, section 1), on pages in
 * states that a query sets, and on every form sent empty. With path prefixes, only on the addresses that start with one:
 * `npm run a11y -- /products/`.
 */
import { chromium } from 'playwright-core';
import { START, startBuiltSite } from '../built-site.ts';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../chromium.ts';
import { checkedAddresses, dealersIn, statesWith } from './checked-addresses.ts';
import { checkPage, type PageCheck } from './page-check.ts';
import { isClean, summary, tableHead, tableRow } from './report.ts';

/** Enough dealers for every kind of list. */
const SAMPLE = { SEED_DEALERS: '200' };

const USAGE = 'Usage: npm run a11y [-- BEGINNING_OF_A_PATH ...]';

const beginnings = process.argv.slice(2);
if (beginnings.some((beginning) => !beginning.startsWith('/'))) {
  console.error(`${USAGE}: a path begins with a slash`);
  process.exit(2);
}
const site = await startBuiltSite(SAMPLE, '.', START);
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...CHROMIUM_ARGUMENTS],
});
try {
  const textAt = async (path: string): Promise<string> => (await fetch(`${site.address}${path}`)).text();
  const dealers = dealersIn(await textAt('/find-a-dealer/?zipcode=75001'));
  const addresses = checkedAddresses(await textAt('/sitemap.xml'), statesWith(dealers), beginnings);
  if (addresses.length === 0) {
    console.error(`${USAGE}: no address begins like this`);
    process.exitCode = 2;
  } else {
    console.log(tableHead());
    const checks: PageCheck[] = [];
    for (const path of addresses) {
      const check = await checkPage(browser, site.address, path);
      console.log(tableRow(check));
      checks.push(check);
    }
    console.log(summary(checks));
    process.exitCode = checks.every(isClean) ? 0 : 1;
  }
} finally {
  await browser.close();
  await site.stop();
}
