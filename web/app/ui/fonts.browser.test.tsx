import boldFont from 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?url';
import regularFont from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?url';
import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';

/**
 * The font list on Chinese pages: the Latin font without quotation marks, which it would draw too narrow
 * for Chinese.
 */
const IN_CHINESE = /^"Hanken Grotesk in Chinese", "Han Marks", "PingFang SC"/;

const getFont = (id: string) => {
  const place = document.getElementById(id);
  return place ? getComputedStyle(place).fontFamily : '';
};

test('renders text in another language in the fonts for that language', async () => {
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
  expect(getFont('plain')).toMatch(/^"Hanken Grotesk"/);
  expect(getFont('en')).toMatch(/^"Hanken Grotesk"/);
  expect(getFont('zh')).toMatch(IN_CHINESE);
  expect(getFont('ja')).toMatch(/^"Hiragino Sans"/);
});

test('renders quotation marks on a Chinese page in Chinese fonts', async () => {
  const { lang } = document.documentElement;
  document.documentElement.lang = 'zh-CN';
  await show(<p id="page">“打烊后”</p>);
  expect(getFont('page')).toMatch(IN_CHINESE);
  document.documentElement.lang = lang;
});

test('truncates Chinese text with an ellipsis from the same font', async () => {
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
  expect(getFont('line')).toMatch(CUT);
  expect(getFont('lines')).toMatch(CUT);
  expect(getFont('ja-cut')).toMatch(/^"Hiragino Sans"/);
});

const FALLBACK_FONT = 'Until Hanken';

/** Returns the stylesheet's rule for the fallback font at a weight. */
const fallbackRule = (weight: number): CSSFontFaceRule => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const found = rules.find((rule): rule is CSSFontFaceRule => {
    if (!(rule instanceof CSSFontFaceRule)) return false;
    if (!rule.style.getPropertyValue('font-family').includes(FALLBACK_FONT)) return false;
    const [least = 0, most = 0] = rule.style.getPropertyValue('font-weight').split(' ').map(Number);
    return least <= weight && weight <= most;
  });
  if (!found) throw new Error(`no ${FALLBACK_FONT} at weight ${weight}`);
  return found;
};

/** Loads Liberation Sans, which is as wide as Arial, under a test name and with the metrics of the rule. */
const loadWithMetrics = async ({ style }: CSSFontFaceRule, family: string): Promise<FontFace> => {
  const isBold = style.getPropertyValue('src').includes('Bold');
  const face = new FontFace(family, `url("${isBold ? boldFont : regularFont}")`, {
    weight: style.getPropertyValue('font-weight'),
    ascentOverride: style.getPropertyValue('ascent-override'),
    descentOverride: style.getPropertyValue('descent-override'),
    lineGapOverride: style.getPropertyValue('line-gap-override'),
    sizeAdjust: style.getPropertyValue('size-adjust'),
  } as FontFaceDescriptors);
  document.fonts.add(face);
  return face.load();
};

test.each([400, 500, 600, 700])(
  'gives the fallback font the same width as the Latin font: weight %i',
  async (weight) => {
    await document.fonts.load(`${weight} 32px "Hanken Grotesk"`);
    const face = await loadWithMetrics(fallbackRule(weight), 'Sized');
    await show(
      <div style={{ fontSize: 32, fontWeight: weight, lineHeight: 'normal' }}>
        {['Hanken Grotesk', 'Sized'].map((font) => (
          <p key={font} style={{ fontFamily: `"${font}", monospace`, whiteSpace: 'nowrap' }}>
            <span className="measured">Local guides in ten cities. They speak your language</span>
          </p>
        ))}
      </div>,
    );
    const [own, standIn] = [...document.querySelectorAll('.measured')].map((words) => {
      const { width, height } = words.getBoundingClientRect();
      return { width, height: Math.round(height) };
    });
    document.fonts.delete(face);
    expect(standIn?.height).toBe(own?.height);
    // Roboto, the fallback on Android, differs from Arial by about as much.
    expect(Math.abs((standIn?.width ?? 0) / (own?.width ?? 1) - 1)).toBeLessThan(0.04);
  },
);
