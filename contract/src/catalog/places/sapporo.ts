import { definePlaces } from './define-places.ts';

export const sapporo = definePlaces('sapporo', {
  areas: {
    station: ['Sapporo Station', '札幌站'],
    odori: ['Odori Park', '大通公园'],
    susukino: ['Susukino', '薄野'],
    nakajima: ['Nakajima Park', '中岛公园'],
    maruyama: ['Maruyama', '圆山'],
    moiwa: ['Mount Moiwa', '藻岩山'],
    hokudai: ['Hokkaido University', '北海道大学'],
    sapporofactory: ['Sapporo Factory and Beer Garden', '札幌工厂、啤酒园'],
    shiroi: ['Miyanosawa', '宫之泽'],
    toyohira: ['Toyohira and Hitsujigaoka', '丰平、羊之丘'],
    moerenuma: ['Moerenuma', '莫埃来沼'],
    jozankei: ['Jozankei', '定山溪'],
    otaru: ['Otaru', '小樽'],
    chitose: ['New Chitose and Shikotsu', '新千岁、支笏湖'],
    noboribetsu: ['Noboribetsu and Toya', '登别、洞爷'],
    furano: ['Furano and Biei', '富良野、美瑛'],
  },
  list: `
sapporo-station | station-only | station | Sapporo | 札幌 | 札幌
odori-station | station-only | odori | Odori | 大通 | 大通
susukino-station | station | susukino | Susukino | 薄野 | すすきの | ススキノ; 薄野商店街
nakajima-koen-station | station-only | nakajima | Nakajima-koen | 中岛公园 | 中島公園
maruyama-koen-station | station-only | maruyama | Maruyama-koen | 圆山公园 | 円山公園
miyanosawa-station | station | shiroi | Miyanosawa | 宫之泽 | 宮の沢
shin-sapporo-station | station | toyohira | Shin-Sapporo | 新札幌 | 新札幌
fukuzumi-station | station | toyohira | Fukuzumi | 福住 | 福住
kita-juhachijo-station | station | hokudai | Kita-Juhachijo | 北十八条 | 北18条
minami-otaru-station | station | otaru | Minami-Otaru | 南小樽 | 南小樽
otaru-station | station-only | otaru | Otaru | 小樽 | 小樽
makomanai-station | station | moiwa | Makomanai | 真驹内 | 真駒内
soen-station | station | hokudai | Soen | 桑园 | 桑園
asari-station | station | otaru | Asari | 朝里 | 朝里
new-chitose-airport | airport | chitose | New Chitose Airport | 新千岁机场 | 新千歳空港 | 千岁机场; 千歳空港; Chitose Airport
toya-station | station | noboribetsu | Toya | 洞爷 | 洞爺
odori-park | sight | odori | Odori Park | 大通公园 | 大通公園
sapporo-tv-tower | sight | odori | Sapporo TV Tower | 札幌电视塔 | さっぽろテレビ塔 | 札幌テレビ塔; 电视塔; テレビ塔
sapporo-clock-tower | sight | odori | Sapporo Clock Tower | 札幌钟楼 | 札幌時計台 | 札幌市钟楼; 時計台; 札幌市時計台; 札幌时计台
sapporo-snow-festival | sight | odori | Sapporo Snow Festival | 札幌雪祭 | さっぽろ雪まつり | 札幌雪まつり; 札幌冰雪节; Sapporo Yuki Matsuri
nijo-market | sight | odori | Nijo Market | 二条市场 | 二条市場
tanukikoji | sight | susukino | Tanukikoji | 狸小路 | 狸小路 | 狸小路商店街; Tanuki Koji; Tanukikoji Shopping Street; Tanukikoji Shopping Arcade
nikka-sign | sight | susukino | Nikka Sign | 薄野一果看板 | ニッカ看板 | Susukino Nikka Sign
ramen-alley | sight | susukino | Ramen Alley | 拉面横丁 | ラーメン横丁 | 元祖拉面横丁; 元祖さっぽろラーメン横丁; 札幌拉面横丁; Ganso Ramen Yokocho; Ramen Yokocho; 薄野拉面横丁
nakajima-park | sight | nakajima | Nakajima Park | 中岛公园 | 中島公園
hoheikan | sight | nakajima | Hoheikan | 丰平馆 | 豊平館
former-hokkaido-government-office | sight | station | Former Hokkaido Government Office | 北海道厅旧本厅舍 | 北海道庁旧本庁舎 | 赤れんが庁舎; 红砖厅舍; 北海道厅旧址; Red Brick Office; 北海道旧道厅; 赤レンガ庁舎
jr-tower | sight | station | JR Tower | JR塔 | JRタワー | JRタワー展望室; JR Tower Observatory; JR塔展望台
sapporo-stellar-place | sight | station | Sapporo Stellar Place | 札幌Stellar Place | 札幌ステラプレイス | ステラプレイス; Stellar Place
hokkaido-university | sight | hokudai | Hokkaido University | 北海道大学 | 北海道大学 | 北大; 北大银杏大道; 北大イチョウ並木
hokkaido-university-botanic-garden | sight | hokudai | Hokkaido University Botanic Garden | 北海道大学植物园 | 北大植物園
sapporo-beer-museum | sight | sapporofactory | Sapporo Beer Museum | 札幌啤酒博物馆 | サッポロビール博物館 | サッポロビール園; 札幌啤酒园; Sapporo Beer Garden
sapporo-factory | sight | sapporofactory | Sapporo Factory | 札幌工厂 | サッポロファクトリー
hokkaido-shrine | sight | maruyama | Hokkaido Shrine | 北海道神宫 | 北海道神宮 | Hokkaido Jingu
maruyama-park | sight | maruyama | Maruyama Park | 圆山公园 | 円山公園
maruyama-zoo | sight | maruyama | Maruyama Zoo | 圆山动物园 | 円山動物園
okurayama | sight | maruyama | Okurayama | 大仓山 | 大倉山 | 大倉山展望台; 大仓山跳台; 大倉山ジャンプ競技場; Okurayama Ski Jump Stadium; 大仓山滑雪跳台
sapporo-central-wholesale-market | sight | maruyama | Sapporo Central Wholesale Market | 札幌场外市场 | 札幌場外市場 | 札幌市中央卸売市場場外市場; Curb Market; Sapporo Curb Market
mount-moiwa | sight | moiwa | Mount Moiwa | 藻岩山 | 藻岩山 | Mt. Moiwa; Mt Moiwa; Moiwayama; 藻岩山ロープウェイ; 藻岩山缆车; もいわ山; Moiwa Ropeway
shiroi-koibito-park | sight | shiroi | Shiroi Koibito Park | 白色恋人公园 | 白い恋人パーク | 白い恋人公園; 白色恋人工厂; 白之恋人公园
sapporo-art-park | sight | shiroi | Sapporo Art Park | 札幌艺术之森 | 札幌芸術の森 | 芸術の森
hitsujigaoka-observation-hill | sight | toyohira | Hitsujigaoka Observation Hill | 羊之丘展望台 | 羊ヶ丘展望台 | 羊ケ丘展望台; 羊之丘; Hitsujigaoka
sapporo-dome | sight | toyohira | Sapporo Dome | 札幌巨蛋 | 札幌ドーム
historical-village-of-hokkaido | sight | toyohira | Historical Village of Hokkaido | 北海道开拓村 | 北海道開拓の村 | 开拓之村
es-con-field-hokkaido | sight | toyohira | ES CON Field Hokkaido | 北海道ES CON球场 | エスコンフィールド | エスコンフィールド北海道; Es Con Field
takino-suzuran-hillside-park | sight | toyohira | Takino Suzuran Hillside Park | 泷野铃兰丘陵公园 | 滝野すずらん丘陵公園
moerenuma-park | sight | moerenuma | Moerenuma Park | 莫埃来沼公园 | モエレ沼公園 | 摩耶雷沼公园
hill-of-the-buddha | sight | toyohira | Hill of the Buddha | 头大佛 | 頭大仏 | 真駒内滝野霊園; 头大佛殿; 真驹内泷野灵园; Makomanai Takino Cemetery
jozankei-onsen | sight | jozankei | Jozankei Onsen | 定山溪温泉 | 定山渓温泉 | 定山溪; 定山渓; Jozankei
hoheikyo-dam | sight | jozankei | Hoheikyo Dam | 丰平峡 | 豊平峡 | 豊平峡温泉; 豊平峡ダム; Hoheikyo
sapporo-teine | sight | jozankei | Sapporo Teine | 手稻滑雪场 | サッポロテイネ | 札幌手稻滑雪场; Sapporo Teine ski resort
sapporo-kokusai | sight | jozankei | Sapporo Kokusai | 札幌国际滑雪场 | 札幌国際スキー場 | Sapporo Kokusai Ski Resort
otaru-canal | sight | otaru | Otaru Canal | 小樽运河 | 小樽運河
otaru-music-box-museum | sight | otaru | Otaru Music Box Museum | 小樽八音盒堂 | 小樽オルゴール堂 | 音乐盒堂; 小樽音乐盒堂; オルゴール堂; 八音盒堂
sakaimachi-street | sight | otaru | Sakaimachi Street | 堺町通 | 堺町通り | 堺町通商店街; 堺町通り商店街; Sakaimachi-dori; Sakaimachi
letao | sight | otaru | LeTAO | LeTAO本店 | ルタオ | 小樽洋菓子舗ルタオ
kitaichi-glass | sight | otaru | Kitaichi Glass | 北一硝子 | 北一硝子
mount-tengu | sight | otaru | Mount Tengu | 天狗山 | 天狗山 | 小樽天狗山; Mt. Tengu; Tenguyama
otaru-aquarium | sight | otaru | Otaru Aquarium | 小樽水族馆 | おたる水族館
lake-shikotsu | sight | chitose | Lake Shikotsu | 支笏湖 | 支笏湖 | Shikotsuko
jigokudani | sight | noboribetsu | Jigokudani | 登别地狱谷 | 登別地獄谷 | 地狱谷; 地獄谷; Hell Valley; Noboribetsu Jigokudani
noboribetsu-onsen | sight | noboribetsu | Noboribetsu Onsen | 登别温泉 | 登別温泉
noboribetsu-bear-park | sight | noboribetsu | Noboribetsu Bear Park | 登别熊牧场 | のぼりべつクマ牧場 | 登別クマ牧場; 熊牧场
lake-toya | sight | noboribetsu | Lake Toya | 洞爷湖 | 洞爺湖 | Toyako
upopoy | sight | noboribetsu | Upopoy | 民族共生象征空间 | ウポポイ | 国立爱努民族博物馆
blue-pond | sight | furano | Blue Pond | 美瑛青池 | 白金青い池 | 青池; 青い池; Shirogane Blue Pond; Biei Blue Pond; Aoiike
farm-tomita | sight | furano | Farm Tomita | 富田农场 | ファーム富田
shikisai-no-oka | sight | furano | Shikisai no Oka | 四季彩之丘 | 四季彩の丘 | 四季彩丘
asahiyama-zoo | sight | furano | Asahiyama Zoo | 旭山动物园 | 旭山動物園
yoichi-distillery | sight | furano | Yoichi Distillery | 余市蒸馏所 | ニッカウヰスキー余市蒸溜所 | 余市蒸溜所; 余市酒厂; Nikka Yoichi Distillery; Nikka Whisky Yoichi Distillery
niseko | sight | furano | Niseko | 二世谷 | ニセコ | 二世古
`,
});
