import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
for (const w of [375, 1280]) for (const port of [3902, 3901]) {
 const c = await b.newContext({ viewport: { width: w, height: 800 }, reducedMotion: 'reduce' }); const page = await c.newPage();
 for (const p of process.argv.slice(2)) { await page.goto(`http://localhost:${port}${p}`, { waitUntil: 'load' });
 const all = await page.locator('[data-variant="veiled"], [data-variant="ink"], [data-variant="breeze"]').all();
 let i = 0; for (const h of all.slice(0, 10)) { await h.scrollIntoViewIfNeeded(); await page.waitForTimeout(500); await h.screenshot({ path: `/tmp/cmp/v${port}-${w}-${p.replaceAll('/','_')}-${i++}.png` }); } console.log(p, all.length); }
 await c.close(); }
await b.close();
