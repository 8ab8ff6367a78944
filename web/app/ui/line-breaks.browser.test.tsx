import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { EmptyState } from './empty-state.tsx';
import { Unbroken } from './unbroken.tsx';

const { lang } = document.documentElement;
afterEach(() => {
  document.documentElement.lang = lang;
});

/** Returns the rendered lines of an element. */
const getLines = (element: Element): string[] => {
  const lines: string[] = [];
  let last = Number.NEGATIVE_INFINITY;
  const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    for (let at = 0; at < (node.textContent ?? '').length; at++) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const box = range.getClientRects()[0];
      if (!box || box.width === 0) continue;
      // A new line starts clearly lower: Latin letters and digits differ slightly in height from the
      // Chinese next to them.
      if (box.top > last + 8) lines.push('');
      last = Math.max(last, box.top);
      lines[lines.length - 1] += node.textContent?.[at] ?? '';
    }
  }
  return lines.map((line) => line.trim());
};

const NAME = 'Natsuki 浜田夏希';
const NAMESPACES = [
  `延长费已经付好了，现在等待${NAME}确认；2026年11月23日 周一 15:00（日本时间）未确认则自动生效。`,
  '向导收“现金”、微信或支付宝：都可以，行程当天与向导商定（不用提前付）。',
  'ここでは、ラーメンやスープカレーなどをゆっくり召し上がれます。ちょっと遠いですが、きっと…',
];

test('never starts a Chinese line with punctuation or splits a name, at any width', async () => {
  document.documentElement.lang = 'zh-CN';
  const { screen } = await show(
    <div data-testid="column">
      {NAMESPACES.map((sentence) => (
        <p key={sentence}>
          <Unbroken names={[NAME]}>{sentence}</Unbroken>
        </p>
      ))}
      <h2>
        <Unbroken names={[NAME]}>{`与 ${NAME}同游大阪，从城下町到道顿堀`}</Unbroken>
      </h2>
    </div>,
  );
  const column = screen.getByTestId('column').element() as HTMLElement;
  for (let width = 180; width <= 330; width += 6) {
    column.style.width = `${width}px`;
    for (const part of column.children) {
      const lines = getLines(part);
      for (const line of lines)
        expect(line, `${width}: ${lines.join(' | ')}`).not.toMatch(
          /^[，。、；：？！”）…ーゃゅょっ]/,
        );
      const whole = part.textContent?.includes(NAME);
      expect(
        lines.some((line) => line.includes(NAME)),
        `${width}: ${lines.join(' | ')}`,
      ).toBe(whole);
    }
  }
});

test('breaks a name in an English heading only between its scripts', async () => {
  document.documentElement.lang = 'en';
  const { screen } = await show(<h3 data-testid="title">Yukiko 小野寺雪子</h3>);
  const title = screen.getByTestId('title').element() as HTMLElement;
  title.style.width = 'max-content';
  const whole = title.getBoundingClientRect().width;
  // Fractions of the full line rather than pixels, because fonts differ, and some machines have no Chinese
  // font.
  for (const part of [0.75, 0.85, 0.95]) {
    const width = whole * part;
    title.style.width = `${width}px`;
    expect(getLines(title), `${width}`).toEqual(['Yukiko', '小野寺雪子']);
  }
});

test('balances the lines of a sentence under a centered heading, including in Chinese', async () => {
  document.documentElement.lang = 'zh-CN';
  const { screen } = await show(
    <EmptyState title="没有找到符合条件的向导。">
      <p data-testid="sentence">没有向导符合全部条件，放宽一项试试：</p>
    </EmptyState>,
  );
  const sentence = screen.getByTestId('sentence').element() as HTMLElement;
  for (const width of [200, 230, 260, 290]) {
    sentence.style.width = `${width}px`;
    const lines = getLines(sentence);
    const lengths = lines.map(({ length }) => length);
    expect(Math.min(...lengths), `${width}: ${lines.join(' | ')}`).toBeGreaterThan(
      Math.max(...lengths) * 0.6,
    );
  }
});

test('never balances a sentence with unbreakable parts, because that would crash a browser', async () => {
  const { screen } = await show(
    <EmptyState title="Nothing yet">
      <p>By Wed, Nov 25, 2026</p>
      <p>
        <Unbroken>Pay by Wed, Nov 25, 2026, 10:00 to keep your slot.</Unbroken>
      </p>
      <p className="text-balance">
        <Unbroken>Deposit due: RMB 300. Pay by Wed, Nov 25, 2026.</Unbroken>
      </p>
    </EmptyState>,
  );
  const getWrap = (text: RegExp) =>
    getComputedStyle(screen.getByText(text).first().element().closest('p') as HTMLElement)
      .textWrapStyle;
  expect(getWrap(/^By Wed/)).toBe('balance');
  expect(getWrap(/to keep/)).toBe('pretty');
  expect(getWrap(/Deposit due/)).toBe('pretty');
});
