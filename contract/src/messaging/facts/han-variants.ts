/** Groups of Han characters that are one character in simplified, traditional and Japanese writing. */
const GROUPS =
  '浅淺 涩澀渋 宫宮 东東 门門 银銀 广広廣 岛島 桥橋 丰豊豐 泽沢澤 滨浜濱 横橫 马馬 龙竜龍 德徳 园園 圆円圓 馆館舘 阁閣 场場 筑築 黑黒 难難 顿頓 户戸戶 贺賀 鸟鳥 鹤鶴 鸭鴨 云雲 电電 铁鉄鐵 车車 国國 学學 关関關 气気氣 药薬藥 兴興 万萬 叶葉 丝糸絲 冈岡 宝寶 县県縣 厅庁廳 图図圖 书書 画畫 会會 来來 乐楽樂 泷滝瀧 溪渓谿 汤湯 冢塚 迹跡 传伝傳 严厳嚴 观観觀 应応應 飞飛 驹駒 鸣鳴 鲜鮮 鱼魚 鲷鯛 鳗鰻 烧焼燒 面麺麵 饭飯 饼餅 铜銅 锅鍋 鸡鶏雞 猪豬 纳納 团団團 亲親 铃鈴 钟鐘鍾 锦錦 钱銭錢 镰鎌鐮 长長 绘絵繪 红紅 绿緑綠 纸紙 结結 线線 经経經 织織 缩縮 罗羅 联連聯 岚嵐 峡峽 仓倉 体體 佛仏 儿児兒 写寫 军軍 农農 凉涼 剧劇 动動 区區 华華 卖売賣 历歴曆暦歷 压圧壓 台臺 号號 叠畳疊 后後 吴呉吳 圣聖 处処處 备備 头頭 妈媽 姬姫 宁寧 实実實 寿壽 将將 岁歲 带帯帶 师師 庆慶 库庫 庙廟 开開 异異 弥彌 归帰歸 录録錄 恋戀 恵惠 战戦戰 护護 报報 旧舊 时時 显顕顯 晓暁曉 机機 权権權 条條 极極 栈桟棧 栉櫛 树樹 样様樣 梦夢 楼樓 汉漢 浊濁 济済濟 渊淵 温溫 游遊 湾灣 濑瀬瀨 灵霊靈 炉爐 点點 热熱 爱愛 爷爺 独獨 狮獅 环環 琼瓊 盖蓋 监監 砖磚 确確 礼禮 祇祗 离離 种種 稻稲 穷窮 窑窯 笼籠篭 纪紀 绳縄繩 肠腸 胜勝 舍舎 舰艦 艺芸藝 节節 芦蘆 苍蒼 苏蘇 荞蕎 莲蓮 萤蛍螢 营営營 萝蘿 蓝藍 虾蝦 蛎蠣 补補 见見 规規 览覧覽 觉覚覺 计計 讲講 设設 访訪 译訳譯 诗詩 谈談 贝貝 财財 贵貴 轮輪 轻軽輕 运運 连連 进進 酱醤醬 酿醸釀 释釈釋 里裡裏 钓釣 铭銘 锁鎖 镜鏡 闪閃 间間 阳陽 阴陰 陆陸 陵 险険險 隐隠隱 雾霧 静靜 顶頂 顺順 须須 风風 饮飲 骏駿 鲁魯 鹰鷹 鹭鷺 麦麥 黄黃 齐斉齊 龟亀龜 并並竝 乌烏 乡郷鄉 亚亜亞 产産產 兰蘭 冰氷 净浄淨 凤鳳 别別 剑剣劍 劳労勞 势勢 卫衛 双雙 发発發 变変變 坛壇 坚堅 声聲 孙孫 宾賓 对対對 导導 届屆 岩巌巖 币幣 帆 盐塩鹽 莺鶯鴬 巢巣 鹫鷲 猿 鞍 鲱鰊 滩灘 须須 宪憲 砚硯 姪侄 值値 饥飢 辨弁辯 筥箱 籁頼賴 赖頼賴 妆粧妝 绫綾 纹紋 绸綢 绝絶絕 缆纜 冲沖 况況 绪緒 阪 鸥鴎鷗 鹿 鲭鯖 鲤鯉 鲸鯨 蒌 瑰 侧側 围囲圍 塔 墙牆 寻尋 贯貫 锵鏘 恺 艳艶豔 隆 舱艙 杰傑 柠檸 樱桜櫻 桧檜 榉欅 检検檢 栖棲 杂雑雜 献獻 绣繍繡 鼠 驿駅 觀 壶壺';

const CANONICAL = new Map<string, string>();
for (const group of GROUPS.split(' ')) {
  const [canonical = '', ...variants] = group;
  for (const variant of variants) CANONICAL.set(variant, CANONICAL.get(canonical) ?? canonical);
}

/** Returns the form of a Han character under which its variants are equal: 淺 and 浅. */
export const getCanonicalHan = (character: string): string => CANONICAL.get(character) ?? character;
