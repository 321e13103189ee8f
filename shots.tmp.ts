import { chromium } from 'playwright-core'; import { browserLaunch } from './site/e2e/browser.ts'; import { preview } from 'vite';
await preview({ preview: { port: 4390 } });
const b = await chromium.launch(await browserLaunch());
for (const [w,h] of [[390,844],[768,900],[1440,900]] as const) for (const p of process.argv.slice(2)) { const c = await b.newContext({ viewport:{width:w,height:h}, reducedMotion:'reduce' }); const page = await c.newPage(); await page.goto('http://localhost:4390'+p); await page.waitForTimeout(1000); await page.mouse.move(5,5); await page.mouse.move(9,9); await page.waitForTimeout(1500); await page.screenshot({ path: `/tmp/w/s6/shot-${p.replaceAll('/','_')}-${w}.png`, fullPage: true }); await c.close(); }
await b.close(); process.exit(0);
