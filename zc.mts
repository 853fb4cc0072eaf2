import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
const pages = process.argv.slice(2);
for (const w of [375]) for (const [n, p] of pages.entries()) for (const port of [3902, 3901]) {
 const c = await b.newContext({ viewport: { width: w, height: 800 }, reducedMotion: 'reduce', javaScriptEnabled: false }); const page = await c.newPage();
 await page.goto(`http://localhost:${port}${p}`, { waitUntil: 'load' });
 await page.addStyleTag({ content: '*{content-visibility:visible!important;animation:none!important}' }).catch(() => 0);
 await page.evaluate(() => document.fonts.ready.then(() => 0)).catch(() => 0); await page.waitForTimeout(1200);
 await page.screenshot({ path: `/tmp/cmp/${port}-${w}-${n}.png`, fullPage: true }); await c.close(); }
await b.close();
