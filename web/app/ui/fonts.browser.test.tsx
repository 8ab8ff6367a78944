import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';

/** The Latin font that leaves quotes to the Chinese ones, which it would draw narrow. */
const IN_CHINESE = /^"Hanken Grotesk in Chinese", "Han Marks", "PingFang SC"/;

const fontOf = (id: string) => {
  const place = document.getElementById(id);
  return place ? getComputedStyle(place).fontFamily : '';
};

test('words in another language than the page are drawn in fonts of that language', async () => {
  await show(
    <main>
      <p id="plain">Aoi</p>
      <p id="zh" lang="zh">
        “打烊后”
      </p>
      <p id="ja" lang="ja">
        全国通訳案内士
      </p>
      <div lang="zh-CN">
        <p id="en" lang="en">
          “Aoi”
        </p>
      </div>
    </main>,
  );
  expect(fontOf('plain')).toMatch(/^"Hanken Grotesk"/);
  expect(fontOf('en')).toMatch(/^"Hanken Grotesk"/);
  expect(fontOf('zh')).toMatch(IN_CHINESE);
  expect(fontOf('ja')).toMatch(/^"Hiragino Sans"/);
});

test('a Chinese page leaves its quotes to Chinese fonts', async () => {
  const { lang } = document.documentElement;
  document.documentElement.lang = 'zh-CN';
  await show(<p id="page">“打烊后”</p>);
  expect(fontOf('page')).toMatch(IN_CHINESE);
  document.documentElement.lang = lang;
});

test('Chinese that is cut ends in dots of one font, whatever its words are', async () => {
  const CUT = /^"Cut Dots", "Hanken Grotesk in Chinese"/;
  await show(
    <div lang="zh-CN">
      <p id="line" className="truncate">
        打烊后
      </p>
      <p id="lines" className="line-clamp-2" lang="zh">
        打烊后
      </p>
      <p id="ja-cut" className="truncate" lang="ja">
        全国通訳案内士
      </p>
    </div>,
  );
  expect(fontOf('line')).toMatch(CUT);
  expect(fontOf('lines')).toMatch(CUT);
  expect(fontOf('ja-cut')).toMatch(/^"Hiragino Sans"/);
});

test.each([400, 500, 600, 700])(
  'what stands there until the Latin font has come is as wide and as high: %i',
  async (weight) => {
    await document.fonts.load(`${weight} 32px "Hanken Grotesk"`);
    await show(
      <div style={{ fontSize: 32, fontWeight: weight, lineHeight: 'normal' }}>
        {['Hanken Grotesk', 'Until Hanken'].map((font) => (
          <p key={font} style={{ fontFamily: `"${font}", monospace`, whiteSpace: 'nowrap' }}>
            <span className="measured">Local guides in ten cities. They speak your language</span>
          </p>
        ))}
      </div>,
    );
    const [own, until] = [...document.querySelectorAll('.measured')].map((words) => {
      const { width, height } = words.getBoundingClientRect();
      return { width, height: Math.round(height) };
    });
    expect(until?.height).toBe(own?.height);
    // Each system has another font for it.
    expect(Math.abs((until?.width ?? 0) / (own?.width ?? 1) - 1)).toBeLessThan(0.04);
  },
);
