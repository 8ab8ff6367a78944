import { definePlaces } from './define-places.ts';

export const yokohama = definePlaces('yokohama', {
  areas: {
    station: ['Yokohama Station', '横滨站'],
    minatomirai: ['Minato Mirai', '港未来'],
    shinko: ['Shinko and the Red Brick Warehouse', '新港、红砖仓库'],
    kannai: ['Kannai and Bashamichi', '关内、马车道'],
    chinatown: ['Chinatown', '中华街'],
    yamashita: ['Yamashita Park', '山下公园'],
    motomachi: ['Motomachi and Yamate', '元町、山手'],
    noge: ['Sakuragicho and Noge', '樱木町、野毛'],
    honmoku: ['Honmoku and Sankeien', '本牧、三溪园'],
    shinyokohama: ['Shin-Yokohama', '新横滨'],
    hakkeijima: ['Hakkeijima and Kanazawa', '八景岛、金泽'],
    tsurumi: ['Tsurumi and Namamugi', '鹤见、生麦'],
    kamakura: ['Kamakura', '镰仓'],
    enoshima: ['Enoshima', '江之岛'],
    hakone: ['Odawara', '小田原'],
    kawasaki: ['Kawasaki', '川崎'],
  },
  list: `
yokohama-station | station-only | station | Yokohama | 横滨 | 横浜
shin-yokohama-station | station | shinyokohama | Shin-Yokohama | 新横滨 | 新横浜
sakuragicho-station | station | noge | Sakuragicho | 樱木町 | 桜木町
kannai-station | station | kannai | Kannai | 关内 | 関内
bashamichi-station | station | kannai | Bashamichi | 马车道 | 馬車道
nihon-odori-station | station | kannai | Nihon-odori | 日本大通 | 日本大通り
minato-mirai-station | station | minatomirai | Minato Mirai | 港未来 | みなとみらい | 未来港; みなとみらい21; 港未来21; Minatomirai; Minato Mirai 21; 横滨港未来
motomachi-chukagai-station | station | motomachi | Motomachi-Chukagai | 元町·中华街 | 元町・中華街
ishikawacho-station | station | motomachi | Ishikawacho | 石川町 | 石川町
hinodecho-station | station | noge | Hinodecho | 日之出町 | 日ノ出町
shin-takashima-station | station | minatomirai | Shin-Takashima | 新高岛 | 新高島
kanazawa-hakkei-station | station | hakkeijima | Kanazawa-Hakkei | 金泽八景 | 金沢八景
tsurumi-station | station | tsurumi | Tsurumi | 鹤见 | 鶴見
namamugi-station | station | tsurumi | Namamugi | 生麦 | 生麦
kamakura-station | station-only | kamakura | Kamakura | 镰仓 | 鎌倉
kita-kamakura-station | station | kamakura | Kita-Kamakura | 北镰仓 | 北鎌倉
hase-station | station | kamakura | Hase | 长谷 | 長谷
kamakurakokomae-station | station | kamakura | Kamakurakokomae | 镰仓高校前 | 鎌倉高校前 | 灌篮高手路口; 灌篮高手平交道; Slam Dunk crossing; 鎌倉高校前踏切
fujisawa-station | station | enoshima | Fujisawa | 藤泽 | 藤沢
katase-enoshima-station | station | enoshima | Katase-Enoshima | 片濑江之岛 | 片瀬江ノ島
kawasaki-station | station-only | kawasaki | Kawasaki | 川崎 | 川崎
odawara-station | station-only | hakone | Odawara | 小田原 | 小田原
yokohama-landmark-tower | sight | minatomirai | Yokohama Landmark Tower | 横滨地标塔 | 横浜ランドマークタワー | 横滨地标大厦; ランドマークタワー; Landmark Tower; 地标塔; 地标大厦; 横滨地标大楼
queens-square-yokohama | sight | minatomirai | Queen's Square Yokohama | 横滨皇后广场 | クイーンズスクエア横浜 | クイーンズスクエア
nippon-maru | sight | minatomirai | Nippon Maru | 日本丸 | 日本丸 | 帆船日本丸; 日本丸纪念公园; 日本丸メモリアルパーク
yokohama-museum-of-art | sight | minatomirai | Yokohama Museum of Art | 横滨美术馆 | 横浜美術館
cup-noodles-museum-yokohama | sight | minatomirai | Cup Noodles Museum Yokohama | 横滨杯面博物馆 | カップヌードルミュージアム横浜 | 杯面博物馆; 合味道纪念馆; カップヌードルミュージアム; Cup Noodles Museum; Cup Noodle Museum; 方便面博物馆; 泡面博物馆
yokohama-red-brick-warehouse | sight | shinko | Yokohama Red Brick Warehouse | 横滨红砖仓库 | 横浜赤レンガ倉庫 | 红砖仓库; 赤レンガ倉庫; 赤レンガ; Red Brick Warehouse; Akarenga; 红砖仓库群; 紅磚倉庫
cosmo-world | sight | shinko | Cosmo World | 横滨Cosmo World | よこはまコスモワールド | コスモワールド; 宇宙世界; Yokohama Cosmo World; Cosmo Clock 21; コスモクロック21; 横滨摩天轮
yokohama-air-cabin | sight | shinko | Yokohama Air Cabin | 横滨空中缆车 | ヨコハマエアキャビン | YOKOHAMA AIR CABIN
manyo-club | sight | shinko | Manyo Club | 万叶俱乐部 | 横浜みなとみらい万葉倶楽部 | 万葉倶楽部; 横滨万叶俱乐部
yokohama-hammerhead | sight | shinko | Yokohama Hammerhead | 横滨HAMMERHEAD | 横浜ハンマーヘッド | ハンマーヘッド; Hammerhead
osanbashi | sight | shinko | Osanbashi | 大栈桥 | 大さん橋 | 大桟橋; 横滨大栈桥; Osanbashi Pier; 大棧橋; 横浜大さん橋
zou-no-hana-park | sight | shinko | Zou-no-hana Park | 象之鼻公园 | 象の鼻パーク | 象鼻公园; Zo-no-hana Park
yokohama-stadium | sight | kannai | Yokohama Stadium | 横滨球场 | 横浜スタジアム | ハマスタ; 横滨体育场
yokohama-park | sight | kannai | Yokohama Park | 横滨公园 | 横浜公園
kanagawa-prefectural-museum-of-cultural-history | sight | kannai | Kanagawa Prefectural Museum of Cultural History | 神奈川县立历史博物馆 | 神奈川県立歴史博物館
isezakicho | sight | kannai | Isezakicho | 伊势佐木町 | 伊勢佐木町 | イセザキモール; Isezaki Mall; Isezaki-cho
yokohama-archives-of-history | sight | kannai | Yokohama Archives of History | 横滨开港资料馆 | 横浜開港資料館
yokohama-chinatown | sight | chinatown | Yokohama Chinatown | 横滨中华街 | 横浜中華街 | 中华街; 中華街; 橫濱中華街; 横滨唐人街; Chinatown; Chukagai
kanteibyo | sight | chinatown | Kanteibyo | 关帝庙 | 関帝廟 | 横滨关帝庙; 横浜関帝廟; Kantei-byo; Kwan Tai Temple; 關帝廟
mazu-miao | sight | chinatown | Mazu Miao | 妈祖庙 | 媽祖廟 | 横滨妈祖庙; 横浜媽祖廟; Masobyo
yamashita-park | sight | yamashita | Yamashita Park | 山下公园 | 山下公園
hikawa-maru | sight | yamashita | Hikawa Maru | 冰川丸 | 氷川丸 | 日本郵船氷川丸; 冰川丸号
yokohama-marine-tower | sight | yamashita | Yokohama Marine Tower | 横滨海洋塔 | 横浜マリンタワー | マリンタワー; 海洋塔; Marine Tower
yokohama-doll-museum | sight | yamashita | Yokohama Doll Museum | 横滨人偶之家 | 横浜人形の家
gundam-factory-yokohama | sight | yamashita | Gundam Factory Yokohama | 横滨高达工厂 | ガンダムファクトリー横浜 | 高达工厂; GUNDAM FACTORY
harbor-view-park | sight | motomachi | Harbor View Park | 港见丘公园 | 港の見える丘公園 | 港の見える丘; 看得见港口的山丘公园; Harbour View Park; Minato no Mieru Oka Park; 港口见丘公园
yokohama-foreign-general-cemetery | sight | motomachi | Yokohama Foreign General Cemetery | 横滨外国人墓地 | 横浜外国人墓地 | 外国人墓地; 外人墓地
yamate-western-houses | sight | motomachi | Yamate Western Houses | 山手西洋馆 | 山手西洋館 | 横浜山手西洋館; 山手西洋馆群; Yamate
motomachi-shopping-street | sight | motomachi | Motomachi Shopping Street | 横滨元町商店街 | 元町商店街 | 横浜元町; 横滨元町; 元町ショッピングストリート; Yokohama Motomachi; 元町商店街
noge | sight | noge | Noge | 野毛 | 野毛 | 野毛小路; 野毛横丁; Noge Yokocho
nogeyama-zoo | sight | noge | Nogeyama Zoo | 野毛山动物园 | 野毛山動物園
iseyama-kotai-shrine | sight | noge | Iseyama Kotai Shrine | 伊势山皇大神宫 | 伊勢山皇大神宮
sankeien-garden | sight | honmoku | Sankeien Garden | 三溪园 | 三溪園 | 三渓園; Sankeien; Sankei-en
negishi-forest-park | sight | honmoku | Negishi Forest Park | 根岸森林公园 | 根岸森林公園
shin-yokohama-ramen-museum | sight | shinyokohama | Shin-Yokohama Ramen Museum | 新横滨拉面博物馆 | 新横浜ラーメン博物館 | 拉面博物馆; ラーメン博物館; ラー博; Ramen Museum; Shinyokohama Raumen Museum
nissan-stadium | sight | shinyokohama | Nissan Stadium | 日产体育场 | 日産スタジアム | 日产球场
yokohama-arena | sight | shinyokohama | Yokohama Arena | 横滨体育馆 | 横浜アリーナ | 横滨竞技场
hakkeijima-sea-paradise | sight | hakkeijima | Hakkeijima Sea Paradise | 八景岛海岛乐园 | 横浜・八景島シーパラダイス | 八景島シーパラダイス; 八景岛; 八景島; シーパラ; Sea Paradise; Yokohama Hakkeijima Sea Paradise; Hakkeijima; 八景岛海洋乐园
shomyo-ji | sight | hakkeijima | Shomyo-ji | 称名寺 | 称名寺
mitsui-outlet-park-yokohama-bayside | sight | hakkeijima | Mitsui Outlet Park Yokohama Bayside | 三井奥特莱斯横滨港湾 | 三井アウトレットパーク横浜ベイサイド | 横浜ベイサイド; 横滨奥特莱斯
zoorasia | sight | hakkeijima | Zoorasia | 横滨动物园 | よこはま動物園ズーラシア | ズーラシア; 横滨动物园Zoorasia; Yokohama Zoo
soji-ji | sight | tsurumi | Soji-ji | 总持寺 | 總持寺 | 総持寺
kirin-yokohama-beer-village | sight | tsurumi | Kirin Yokohama Beer Village | 麒麟啤酒横滨工厂 | キリンビール横浜工場 | 麒麟啤酒工厂; キリンビアビレッジ; Kirin Brewery; Kirin Beer Factory
great-buddha-of-kamakura | sight | kamakura | Great Buddha of Kamakura | 镰仓大佛 | 鎌倉大仏 | 高德院; 高徳院; Kotoku-in; Kamakura Daibutsu; Kamakura Great Buddha; 鎌倉の大仏; 鐮倉大佛
tsurugaoka-hachimangu | sight | kamakura | Tsurugaoka Hachimangu | 鹤冈八幡宫 | 鶴岡八幡宮 | 鹤岗八幡宫; 鶴岡八幡宮; 鶴ヶ岡八幡宮; Tsurugaoka Hachiman-gu Shrine; 镰仓八幡宫
hasedera-kamakura | sight | kamakura | Hasedera Kamakura | 镰仓长谷寺 | 鎌倉長谷寺
hokoku-ji | sight | kamakura | Hokoku-ji | 报国寺 | 報国寺 | 竹寺; 报国寺竹林
komachi-dori | sight | kamakura | Komachi-dori | 小町通 | 小町通り | 镰仓小町通; 小町街; Komachi Street; Komachidori Street; 小町通商店街
meigetsu-in | sight | kamakura | Meigetsu-in | 明月院 | 明月院 | あじさい寺
engaku-ji | sight | kamakura | Engaku-ji | 圆觉寺 | 円覚寺
kencho-ji | sight | kamakura | Kencho-ji | 建长寺 | 建長寺
shichirigahama | sight | kamakura | Shichirigahama | 七里滨 | 七里ヶ浜 | 七里ガ浜; 七里ケ浜; 七里之滨
yuigahama | sight | kamakura | Yuigahama | 由比滨 | 由比ヶ浜 | 由比ガ浜; 由比之滨; Yuigahama Beach
zeniarai-benten | sight | kamakura | Zeniarai Benten | 钱洗弁天 | 銭洗弁天 | 钱洗弁财天; 銭洗弁財天; 銭洗弁財天宇賀福神社; Zeniarai Benzaiten
enoshima | sight | enoshima | Enoshima | 江之岛 | 江の島 | 江ノ島; 江島; Enoshima Island; えのしま; 江之島
enoden | sight | enoshima | Enoden | 江之电 | 江ノ電 | 江之島電鉄; 江ノ島電鉄; 江之岛电铁; Enoshima Electric Railway; Enoden Line; 江之電; 江之島電車; 江之岛电车
enoshima-sea-candle | sight | enoshima | Enoshima Sea Candle | 江之岛海蜡烛 | 江の島シーキャンドル | 江之岛灯塔; シーキャンドル; Sea Candle
enoshima-shrine | sight | enoshima | Enoshima Shrine | 江岛神社 | 江島神社
enoshima-aquarium | sight | enoshima | Enoshima Aquarium | 新江之岛水族馆 | 新江ノ島水族館 | えのすい; Enosui
odawara-castle | sight | hakone | Odawara Castle | 小田原城 | 小田原城
kawasaki-daishi | sight | kawasaki | Kawasaki Daishi | 川崎大师 | 川崎大師 | 平間寺
fujiko-f-fujio-museum | sight | kawasaki | Fujiko F. Fujio Museum | 藤子·F·不二雄博物馆 | 藤子・F・不二雄ミュージアム | 哆啦A梦博物馆; ドラえもんミュージアム; Doraemon Museum; 藤子F不二雄博物馆
nihon-minkaen | sight | kawasaki | Nihon Minkaen | 日本民家园 | 日本民家園
`,
});
