import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
const out = process.argv[2]; const w = Number(process.argv[3]); const full = process.argv[4] === 'full';
let i = 0;
for (const p of process.argv.slice(5)) {
const c = await b.newContext({ viewport: { width: w, height: w < 600 ? 740 : 900 } }); const page = await c.newPage();
await page.goto('http://localhost:3901' + p, { waitUntil: 'load' });
if (full) { const h = await page.evaluate(() => document.documentElement.scrollHeight); for (let y = 0; y < h; y += 500) { await page.evaluate((v) => scrollTo(0, v), y); await page.waitForTimeout(40); } await page.evaluate(() => scrollTo(0, 0)); }
await page.waitForTimeout(300);
await page.screenshot({ path: `/tmp/${out}${i++}.png`, fullPage: full }); await c.close(); }
await b.close();
