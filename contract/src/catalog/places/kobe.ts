import { definePlaces } from './define-places.ts';

export const kobe = definePlaces('kobe', {
  areas: {
    sannomiya: ['Sannomiya', '三宫'],
    kitano: ['Kitano', '北野'],
    shinkobe: ['Shin-Kobe and Nunobiki', '新神户、布引'],
    motomachi: ['Motomachi and Nankinmachi', '元町、南京町'],
    harborland: ['Harborland', '临海乐园'],
    meriken: ['Meriken Park', '美利坚公园'],
    portisland: ['Port Island', '人工岛'],
    rokko: ['Mount Rokko', '六甲山'],
    maya: ['Mount Maya', '摩耶山'],
    arima: ['Arima Onsen', '有马温泉'],
    nada: ['Nada', '滩'],
    suma: ['Suma', '须磨'],
    maiko: ['Maiko and Akashi', '舞子、明石'],
    hyogo: ['Hyogo and Nagata', '兵库、长田'],
    himeji: ['Himeji', '姬路'],
    awaji: ['Awaji Island', '淡路岛'],
  },
  list: `
kobe-station | station-only | motomachi | Kobe | 神户 | 神戸
sannomiya-station | station | sannomiya | Sannomiya | 三宫 | 三宮 | 三ノ宮; 三之宫; 神户三宫; 神戸三宮; さんのみや; Kobe-Sannomiya
motomachi-station | station | motomachi | Motomachi | 元町 | 元町
shin-kobe-station | station | shinkobe | Shin-Kobe | 新神户 | 新神戸
kosoku-kobe-station | station | harborland | Kosoku Kobe | 高速神户 | 高速神戸
minatojima-station | station | portisland | Minatojima | 港岛 | みなとじま
rokkomichi-station | station | rokko | Rokkomichi | 六甲道 | 六甲道
rokko-cable-shita-station | station | rokko | Rokko Cable Shita | 六甲缆车下站 | 六甲ケーブル下 | 六甲ケーブル
nada-station | station-only | nada | Nada | 滩 | 灘
sumiyoshi-station | station | nada | Sumiyoshi | 住吉 | 住吉
shin-nagata-station | station | hyogo | Shin-Nagata | 新长田 | 新長田
sumakaihinkoen-station | station-only | suma | Sumakaihinkoen | 须磨海滨公园 | 須磨海浜公園
maiko-station | station-only | maiko | Maiko | 舞子 | 舞子
akashi-station | station-only | maiko | Akashi | 明石 | 明石
himeji-station | station-only | himeji | Himeji | 姬路 | 姫路
arima-onsen-station | station-only | arima | Arima-Onsen | 有马温泉 | 有馬温泉
kobe-airport | airport | portisland | Kobe Airport | 神户机场 | 神戸空港
ikuta-shrine | sight | sannomiya | Ikuta Shrine | 生田神社 | 生田神社 | Ikuta Jinja
sannomiya-center-gai | sight | sannomiya | Sannomiya Center Gai | 三宫中心街 | 三宮センター街 | 三宫商店街; 三宮商店街; Sannomiya Center Street
higashi-yuenchi-park | sight | sannomiya | Higashi Yuenchi Park | 东游园地 | 東遊園地 | 神戸ルミナリエ; 神户光之祭典; Kobe Luminarie
kobe-city-hall-observation-lobby | sight | sannomiya | Kobe City Hall Observation Lobby | 神户市役所展望厅 | 神戸市役所展望ロビー | 神戸市役所; 神户市役所; Kobe City Hall
kobe-city-museum | sight | sannomiya | Kobe City Museum | 神户市立博物馆 | 神戸市立博物館
flower-road | sight | sannomiya | Flower Road | 花卉路 | フラワーロード
kitano-ijinkan | sight | kitano | Kitano Ijinkan | 北野异人馆 | 北野異人館 | 异人馆; 異人館; 异人馆街; 異人館街; 北野異人館街; Ijinkan; 北野异人馆街; 北野町异人馆; Kitano-cho; 北野町
weathercock-house | sight | kitano | Weathercock House | 风见鸡之馆 | 風見鶏の館 | 风见鸡馆; 風見雞館; Kazamidori no Yakata
moegi-house | sight | kitano | Moegi House | 萌黄之馆 | 萌黄の館
uroko-house | sight | kitano | Uroko House | 鱼鳞之家 | うろこの家 | 鱼鳞馆
kitano-tenman-shrine | sight | kitano | Kitano Tenman Shrine | 北野天满神社 | 北野天満神社
nunobiki-falls | sight | shinkobe | Nunobiki Falls | 布引瀑布 | 布引の滝 | 布引瀑; Nunobiki Waterfall
nunobiki-herb-gardens | sight | shinkobe | Nunobiki Herb Gardens | 布引香草园 | 神戸布引ハーブ園 | 布引ハーブ園; 神户布引香草园; Kobe Nunobiki Herb Gardens; Nunobiki Herb Garden
kobe-nunobiki-ropeway | sight | shinkobe | Kobe Nunobiki Ropeway | 布引缆车 | 神戸布引ロープウェイ | 布引ロープウェイ; 神户布引缆车; Nunobiki Ropeway
takenaka-carpentry-tools-museum | sight | shinkobe | Takenaka Carpentry Tools Museum | 竹中大工道具馆 | 竹中大工道具館
nankinmachi | sight | motomachi | Nankinmachi | 南京町 | 南京町 | 神户南京町; 神戸南京町; 南京町広場; 南京町广场; Kobe Chinatown; Nankin-machi; 神户中华街
kobe-former-foreign-settlement | sight | motomachi | Kobe Former Foreign Settlement | 旧居留地 | 旧居留地 | 神户旧居留地; 神戸旧居留地; Kyukyoryuchi; Old Foreign Settlement
minatogawa-shrine | sight | motomachi | Minatogawa Shrine | 凑川神社 | 湊川神社
kobe-motomachi-shopping-street | sight | motomachi | Kobe Motomachi Shopping Street | 神户元町商店街 | 神戸元町商店街 | 神户元町; 神戸元町
harborland | sight | harborland | Harborland | 神户临海乐园 | ハーバーランド | 神戸ハーバーランド; 神户海港乐园; 临海乐园; Kobe Harborland; Harbor Land; Harbourland; 神户港湾乐园; umie; 神戸ハーバーランドumie
kobe-anpanman-museum | sight | harborland | Kobe Anpanman Museum | 神户面包超人博物馆 | 神戸アンパンマンこどもミュージアム | 面包超人博物馆; アンパンマンミュージアム; Anpanman Museum; Anpanman Children's Museum; 神戸アンパンマンミュージアム
umie-mosaic | sight | harborland | Umie Mosaic | 马赛克广场 | モザイク大観覧車 | 神戸モザイク; 神户马赛克; Kobe Harborland Mosaic; 马赛克摩天轮
meriken-park | sight | meriken | Meriken Park | 美利坚公园 | メリケンパーク | 梅利肯公园
kobe-port-tower | sight | meriken | Kobe Port Tower | 神户港塔 | 神戸ポートタワー | ポートタワー; 神户塔; 神戶港塔; Port Tower; 港塔
be-kobe-monument | sight | meriken | BE KOBE monument | BE KOBE纪念碑 | BE KOBEモニュメント | BE KOBE
kobe-maritime-museum | sight | meriken | Kobe Maritime Museum | 神户海洋博物馆 | 神戸海洋博物館 | 川崎重工博物馆; カワサキワールド; Kawasaki Good Times World
atoa | sight | meriken | Atoa | 神户Atoa水族馆 | アトア | átoa; 神户atoa; 劇場型アクアリウム; atoa水族馆
port-of-kobe-earthquake-memorial-park | sight | meriken | Port of Kobe Earthquake Memorial Park | 神户港震灾纪念公园 | 神戸港震災メモリアルパーク | 震災メモリアルパーク
kobe-animal-kingdom | sight | portisland | Kobe Animal Kingdom | 神户动物王国 | 神戸どうぶつ王国 | 动物王国; どうぶつ王国; Animal Kingdom
bandoh-kobe-science-museum | sight | portisland | Bandoh Kobe Science Museum | 神户青少年科学馆 | バンドー神戸青少年科学館
ucc-coffee-museum | sight | portisland | UCC Coffee Museum | UCC咖啡博物馆 | UCCコーヒー博物館
mount-rokko | sight | rokko | Mount Rokko | 六甲山 | 六甲山 | Mt. Rokko; Mt Rokko; Rokkosan
rokko-garden-terrace | sight | rokko | Rokko Garden Terrace | 六甲花园露台 | 六甲ガーデンテラス | 六甲Garden Terrace
rokko-alpine-botanical-garden | sight | rokko | Rokko Alpine Botanical Garden | 六甲高山植物园 | 六甲高山植物園
rokkosan-pasture | sight | rokko | Rokkosan Pasture | 六甲山牧场 | 六甲山牧場 | 六甲牧场; Rokkosan Pasture; Mt. Rokko Pasture
rokko-forest-sound-museum | sight | rokko | Rokko Forest Sound Museum | 六甲森之音博物馆 | ROKKO森の音ミュージアム | 六甲音乐盒博物馆; 六甲オルゴールミュージアム; Rokko International Musical Box Museum
mount-maya | sight | maya | Mount Maya | 摩耶山 | 摩耶山 | 摩耶山掬星台; 掬星台; Kikuseidai; Mt. Maya; Mt Maya; Mayasan
oji-zoo | sight | maya | Oji Zoo | 王子动物园 | 王子動物園 | 神户市立王子动物园; 神戸市立王子動物園; Kobe Oji Zoo; 神户王子动物园
hyogo-prefectural-museum-of-art | sight | maya | Hyogo Prefectural Museum of Art | 兵库县立美术馆 | 兵庫県立美術館
arima-onsen | sight | arima | Arima Onsen | 有马温泉 | 有馬温泉 | 有馬; 有马; 有馬溫泉; Arima Hot Springs; Arima Hot Spring; Arima
kin-no-yu | sight | arima | Kin no Yu | 金之汤 | 金の湯 | 金汤; Kinnoyu; Kin-no-Yu
gin-no-yu | sight | arima | Gin no Yu | 银之汤 | 銀の湯 | 银汤; Gin-no-Yu
zuihoji-park | sight | arima | Zuihoji Park | 瑞宝寺公园 | 瑞宝寺公園
hakutsuru-sake-brewery-museum | sight | nada | Hakutsuru Sake Brewery Museum | 白鹤酒造资料馆 | 白鶴酒造資料館 | 白鹤酒造; 白鶴酒造; Hakutsuru Museum; Hakutsuru Sake Museum; 白鹤清酒博物馆
nada-gogo | sight | nada | Nada Gogo | 滩五乡 | 灘五郷 | 灘の酒蔵; 灘五鄉; Nada sake district
kiku-masamune-sake-museum | sight | nada | Kiku-Masamune Sake Museum | 菊正宗酒造纪念馆 | 菊正宗酒造記念館 | 菊正宗
kobe-shushinkan | sight | nada | Kobe Shushinkan | 神户酒心馆 | 神戸酒心館 | 酒心馆; 酒心館; Fukuju Brewery
suma-beach | sight | suma | Suma Beach | 须磨海岸 | 須磨海岸 | 須磨海水浴場; 须磨海滩; 须磨海水浴场
suma-rikyu-park | sight | suma | Suma Rikyu Park | 须磨离宫公园 | 須磨離宮公園
kobe-suma-sea-world | sight | suma | Kobe Suma Sea World | 神户须磨海洋世界 | 神戸須磨シーワールド | 须磨海洋世界; 須磨シーワールド; 須磨水族園; 须磨水族园; Suma Aqualife Park; Suma Sea World
suma-dera | sight | suma | Suma-dera | 须磨寺 | 須磨寺 | Suma Temple
akashi-kaikyo-bridge | sight | maiko | Akashi Kaikyo Bridge | 明石海峡大桥 | 明石海峡大橋 | Akashi Bridge; 明石大桥; Akashi Strait Bridge; 明石大橋; 明石海峽大橋
maiko-park | sight | maiko | Maiko Park | 舞子公园 | 舞子公園 | 舞子海上プロムナード; 舞子海上长廊; Maiko Marine Promenade
uontana | sight | maiko | Uontana | 鱼之棚商店街 | 魚の棚商店街 | 魚の棚; 鱼之棚; 明石鱼棚; Uonotana; Uontana Market
kobe-sanda-premium-outlets | sight | maiko | Kobe-Sanda Premium Outlets | 神户三田奥特莱斯 | 神戸三田プレミアム・アウトレット | 三田奥特莱斯; 三田アウトレット; 三田プレミアム・アウトレット; Kobe Sanda Outlets; 神户三田名牌折扣城
mitsui-outlet-park-marine-pia-kobe | sight | maiko | Mitsui Outlet Park Marine Pia Kobe | 三井奥特莱斯神户 | マリンピア神戸 | 三井アウトレットパーク マリンピア神戸; Marine Pia Kobe
tetsujin-28-monument | sight | hyogo | Tetsujin 28 Monument | 铁人28号像 | 鉄人28号モニュメント | 铁人28号; 鉄人28号; Tetsujin 28-go; Tetsujin 28
nagata-shrine | sight | hyogo | Nagata Shrine | 长田神社 | 長田神社
hyogo-daibutsu | sight | hyogo | Hyogo Daibutsu | 兵库大佛 | 兵庫大仏 | 能福寺
himeji-castle | sight | himeji | Himeji Castle | 姬路城 | 姫路城 | 白鹭城; 白鷺城; 姬路城天守; Himejijo; 姬路古城; White Heron Castle
kokoen | sight | himeji | Kokoen | 好古园 | 好古園 | Koko-en; Kokoen Garden; Koko-en Garden
engyo-ji | sight | himeji | Engyo-ji | 圆教寺 | 圓教寺 | 書写山; 书写山; 書寫山圓教寺; Mount Shosha; Shoshazan; 书写山圆教寺; 書写山圓教寺; Mt. Shosha
awaji-yumebutai | sight | awaji | Awaji Yumebutai | 淡路梦舞台 | 淡路夢舞台 | 夢舞台; 梦舞台; Yumebutai
awaji-island | sight | awaji | Awaji Island | 淡路岛 | 淡路島 | Awajishima
nijigen-no-mori | sight | awaji | Nijigen no Mori | 二次元之森 | ニジゲンノモリ | 淡路岛二次元之森
honpukuji-water-temple | sight | awaji | Honpukuji Water Temple | 本福寺水御堂 | 本福寺水御堂 | 水御堂; Water Temple; 本福寺
naruto-whirlpools | sight | awaji | Naruto Whirlpools | 鸣门漩涡 | 鳴門の渦潮 | 鸣门涡潮; 渦潮; 鸣门海峡; Naruto whirlpool; 鳴門渦潮
kinosaki-onsen | sight | awaji | Kinosaki Onsen | 城崎温泉 | 城崎温泉 | 城崎; Kinosaki
`,
});
