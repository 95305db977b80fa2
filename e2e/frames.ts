// `npm --prefix e2e run frames`: how smooth a board of many cards is. Fills the board of the demo employer, opens it,
// carries a card over all columns and counts the frames. Prints figures, asserts nothing: they depend on the machine.
import { chromium, type Page } from '@playwright/test';
import { sql } from './database.ts';
import { CHROMIUM, CHROMIUM_ARGS, startServer } from './server.ts';

const SIZES = [300, 1000];
const EMPLOYER = { phone: '+998005000001', password: 'ishbor demo' };
/** Positions of the pointer on its way there and back. */
const STEPS = 240;

/** Copies the first application of the demo employer for as many other candidates as are missing. */
function fillTo(count: number): void {
  sql(`with sample as (
         select a.* from applications a join company_members m on m.company_id = a.company_id
         join users u on u.id = m.user_id
         where u.phone = '${EMPLOYER.phone}' and a.stage = 'new' order by a.id limit 1
       ), missing as (
         select ${count} - count(*) as cards from applications where company_id = (select company_id from sample)
       )
       insert into applications (id, vacancy_id, company_id, candidate_id, resume_id, source, status, stage, column_id,
         letter, answers, snapshot, card, spheres, salary, words, created_at, status_at, stage_at, acted_at)
       select gen_random_uuid(), s.vacancy_id, s.company_id, c.id, gen_random_uuid(), s.source, s.status, s.stage,
         s.column_id, s.letter, s.answers, s.snapshot, s.card, s.spheres, s.salary, s.words, s.created_at, s.status_at,
         s.stage_at, s.acted_at
       from sample s cross join lateral (
         select c.id from candidates c
         where not exists (select from applications a where a.candidate_id = c.id and a.vacancy_id = s.vacancy_id)
         order by c.id limit (select greatest(cards, 0) from missing)
       ) c`);
}

interface Frames {
  perSecond: number;
  /** 95 of 100 frames came faster, in milliseconds. */
  p95: number;
  longest: number;
}

async function drag(page: Page): Promise<Frames> {
  const card = page.locator('[data-card]').first();
  const box = await card.boundingBox();
  if (!box) throw new Error('the board shows no card');
  const { width = 0 } = page.viewportSize() ?? {};
  const [x, y] = [box.x + box.width / 2, box.y + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { frameTimes: times });
    const note = (time: number) => {
      times.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  for (let step = 1; step <= STEPS; step++) {
    const way = Math.sin((step / STEPS) * Math.PI);
    await page.mouse.move(x + way * (width - x - 60), y + way * 200);
  }
  const times = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes.slice());
  // Back where it came from: nothing is moved.
  await page.keyboard.press('Escape');
  await page.mouse.up();
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const sorted = gaps.toSorted((a, b) => a - b);
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  return {
    perSecond: (gaps.length / total) * 1000,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    longest: sorted.at(-1) ?? 0,
  };
}

const server = await startServer('--demo', 's');
const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS });
try {
  for (const size of SIZES) {
    fillTo(size);
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.request.post('/api/v1/auth/login', { data: EMPLOYER });
    const started = performance.now();
    await page.goto('/monitoring');
    await page.locator('[data-card]').first().waitFor();
    const opened = performance.now() - started;
    const cards = await page.locator('[data-card]').count();
    const { perSecond, p95, longest } = await drag(page);
    console.log(
      `frames: board of ${size}: first card after ${opened.toFixed(0)} ms, ${cards} cards in the document; ` +
        `dragging ${perSecond.toFixed(1)} frames a second, p95 ${p95.toFixed(1)} ms, longest ${longest.toFixed(1)} ms`,
    );
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
