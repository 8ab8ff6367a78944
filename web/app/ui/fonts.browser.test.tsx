import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';

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
  // Before any Latin font, which would draw Chinese quotes narrow.
  expect(fontOf('zh')).toMatch(/^"Han Marks", "PingFang SC"/);
  expect(fontOf('zh')).not.toContain('Hanken');
  expect(fontOf('ja')).toMatch(/^"Hiragino Sans"/);
});
