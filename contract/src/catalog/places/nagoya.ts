import { definePlaces } from './define-places.ts';

export const nagoya = definePlaces('nagoya', {
  areas: {
    station: ['Nagoya Station', '名古屋站'],
    sakae: ['Sakae', '荣'],
    osu: ['Osu', '大须'],
    castle: ['Nagoya Castle', '名古屋城'],
    tokugawa: ['Tokugawaen', '德川园'],
    atsuta: ['Atsuta', '热田'],
    kanayama: ['Kanayama', '金山'],
    fushimi: ['Fushimi and Nagono', '伏见、那古野'],
    imaike: ['Imaike and Chikusa', '今池、千种'],
    higashiyama: ['Higashiyama and Motoyama', '东山、本山'],
    port: ['Nagoya Port and Kinjo', '名古屋港、金城'],
    nagakute: ['Nagakute and Seto', '长久手、濑户'],
    inuyama: ['Inuyama', '犬山'],
    centrair: ['Chubu Airport and Tokoname', '中部机场、常滑'],
    arimatsu: ['Arimatsu and Okehazama', '有松、桶狭间'],
    around: ['Day trips from Nagoya', '名古屋周边'],
  },
  list: `
nagoya-station | station-only | station | Nagoya | 名古屋 | 名古屋 | 名铁名古屋; 名鉄名古屋; 近鉄名古屋; Meitetsu Nagoya; Kintetsu Nagoya
sakae-station | station-only | sakae | Sakae | 荣 | 栄
fushimi-station | station | fushimi | Fushimi | 伏见 | 伏見
kanayama-station | station-only | kanayama | Kanayama | 金山 | 金山
marunouchi-station | station | castle | Marunouchi | 丸之内 | 丸の内
nagoyajo-station | station-only | castle | Nagoyajo | 名古屋城 | 名古屋城 | 市役所駅; 市役所站; Shiyakusho
hisaya-odori-station | station | sakae | Hisaya-odori | 久屋大通 | 久屋大通
yabacho-station | station | sakae | Yabacho | 矢场町 | 矢場町
osu-kannon-station | station-only | osu | Osu-Kannon | 大须观音 | 大須観音
kamimaezu-station | station | osu | Kamimaezu | 上前津 | 上前津
jingumae-station | station-only | atsuta | Jingumae | 神宫前 | 神宮前
atsuta-jingu-tenma-cho-station | station | atsuta | Atsuta Jingu Tenma-cho | 热田神宫传马町 | 熱田神宮伝馬町 | 伝馬町
atsuta-jingu-nishi-station | station | atsuta | Atsuta Jingu Nishi | 热田神宫西 | 熱田神宮西
imaike-station | station | imaike | Imaike | 今池 | 今池
chikusa-station | station | imaike | Chikusa | 千种 | 千種
ozone-station | station-only | tokugawa | Ozone | 大曾根 | 大曽根
motoyama-station | station | higashiyama | Motoyama | 本山 | 本山
hoshigaoka-station | station | higashiyama | Hoshigaoka | 星之丘 | 星ヶ丘 | 星ケ丘
fujigaoka-station | station | higashiyama | Fujigaoka | 藤之丘 | 藤が丘
nagoyako-station | station-only | port | Nagoyako | 名古屋港 | 名古屋港
kinjofuto-station | station | port | Kinjofuto | 金城码头 | 金城ふ頭 | 金城埠头
yakusa-station | station | nagakute | Yakusa | 八草 | 八草
arimatsu-station | station | arimatsu | Arimatsu | 有松 | 有松 | 有松绞; 有松老街; Arimatsu Old Town
inuyama-yuen-station | station | inuyama | Inuyama-yuen | 犬山游园 | 犬山遊園
inuyama-station | station | inuyama | Inuyama | 犬山 | 犬山
tokoname-station | station | centrair | Tokoname | 常滑 | 常滑
chubu-centrair-airport | airport | centrair | Chubu Centrair Airport | 中部国际机场 | 中部国際空港 | 名古屋机场; 中部机场; セントレア; Centrair; Chubu Airport; Chubu Centrair International Airport; 名古屋中部机场; 名古屋中部国际机场; Nagoya Airport; Chubu International Airport
midland-square | sight | station | Midland Square | Midland Square大厦 | ミッドランドスクエア | スカイプロムナード; Sky Promenade; 米德兰广场
jr-central-towers | sight | station | JR Central Towers | JR中央双塔 | JRセントラルタワーズ | JRゲートタワー; Central Towers
nagoya-station-gold-clock | sight | station | Nagoya Station Gold Clock | 名古屋站金钟 | 名古屋駅金時計 | 金時計; 金の時計; 银钟; 銀時計; Gold Clock; Silver Clock; 金色时钟; 银色时钟
noritake-garden | sight | station | Noritake Garden | 则武之森 | ノリタケの森 | 则武花园; Noritake no Mori
toyota-commemorative-museum | sight | station | Toyota Commemorative Museum | 丰田产业技术纪念馆 | トヨタ産業技術記念館 | 产业技术纪念馆; Toyota Commemorative Museum of Industry and Technology; Toyota Museum; 豊田産業技術記念館
nagoya-city-science-museum | sight | fushimi | Nagoya City Science Museum | 名古屋市科学馆 | 名古屋市科学館 | 名古屋科学馆; Nagoya Science Museum; 名古屋科学館
shikemichi | sight | fushimi | Shikemichi | 四间道 | 四間道
endoji-shopping-street | sight | fushimi | Endoji Shopping Street | 圆顿寺商店街 | 円頓寺商店街 | 円頓寺; 圆顿寺; Endoji
nagoya-city-art-museum | sight | fushimi | Nagoya City Art Museum | 名古屋市美术馆 | 名古屋市美術館
shirakawa-park | sight | fushimi | Shirakawa Park | 白川公园 | 白川公園
chubu-electric-power-mirai-tower | sight | sakae | Chubu Electric Power Mirai Tower | 中部电力未来塔 | 中部電力 MIRAI TOWER | 名古屋电视塔; 名古屋テレビ塔; Nagoya TV Tower; 未来塔; MIRAI TOWER; ミライタワー; Mirai Tower
oasis-21 | sight | sakae | Oasis 21 | 绿洲21 | オアシス21 | OASIS21; 水之宇宙船
hisaya-odori-park | sight | sakae | Hisaya Odori Park | 久屋大通公园 | 久屋大通公園 | RAYARD久屋大通公园; Hisaya-odori Park
sunshine-sakae | sight | sakae | Sunshine Sakae | 阳光荣 | サンシャインサカエ | サンシャイン栄; SKY-BOAT摩天轮
aichi-arts-center | sight | sakae | Aichi Arts Center | 爱知艺术文化中心 | 愛知芸術文化センター | 爱知县美术馆; 愛知県美術館; Aichi Prefectural Museum of Art
osu-kannon | sight | osu | Osu Kannon | 大须观音 | 大須観音 | 大須觀音
osu-shopping-street | sight | osu | Osu Shopping Street | 大须商店街 | 大須商店街 | 大须; 大須; Osu; Osu Shopping Arcade; Osu Shopping District
banshoji | sight | osu | Banshoji | 万松寺 | 万松寺 | Bansho-ji
nagoya-castle | sight | castle | Nagoya Castle | 名古屋城 | 名古屋城 | 名古屋城本丸御殿; 本丸御殿; Hommaru Palace; Honmaru Palace; Nagoyajo Castle
kinshachi-yokocho | sight | castle | Kinshachi Yokocho | 金鯱横丁 | 金シャチ横丁 | 金虎鲸横丁; 金鯱城下町
meijo-park | sight | castle | Meijo Park | 名城公园 | 名城公園
tokugawa-art-museum | sight | tokugawa | Tokugawa Art Museum | 德川美术馆 | 徳川美術館
tokugawaen | sight | tokugawa | Tokugawaen | 德川园 | 徳川園 | Tokugawa Garden; Tokugawa-en
kenchu-ji | sight | tokugawa | Kenchu-ji | 建中寺 | 建中寺
nagoya-dome | sight | tokugawa | Nagoya Dome | 名古屋巨蛋 | バンテリンドーム ナゴヤ | ナゴヤドーム; バンテリンドーム; Vantelin Dome; Vantelin Dome Nagoya
cultural-path-futaba-museum | sight | tokugawa | Cultural Path Futaba Museum | 文化之路二叶馆 | 文化のみち二葉館 | 二葉館
atsuta-shrine | sight | atsuta | Atsuta Shrine | 热田神宫 | 熱田神宮 | Atsuta Jingu; 熱田さん
shirotori-garden | sight | atsuta | Shirotori Garden | 白鸟庭园 | 白鳥庭園 | Shiratori Garden; Shirotori Gardens
higashiyama-zoo-and-botanical-gardens | sight | higashiyama | Higashiyama Zoo and Botanical Gardens | 东山动植物园 | 東山動植物園 | 东山动物园; 東山動物園; Higashiyama Zoo; 東山植物園
togan-ji | sight | higashiyama | Togan-ji | 桃岩寺 | 桃巌寺 | 名古屋大仏; 名古屋大佛; Nagoya Daibutsu
kakuozan | sight | higashiyama | Kakuozan | 觉王山 | 覚王山 | 日泰寺; Nittai-ji; 覺王山
yamazaki-mazak-museum-of-art | sight | higashiyama | Yamazaki Mazak Museum of Art | 山崎马扎克美术馆 | ヤマザキマザック美術館
port-of-nagoya-public-aquarium | sight | port | Port of Nagoya Public Aquarium | 名古屋港水族馆 | 名古屋港水族館 | 名古屋水族馆; Nagoya Aquarium; Nagoya Port Aquarium
legoland-japan | sight | port | Legoland Japan | 日本乐高乐园 | レゴランド・ジャパン | 乐高乐园; レゴランド; Legoland; 名古屋乐高乐园; LEGOLAND Nagoya; 樂高樂園
scmaglev-and-railway-park | sight | port | SCMaglev and Railway Park | 磁悬浮铁道馆 | リニア・鉄道館 | 磁浮铁道馆; 磁浮・铁道馆; リニア鉄道館; Railway Park; SCMAGLEV; リニア·铁道馆; 铁道馆
nagoya-port-building | sight | port | Nagoya Port Building | 名古屋港海景大厦 | 名古屋港ポートビル | 南极观测船富士; 南極観測船ふじ; Garden Pier; ガーデンふ頭; Garden Futo
makers-pier | sight | port | Maker's Pier | 创客码头 | メイカーズピア
nagashima-spa-land | sight | port | Nagashima Spa Land | 长岛温泉乐园 | ナガシマスパーランド | 长岛乐园; 長島スパーランド; 长岛游乐园; Nagashima Resort; ナガシマ; Nagashima
nabana-no-sato | sight | port | Nabana no Sato | 名花之里 | なばなの里 | 荠菜之里; なばなの里イルミネーション; Nabana-no-Sato
ghibli-park | sight | nagakute | Ghibli Park | 吉卜力公园 | ジブリパーク | 吉卜力主题公园; 吉卜力樂園; 吉卜力乐园; 愛・地球博記念公園; 爱·地球博纪念公园; Moricoro Park; モリコロパーク; Aichi Expo Memorial Park; 爱知吉卜力公园
toyota-automobile-museum | sight | nagakute | Toyota Automobile Museum | 丰田博物馆 | トヨタ博物館 | 丰田汽车博物馆; Toyota Car Museum
seto-kura | sight | nagakute | Seto Kura | 濑户藏 | 瀬戸蔵 | 瀬戸蔵ミュージアム; 濑户藏博物馆
inuyama-castle | sight | inuyama | Inuyama Castle | 犬山城 | 犬山城 | 犬山城下町; 犬山城下町通; Inuyama Castle Town
meiji-mura | sight | inuyama | Meiji-mura | 明治村 | 明治村 | 博物館明治村; 博物馆明治村; Meiji Mura; Museum Meiji-mura
little-world | sight | inuyama | Little World | 犬山小小世界 | リトルワールド | 野外民族博物館リトルワールド; 野外民族博物馆
japan-monkey-centre | sight | inuyama | Japan Monkey Centre | 日本猴子中心 | 日本モンキーセンター | 猴子公园犬山; Japan Monkey Center; モンキーセンター
sanko-inari-shrine | sight | inuyama | Sanko Inari Shrine | 三光稻荷神社 | 三光稲荷神社 | 三光稲荷; 三光稻荷
urakuen | sight | inuyama | Urakuen | 有乐苑 | 有楽苑 | 日本庭園有楽苑; 如庵; Urakuen Garden
tokoname-pottery-path | sight | centrair | Tokoname Pottery Path | 常滑陶器散步道 | 常滑やきもの散歩道 | やきもの散歩道; 陶器散步道; Pottery Footpath; Tokoname Pottery Footpath
okehazama-battlefield | sight | arimatsu | Okehazama Battlefield | 桶狭间古战场 | 桶狭間古戦場 | 桶狭間古戦場公園; 桶狭间; Okehazama; 桶狭間
shirakawa-go | sight | around | Shirakawa-go | 白川乡 | 白川郷 | 白川鄉; 白川郷合掌造り集落; 白川乡合掌村; 合掌村; 合掌造り集落; Shirakawago village; 白川乡合掌造
takayama-old-town | sight | around | Takayama Old Town | 高山老街 | 高山古い町並み | 飞驒高山; 飛騨高山; 飛驒高山; 飞騨高山; 高山古街; Hida Takayama; Takayama; 飞弹高山; 古い町並み; さんまち通り
ise-grand-shrine | sight | around | Ise Grand Shrine | 伊势神宫 | 伊勢神宮 | Ise Jingu; Ise Shrine; 伊勢神宮内宮; 伊勢神宮外宮; 伊势神宫内宫
okage-yokocho | sight | around | Okage Yokocho | 托福横丁 | おかげ横丁 | おはらい町; 厄除町; Oharaimachi; 祓町
gujo-hachiman | sight | around | Gujo Hachiman | 郡上八幡 | 郡上八幡 | Gujo-Hachiman; 郡上八幡城
magome | sight | around | Magome | 马笼宿 | 馬籠宿 | 马笼; 馬籠; Magome-juku
tsumago | sight | around | Tsumago | 妻笼宿 | 妻籠宿 | 妻笼; 妻籠; Tsumago-juku
korankei | sight | around | Korankei | 香岚溪 | 香嵐渓 | 香岚渓; Korankei Gorge; 香嵐溪
gifu-castle | sight | around | Gifu Castle | 岐阜城 | 岐阜城
lagunasia | sight | around | Lagunasia | 拉格娜蒲郡 | ラグーナテンボス | ラグナシア; Laguna Ten Bosch
okazaki-castle | sight | around | Okazaki Castle | 冈崎城 | 岡崎城
`,
});
