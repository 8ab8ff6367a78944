import { defineDishes } from './define-places.ts';

/** Dishes that are served everywhere, then those that a city is known for. */
export const dishes = [
  defineDishes(
    null,
    `
sushi | Sushi | 寿司 | 寿司 | 壽司; すし; お寿司; 握寿司; 回转寿司; 回転寿司; conveyor belt sushi
sashimi | Sashimi | 生鱼片 | 刺身 | お刺身; 刺し身; 生魚片
ramen | Ramen | 拉面 | ラーメン | 拉麵; らーめん; 日式拉面
udon | Udon | 乌冬面 | うどん | 乌冬; 烏龍麵; 烏冬
soba | Soba | 荞麦面 | 蕎麦 | お蕎麦; おそば; 蕎麥麵; 荞麦; soba noodles
tempura | Tempura | 天妇罗 | 天ぷら | 天婦羅; てんぷら; 天麸罗
tonkatsu | Tonkatsu | 炸猪排 | とんかつ | 豚カツ; トンカツ; 日式炸猪排
yakitori | Yakitori | 烤鸡串 | 焼き鳥 | 焼鳥; やきとり; 烧鸟; 烤鸡肉串
yakiniku | Yakiniku | 日式烤肉 | 焼肉 | 焼き肉; やきにく; 烧肉; 日式烧肉
sukiyaki | Sukiyaki | 寿喜烧 | すき焼き | すきやき; 寿喜锅; 壽喜燒
shabu-shabu | Shabu-shabu | 涮涮锅 | しゃぶしゃぶ | 日式涮锅; 涮涮鍋
unagi | Unagi | 鳗鱼饭 | うなぎ | ウナギ; うな重; うな丼; 鰻重; 鰻魚飯; unaju; unadon; grilled eel
oden | Oden | 关东煮 | おでん | 關東煮
kaiseki | Kaiseki | 怀石料理 | 懐石料理 | 怀石; 会席料理; 懐石; kaiseki ryori; kaiseki dinner; 懷石料理
gyudon | Gyudon | 牛肉盖饭 | 牛丼 | 牛肉饭; beef bowl
kaisendon | Kaisendon | 海鲜盖饭 | 海鮮丼 | 海鲜丼; 海鲜饭
yakisoba | Yakisoba | 日式炒面 | 焼きそば | 焼そば; やきそば
okonomiyaki | Okonomiyaki | 大阪烧 | お好み焼き | 御好烧; 什锦烧; おこのみやき; お好み焼; 大阪燒; 好烧
monjayaki | Monjayaki | 文字烧 | もんじゃ焼き | もんじゃ; 文字燒; monja; monja-yaki
takoyaki | Takoyaki | 章鱼烧 | たこ焼き | タコ焼き; たこやき; 章鱼小丸子; 章魚燒; octopus balls
tsukemen | Tsukemen | 蘸面 | つけ麺 | つけめん; 沾面; 沾麵
onigiri | Onigiri | 日式饭团 | おにぎり | おむすび
wagyu | Wagyu | 和牛 | 和牛 | wagyu beef
miso-soup | Miso soup | 味噌汤 | 味噌汁 | みそ汁; お味噌汁; 味噌湯
natto | Natto | 纳豆 | 納豆
taiyaki | Taiyaki | 鲷鱼烧 | たい焼き | 鯛焼き; 鯛魚燒
mochi | Mochi | 日式年糕 | 大福餅 | 草莓大福; いちご大福; 大福
dorayaki | Dorayaki | 铜锣烧 | どら焼き | 銅鑼燒
dango | Dango | 日式丸子 | 団子 | お団子; みたらし団子; 糯米团子; mitarashi dango
wagashi | Wagashi | 和果子 | 和菓子
chawanmushi | Chawanmushi | 日式茶碗蒸 | 茶碗蒸し | 茶碗蒸
katsudon | Katsudon | 炸猪排盖饭 | カツ丼 | 猪排饭; 炸猪排饭
oyakodon | Oyakodon | 亲子盖饭 | 親子丼 | 亲子丼
omurice | Omurice | 蛋包饭 | オムライス | 蛋包飯
karaage | Karaage | 日式炸鸡 | 唐揚げ | から揚げ; からあげ; 唐扬鸡块; 唐扬炸鸡
gyoza | Gyoza | 日式煎饺 | 餃子 | ギョーザ; 日式饺子
shojin-ryori | Shojin ryori | 精进料理 | 精進料理
chanko-nabe | Chanko nabe | 相扑火锅 | ちゃんこ鍋 | 力士锅; ちゃんこ; chankonabe; 相撲火鍋; sumo hot pot
`,
  ),
  defineDishes(
    'tokyo',
    `
fukagawa-meshi | Fukagawa-meshi | 深川饭 | 深川めし | 深川丼; 深川飯
edomae-sushi | Edomae sushi | 江户前寿司 | 江戸前寿司 | 江户前; 江戸前鮨
ningyo-yaki | Ningyo-yaki | 人形烧 | 人形焼き | 人形焼
`,
  ),
  defineDishes(
    'kyoto',
    `
yudofu | Yudofu | 汤豆腐 | 湯豆腐 | 湯どうふ; 豆腐料理; 京都豆腐料理; hot tofu
yuba | Yuba | 豆皮料理 | 湯葉 | ゆば; 腐皮料理
yatsuhashi | Yatsuhashi | 八桥饼 | 八ッ橋 | 八つ橋; 生八ッ橋; 生八つ橋; 生八桥; 八橋; nama yatsuhashi
obanzai | Obanzai | 京都家常菜 | おばんざい | 京おばんざい
nishin-soba | Nishin soba | 鲱鱼荞麦面 | にしんそば
`,
  ),
  defineDishes(
    'osaka',
    `
kushikatsu | Kushikatsu | 炸串 | 串カツ | 串かつ; 串炸; 串揚げ; 大阪炸串; kushiage
butaman | Butaman | 大阪肉包 | 豚まん | 551豚まん; 551肉包
negiyaki | Negiyaki | 葱烧 | ねぎ焼き
kitsune-udon | Kitsune udon | 狐狸乌冬 | きつねうどん | 油豆腐乌冬面
`,
  ),
  defineDishes(
    'hiroshima',
    `
hiroshima-okonomiyaki | Hiroshima okonomiyaki | 广岛烧 | 広島焼き | 広島お好み焼き; 広島風お好み焼き; 广岛风大阪烧; Hiroshimayaki; Hiroshima-style okonomiyaki; 廣島燒
hiroshima-oysters | Hiroshima oysters | 广岛牡蛎 | 広島牡蠣 | 広島の牡蠣; 广岛生蚝; 焼き牡蠣; 烤牡蛎; 烤生蚝; grilled oysters
momiji-manju | Momiji manju | 红叶馒头 | もみじ饅頭 | もみじまんじゅう; 枫叶馒头; 紅葉饅頭; 枫叶包
anago-meshi | Anago-meshi | 星鳗饭 | あなごめし | 穴子飯; あなご飯; 星鳗盖饭
`,
  ),
  defineDishes(
    'sapporo',
    `
sapporo-miso-ramen | Sapporo miso ramen | 札幌味噌拉面 | 札幌味噌ラーメン | 味噌ラーメン; 味噌拉面; 札幌ラーメン; 札幌拉面; miso ramen; Sapporo ramen
jingisukan | Jingisukan | 成吉思汗烤肉 | ジンギスカン | 成吉思汗; Genghis Khan; 北海道烤羊肉
soup-curry | Soup curry | 汤咖喱 | スープカレー | 北海道汤咖喱; 湯咖哩
kani | Kani | 北海道螃蟹 | カニ料理 | 帝王蟹; 毛蟹; 毛ガニ; 毛がに; 蟹料理; 蟹道乐; タラバガニ; 鳕场蟹; 松叶蟹; king crab; hairy crab; snow crab
uni-don | Uni don | 海胆盖饭 | ウニ丼 | うに丼; 海胆饭
`,
  ),
  defineDishes(
    'nara',
    `
kakinoha-zushi | Kakinoha-zushi | 柿叶寿司 | 柿の葉寿司 | 柿の葉ずし; 柿葉壽司
miwa-somen | Miwa somen | 三轮素面 | 三輪そうめん | 三輪素麺
narazuke | Narazuke | 奈良渍 | 奈良漬 | 奈良漬け
`,
  ),
  defineDishes(
    'yokohama',
    `
iekei-ramen | Iekei ramen | 家系拉面 | 家系ラーメン | 横滨家系拉面; 横浜家系ラーメン
shumai | Shumai | 横滨烧卖 | シウマイ | シュウマイ; 崎阳轩烧卖; 崎陽軒のシウマイ
sanma-men | Sanma-men | 横滨豆芽汤面 | サンマーメン
`,
  ),
  defineDishes(
    'kobe',
    `
kobe-beef | Kobe beef | 神户牛肉 | 神戸牛 | 神户牛; 神戸ビーフ; 神户牛排; 神戶牛; Kobe steak; 神戸牛ステーキ
akashiyaki | Akashiyaki | 明石烧 | 明石焼き | 明石焼
sobameshi | Sobameshi | 神户炒面饭 | そばめし
`,
  ),
  defineDishes(
    'fukuoka',
    `
hakata-ramen | Hakata ramen | 博多拉面 | 博多ラーメン | 豚骨ラーメン; 豚骨拉面; とんこつラーメン; 博多豚骨拉面; tonkotsu ramen; Hakata tonkotsu ramen; 豚骨拉麵
motsunabe | Motsunabe | 牛肠锅 | もつ鍋 | 内脏锅; 牛杂锅; モツ鍋; 博多もつ鍋; 牛腸鍋; offal hot pot
mizutaki | Mizutaki | 水炊锅 | 水炊き | 博多水炊き; 鸡肉水炊锅; 水炊鸡肉锅
mentaiko | Mentaiko | 明太子 | 明太子 | 辛子明太子; めんたいこ
hakata-gyoza | Hakata gyoza | 博多一口煎饺 | 博多一口餃子 | 鉄鍋餃子; 铁锅煎饺
gomasaba | Gomasaba | 芝麻青花鱼 | ごまさば | 胡麻鯖
umegae-mochi | Umegae mochi | 梅枝饼 | 梅ヶ枝餅 | 梅が枝餅
`,
  ),
  defineDishes(
    'nagoya',
    `
hitsumabushi | Hitsumabushi | 鳗鱼饭三吃 | ひつまぶし | 鳗鱼三吃; 名古屋鳗鱼饭; 鰻魚三吃
miso-katsu | Miso katsu | 味噌猪排 | 味噌カツ | みそかつ; 味噌かつ; 味噌炸猪排; misokatsu
tebasaki | Tebasaki | 名古屋鸡翅 | 手羽先 | 手羽先唐揚げ; 炸鸡翅; tebasaki chicken wings; 名古屋炸鸡翅
kishimen | Kishimen | 名古屋宽面 | きしめん | 棊子面; 碁子面
miso-nikomi-udon | Miso nikomi udon | 味噌煮乌冬面 | 味噌煮込みうどん | 味噌乌冬; 味噌煮込うどん; 味噌煮乌冬
ogura-toast | Ogura toast | 小仓吐司 | 小倉トースト | 红豆吐司
tenmusu | Tenmusu | 天妇罗饭团 | 天むす
taiwan-ramen | Taiwan ramen | 台湾拉面 | 台湾ラーメン
`,
  ),
];
