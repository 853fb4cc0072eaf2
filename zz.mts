import { chromium } from 'playwright-core';
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const base = 'http://localhost:3911';
const shots: [string, string][] = JSON.parse(process.argv[2]);
for (const width of [375, 1280]) {
  const p = await b.newPage({ viewport: { width, height: 900 } });
  p.on('console', (m) => {
    if (m.type() === 'error') console.log(width, m.text());
  });
  p.on('pageerror', (e) => console.log('ERR', width, e.message));
  for (const [name, path] of shots) {
    await p.goto(base + path);
    await p.waitForTimeout(1500);
    await p.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        scrollTo(0, y);
        await new Promise((r) => setTimeout(r, 60));
      }
      scrollTo(0, 0);
    });
    await p.waitForTimeout(300);
    await p.screenshot({ path: `/tmp/zz-${name}-${width}.png`, fullPage: true });
    console.log(name, width, await p.title(), await p.evaluate(() => document.documentElement.scrollWidth));
  }
}
await b.close();
