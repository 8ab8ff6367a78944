import type { BrowserContext, Page } from '@playwright/test';
import pg from 'pg';
import { startBrowser } from '../support/browser.ts';
import { serve } from '../support/process.ts';
import { printFigure } from '../support/report.ts';

/**
 * Measures a conversation of ten thousand messages in a phone's browser, with a CPU slowed down four times:
 * the time until it is displayed, how smoothly it scrolls from the newest message to the first compared
 * with a page of the same number of plain lines, how many elements the page contains, and how soon a sent
 * message is displayed.
 */

const MESSAGES = 10_000;
const SLOWED = 4;
/** How far a quick swipe scrolls in each frame. */
const PIXELS_A_FRAME = 120;

interface Scrolled {
  frames: number[];
  /** The maximum number of elements in the list at any time. */
  elements: number;
}

/**
 * Creates a conversation between the first guide and the first traveler, with unread messages, and returns
 * its ID.
 */
const writeConversation = async (databaseUrl: string, guides: number): Promise<number> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      `insert into conversations
        (traveler_id, guide_user_id, guide_id, created_at, last_seq, revision, last_message_at, begun_by, begun_at)
      select $1 + 1, g.user_id, g.id, now(), $2, $2, now(), $1 + 1, now() from guides g where g.id = 1
      returning id`,
      [guides, MESSAGES],
    );
    const id = rows[0]?.id ?? 0;
    await client.query(
      `with said as (
        insert into messages (conversation_id, seq, revision, sender_id, kind, text, client_message_id, sent_at)
        select c.id, n, n, case when n % 3 = 0 then c.guide_user_id else c.traveler_id end, 'text',
          case when n % 5 = 0 then repeat('We walk along the river to the old market, slowly. ', 1 + n % 4)
            else '我们早上九点在京都站南口见面。' end,
          gen_random_uuid(), now() - interval '5 minutes' * ($2 - n)
        from conversations c, generate_series(1, $2::int) n where c.id = $1
        returning id
      )
      insert into conversation_sides (conversation_id, user_id, credits, last_message_id)
      select c.id, unnest(array[c.traveler_id, c.guide_user_id]), 20, (select max(id) from said)
      from conversations c where c.id = $1`,
      [id, MESSAGES],
    );
    await client.query('vacuum analyze');
    return id;
  } finally {
    await client.end();
  }
};

/**
 * Scrolls a list up by PIXELS_A_FRAME per frame until its first message is reached. Returns the frame times
 * in milliseconds.
 */
const scrollToFirst = (page: Page, selector: string): Promise<Scrolled> =>
  page.evaluate(
    ([path, pixels]) =>
      new Promise<Scrolled>((resolve, reject) => {
        const list = document.querySelector<HTMLElement>(path);
        if (!list) throw new Error(`no ${path}`);
        const frames: number[] = [];
        let [elements, last, waited] = [0, performance.now(), 0];
        const step = (now: number): void => {
          frames.push(now - last);
          last = now;
          elements = Math.max(elements, list.getElementsByTagName('*').length);
          // At the top, either earlier messages are loading or there are none left.
          waited = list.scrollTop === 0 ? waited + 1 : 0;
          if (waited > 300) resolve({ frames, elements });
          else if (frames.length > 60_000) reject(new Error('the first message never came'));
          else {
            list.scrollTop -= pixels;
            requestAnimationFrame(step);
          }
        };
        requestAnimationFrame(step);
      }),
    [selector, PIXELS_A_FRAME] as const,
  );

const share = (frames: readonly number[], above: number): string =>
  `${((100 * frames.filter((ms) => ms > above).length) / frames.length).toFixed(1)} %`;

const printScroll = (name: string, { frames, elements }: Scrolled): void => {
  const sorted = frames.toSorted((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  printFigure(`${name}: frames over 50 ms`, share(frames, 50));
  printFigure(`${name}: frame p99`, `${Math.round(p99)} ms`);
  printFigure(`${name}: longest frame`, `${Math.round(sorted.at(-1) ?? 0)} ms`);
  printFigure(`${name}: elements in the list`, String(elements));
};

const openSlowPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return page;
};

const plainLines = Array.from(
  { length: MESSAGES },
  (_, n) => `<p style="padding:12px">我们早上九点在京都站南口见面。 ${n}</p>`,
).join('');

export const measureConversation = async (
  databaseUrl: string,
  token: string,
  { guides }: { guides: number },
): Promise<void> => {
  const id = await writeConversation(databaseUrl, guides);
  const ours = await serve('ours.ts', {
    DATABASE_URL: databaseUrl,
    RATE_LIMITS: 'off',
    DEMO: 'false',
  });
  const browser = await startBrowser();
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    baseURL: ours.url,
  });
  const bare = await openSlowPage(context);
  await bare.setContent(`<div id="list" style="height:600px;overflow:auto">${plainLines}</div>`);
  await bare.evaluate(() => document.querySelector('#list')?.scrollTo(0, 1e9));
  printScroll('plain lines', await scrollToFirst(bare, '#list'));
  await bare.close();

  const me = await fetch(`${ours.url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
  await context.addInitScript(
    ([key, user]) => {
      localStorage.setItem('token', key);
      localStorage.setItem('user', user);
    },
    [token, await me.text()] as const,
  );
  const page = await openSlowPage(context);
  const from = performance.now();
  await page.goto(`/messages?conversation=${id}`);
  const log = page.getByRole('log');
  await log.getByText('我们早上九点').last().waitFor();
  printFigure('conversation: until it stands there', `${Math.round(performance.now() - from)} ms`);
  printScroll('conversation', await scrollToFirst(page, '[role="log"]'));
  await log.getByText('This is the beginning').waitFor();
  const heap = await page.evaluate(
    () => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize,
  );
  printFigure(
    'conversation: JavaScript heap with all of them',
    `${(heap / 2 ** 20).toFixed(0)} MB`,
  );
  await page.getByRole('textbox').last().fill('See you at nine!');
  const sent = performance.now();
  await page.keyboard.press('Enter');
  await log.getByText('See you at nine!').waitFor();
  printFigure(
    'conversation: until a sent one stands there',
    `${Math.round(performance.now() - sent)} ms`,
  );
  await browser.close();
  await ours.stop();
};
