import { expect, test } from 'vitest';
import { createChineseConverter } from './chinese.ts';

test('shows place names as Chinese travelers know them', async () => {
  const chinese = await createChineseConverter();
  for (const [kanji, name] of [
    ['東京都渋谷区神宮前', '东京都涩谷区神宫前'],
    ['京都府京都市東山区祇園町北側', '京都府京都市东山区祇园町北侧'],
    ['広島県広島市', '广岛县广岛市'],
    ['神奈川県横浜市戸塚区', '神奈川县横滨市户冢区'],
    ['東京都目黒区自由が丘', '东京都目黑区自由之丘'],
    ['霞ヶ関', '霞之关'],
    ['西郷', '西乡'],
    ['三郎丸', '三郎丸'],
    ['新潟県', '新潟县'],
    ['センター南', 'センター南'],
  ] as const)
    expect(chinese(kanji)).toBe(name);
});
