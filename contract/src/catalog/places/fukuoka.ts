import { definePlaces } from './define-places.ts';

export const fukuoka = definePlaces('fukuoka', {
  areas: {
    hakata: ['Hakata Station', '博多站'],
    nakasu: ['Nakasu and Kawabata', '中洲、川端'],
    tenjin: ['Tenjin', '天神'],
    daimyo: ['Daimyo and Imaizumi', '大名、今泉'],
    gion: ['Gion and Gofukumachi', '祇园、吴服町'],
    bayside: ['Bayside and Hakata Port', '博多港'],
    ohori: ['Ohori Park', '大濠公园'],
    momochi: ['Momochi', '百道'],
    yakuin: ['Yakuin and Takamiya', '药院、高宫'],
    airport: ['Fukuoka Airport', '福冈机场'],
    hakozaki: ['Hakozaki and Kashii', '箱崎、香椎'],
    uminonakamichi: ['Uminonakamichi and Shikanoshima', '海之中道、志贺岛'],
    dazaifu: ['Dazaifu', '太宰府'],
    itoshima: ['Itoshima', '丝岛'],
    yanagawa: ['Yanagawa', '柳川'],
    kitakyushu: ['Kitakyushu', '北九州'],
  },
  list: `
hakata-station | station | hakata | Hakata | 博多 | 博多 | はかた
tenjin-station | station | tenjin | Tenjin | 天神 | 天神
nishitetsu-fukuoka-tenjin-station | station | tenjin | Nishitetsu-Fukuoka (Tenjin) | 西铁福冈 | 西鉄福岡 | 西铁福冈(天神); 西鉄福岡（天神）; 西鉄福岡(天神); Nishitetsu Fukuoka; Nishitetsu Tenjin; 西铁天神
tenjin-minami-station | station | tenjin | Tenjin-Minami | 天神南 | 天神南
nakasu-kawabata-station | station | nakasu | Nakasu-Kawabata | 中洲川端 | 中洲川端
gion-station | station-only | gion | Gion | 福冈祇园 | 福岡祇園
gofukumachi-station | station | gion | Gofukumachi | 吴服町 | 呉服町
ohori-koen-station | station-only | ohori | Ohori-koen | 大濠公园 | 大濠公園
akasaka-station | station | ohori | Akasaka | 赤坂 | 赤坂
nishijin-station | station-only | momochi | Nishijin | 西新 | 西新
tojimmachi-station | station | momochi | Tojimmachi | 唐人町 | 唐人町 | Tojinmachi
yakuin-station | station | yakuin | Yakuin | 药院 | 薬院
takamiya-station | station | yakuin | Takamiya | 高宫 | 高宮
fukuokakuko-station | station-only | airport | Fukuokakuko | 福冈机场 | 福岡空港
kashii-station | station | hakozaki | Kashii | 香椎 | 香椎
dazaifu-station | station | dazaifu | Dazaifu | 太宰府 | 太宰府 | 太宰府市
nishitetsu-futsukaichi-station | station | dazaifu | Nishitetsu Futsukaichi | 西铁二日市 | 西鉄二日市 | 二日市; Futsukaichi
meinohama-station | station | itoshima | Meinohama | 姪滨 | 姪浜 | 侄滨
chikuzen-maebaru-station | station | itoshima | Chikuzen-Maebaru | 筑前前原 | 筑前前原
nishitetsu-yanagawa-station | station | yanagawa | Nishitetsu Yanagawa | 西铁柳川 | 西鉄柳川
kokura-station | station | kitakyushu | Kokura | 小仓 | 小倉
mojiko-station | station | kitakyushu | Mojiko | 门司港 | 門司港
fukuoka-airport | airport | airport | Fukuoka Airport | 福冈机场 | 福岡空港
kushida-shrine | sight | hakata | Kushida Shrine | 栉田神社 | 櫛田神社
jr-hakata-city | sight | hakata | JR Hakata City | JR博多城 | JR博多シティ | 博多阪急; Hakata City
sumiyoshi-shrine | sight | hakata | Sumiyoshi Shrine | 住吉神社 | 住吉神社 | 筑前国一之宫住吉神社
rakusuien | sight | hakata | Rakusuien | 乐水园 | 楽水園
canal-city-hakata | sight | nakasu | Canal City Hakata | 博多运河城 | キャナルシティ博多 | 运河城; キャナルシティ; Canal City; 福冈运河城; 博多運河城
nakasu | sight | nakasu | Nakasu | 中洲 | 中洲 | 中洲屋台; 中洲屋台街; 中洲の屋台; Nakasu Yatai; Nakasu yatai stalls
kawabata-shopping-arcade | sight | nakasu | Kawabata Shopping Arcade | 川端商店街 | 川端通商店街 | 川端通; 上川端商店街; Kawabata Shopping Street; Kawabata-dori; 川端通り商店街
fukuoka-asian-art-museum | sight | nakasu | Fukuoka Asian Art Museum | 福冈亚洲美术馆 | 福岡アジア美術館
hakata-machiya-folk-museum | sight | nakasu | Hakata Machiya Folk Museum | 博多町家故乡馆 | 博多町家ふるさと館 | Hakata Machiya Furusato-kan
hakataza-theater | sight | nakasu | Hakataza Theater | 博多座 | 博多座 | Hakataza
tocho-ji | sight | gion | Tocho-ji | 东长寺 | 東長寺 | 福岡大仏; 福冈大佛
shofuku-ji | sight | gion | Shofuku-ji | 圣福寺 | 聖福寺
joten-ji | sight | gion | Joten-ji | 承天寺 | 承天寺
tenjin-underground-city | sight | tenjin | Tenjin Underground City | 天神地下街 | 天神地下街 | てんちか; Tenjin Chikagai; Tenjin Underground Mall; Tenjin Underground Shopping Center
acros-fukuoka | sight | tenjin | Acros Fukuoka | 福冈ACROS | アクロス福岡 | アクロス; ACROS; Acros
kego-park | sight | tenjin | Kego Park | 警固公园 | 警固公園
kego-shrine | sight | tenjin | Kego Shrine | 警固神社 | 警固神社
nagahama-yatai | sight | tenjin | Nagahama Yatai | 长滨屋台 | 長浜屋台 | 長浜の屋台; 长滨屋台街; 長浜屋台街; Nagahama; 长浜屋台
yanagibashi-market | sight | tenjin | Yanagibashi Market | 柳桥联合市场 | 柳橋連合市場 | 柳橋市場; Yanagibashi Rengo Market; 柳桥连合市场; 柳桥市场
daimyo-district | sight | daimyo | Daimyo district | 福冈大名 | 福岡大名 | 大名地区
bayside-place-hakata | sight | bayside | Bayside Place Hakata | 博多港湾广场 | ベイサイドプレイス博多 | ベイサイドプレイス; Bayside Place
hakata-port-tower | sight | bayside | Hakata Port Tower | 博多港塔 | 博多ポートタワー | 博多港塔楼
hakata-port | sight | bayside | Hakata Port | 博多港 | 博多港 | 博多港国際ターミナル; 博多港国际码头; Hakata Port International Terminal
ohori-park | sight | ohori | Ohori Park | 大濠公园 | 大濠公園
maizuru-park | sight | ohori | Maizuru Park | 舞鹤公园 | 舞鶴公園
fukuoka-castle-ruins | sight | ohori | Fukuoka Castle Ruins | 福冈城迹 | 福岡城跡 | 福冈城; 福岡城; 福冈城遗址; Fukuoka Castle
fukuoka-art-museum | sight | ohori | Fukuoka Art Museum | 福冈市美术馆 | 福岡市美術館
ohori-park-japanese-garden | sight | ohori | Ohori Park Japanese Garden | 大濠公园日本庭园 | 大濠公園日本庭園
fukuoka-tower | sight | momochi | Fukuoka Tower | 福冈塔 | 福岡タワー | 福岡塔
momochi-seaside-park | sight | momochi | Momochi Seaside Park | 百道海滨公园 | シーサイドももち海浜公園 | シーサイドももち; 百道海滨; 百道浜; 百道滨; Seaside Momochi; Momochihama; ももち浜; Momochi Beach; 百道海滩
paypay-dome | sight | momochi | PayPay Dome | 福冈PayPay巨蛋 | PayPayドーム | 福冈巨蛋; みずほPayPayドーム福岡; 福岡ドーム; Fukuoka Dome; Fukuoka PayPay Dome; 福岡PayPayドーム; Mizuho PayPay Dome
fukuoka-city-museum | sight | momochi | Fukuoka City Museum | 福冈市博物馆 | 福岡市博物館
teamlab-forest-fukuoka | sight | momochi | teamLab Forest Fukuoka | 福冈teamLab森林 | チームラボフォレスト福岡 | teamLab Forest
lalaport-fukuoka | sight | airport | LaLaport Fukuoka | 福冈LaLaport | ららぽーと福岡 | LaLaport福冈; 福冈啦啦宝都; LaLaport; ららぽーと; 高达立像; νガンダム
hakozakigu | sight | hakozaki | Hakozakigu | 筥崎宫 | 筥崎宮 | 箱崎宫; 筥崎八幡宮; Hakozaki Shrine; 箱崎宮; Hakozaki-gu
kashii-gu | sight | hakozaki | Kashii-gu | 香椎宫 | 香椎宮 | Kashii Shrine
nanzoin | sight | hakozaki | Nanzoin | 南藏院 | 南蔵院 | 南蔵院涅槃像; 南藏院卧佛; Nanzo-in; 南藏院涅槃像
miyajidake-shrine | sight | hakozaki | Miyajidake Shrine | 宫地岳神社 | 宮地嶽神社 | 宮地獄神社; 光之道; 光の道; 宮地嶽
uminonakamichi-seaside-park | sight | uminonakamichi | Uminonakamichi Seaside Park | 海之中道海滨公园 | 海の中道海浜公園 | 海之中道; 海の中道; Uminonakamichi; 国营海之中道海滨公园
marine-world-uminonakamichi | sight | uminonakamichi | Marine World Uminonakamichi | 海之中道海洋世界 | マリンワールド海の中道 | 海洋世界海之中道; マリンワールド; Marine World
shikanoshima | sight | uminonakamichi | Shikanoshima | 志贺岛 | 志賀島 | Shika Island; Shikanoshima Island
nokonoshima | sight | uminonakamichi | Nokonoshima | 能古岛 | 能古島 | 能古岛海岛公园; のこのしまアイランドパーク; Nokonoshima Island Park; Nokonoshima Island; 能古島アイランドパーク
dazaifu-tenmangu | sight | dazaifu | Dazaifu Tenmangu | 太宰府天满宫 | 太宰府天満宮 | 太宰府天滿宮; Dazaifu Shrine; Dazaifu Tenman-gu; Dazaifu Tenmangu Shrine
kyushu-national-museum | sight | dazaifu | Kyushu National Museum | 九州国立博物馆 | 九州国立博物館
kamado-shrine | sight | dazaifu | Kamado Shrine | 竈门神社 | 竈門神社 | 宝满宫灶门神社; 灶门神社; 宝満宮竈門神社; 竃門神社; Kamado Jinja
komyozen-ji | sight | dazaifu | Komyozen-ji | 光明禅寺 | 光明禅寺
kanzeon-ji | sight | dazaifu | Kanzeon-ji | 观世音寺 | 観世音寺
sakurai-futamigaura | sight | itoshima | Sakurai Futamigaura | 樱井二见浦 | 桜井二見ヶ浦 | 二见浦; 二見ヶ浦; 夫妇岩; 夫婦岩; Futamigaura; Meoto Iwa; 糸島二見ヶ浦; 糸島夫婦岩; 白色鸟居; 丝岛夫妇岩; 系岛夫妇岩; Couple Stones
itoshima | sight | itoshima | Itoshima | 丝岛 | 糸島 | 系岛; 糸岛; いとしま; 絲島
shiraito-falls | sight | itoshima | Shiraito Falls | 白丝瀑布 | 白糸の滝 | 白糸瀑布
raizan-sennyoji | sight | itoshima | Raizan Sennyoji | 雷山千如寺 | 雷山千如寺 | 千如寺; Sennyoji; 千如寺大悲王院; Sennyo-ji
yanagawa-river-cruise | sight | yanagawa | Yanagawa River Cruise | 柳川游船 | 柳川川下り | 柳川水乡; 柳川遊覧船; 柳川の川下り; 柳川泛舟; Yanagawa punting; Yanagawa boat ride
yanagawa-ohana | sight | yanagawa | Yanagawa Ohana | 柳川御花 | 柳川藩主立花邸御花 | 御花
kokura-castle | sight | kitakyushu | Kokura Castle | 小仓城 | 小倉城
mojiko-retro | sight | kitakyushu | Mojiko Retro | 门司港复古区 | 門司港レトロ | 门司港Retro; 门司港怀旧区; Moji Port Retro; Mojiko Retro District; 門司港懷舊區
kawachi-wisteria-garden | sight | kitakyushu | Kawachi Wisteria Garden | 河内藤园 | 河内藤園 | 河内藤花园; Kawachi Fuji Garden
tanga-market | sight | kitakyushu | Tanga Market | 旦过市场 | 旦過市場
space-labo | sight | kitakyushu | Space LABO | 宇宙实验室 | スペースLABO
`,
});
