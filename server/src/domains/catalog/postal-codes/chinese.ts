/** Converts Japanese place names to Simplified Chinese characters: 渋谷区 becomes 涩谷区. */

/** Japanese characters that the dictionary lacks, or converts to characters not used in China. */
const OWN = new Map(
  (
    '渋涩 戸户 郷乡 郎郎 衛卫 姉姊 姫姬 並并 併并 隣邻 呉吴 舎舍 嶋岛 冨富 研研 騨驒 緒绪 挙举 瓶瓶 晃晃 萌萌 ' +
    '鉱矿 砿矿 褒褒 餅饼 餠饼 頬颊 値值 諌谏 弁弁 篠筱 讃赞 苅刈 篭笼 渕渊 剱剑 劔剑 竃灶 駈驱 靭韧 靱韧 籔薮 ' +
    '舗铺 繋系 叡睿 毘毗 鼡鼠 廻回 鴬莺 倶俱 嚢囊 菓果 檪栎 莵菟 兎兔 鈩炉 焔焰 窓窗 薗园 呑吞 埜野 箒帚 鰕虾 ' +
    '鎗枪 籏旗 粧妆 姪侄 躰体 氷冰 碕崎'
  )
    .split(' ')
    .map(([japanese = '', chinese = '']) => [japanese, chinese] as const),
);

/** Particles that connect the parts of a name, like 之 in Chinese: 霞ヶ関, 自由が丘, 御茶ノ水. */
const OF = /(?<=\p{Script=Han})[ヶケがのノ](?=\p{Script=Han})/gu;

let dictionary: Promise<(text: string) => string> | undefined;

/** Loaded on the first request for a postal code, because it takes about 18 MB. */
const readDictionary = async () => {
  const { Converter } = await import('opencc-js');
  return Converter({ from: 'jp', to: 'cn' });
};

/**
 * Converts kanji names to Chinese, character by character. Kana are unchanged, except as connecting
 * particles.
 */
export const createChineseConverter = async (): Promise<(kanji: string) => string> => {
  dictionary ??= readDictionary();
  const known = await dictionary.catch((error) => {
    // The next request retries a failed load.
    dictionary = undefined;
    throw error;
  });
  return (kanji) =>
    [...kanji.replace(OF, '之')]
      .map((character) => OWN.get(character) ?? known(character))
      .join('');
};
