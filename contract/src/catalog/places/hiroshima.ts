import { definePlaces } from './define-places.ts';

export const hiroshima = definePlaces('hiroshima', {
  areas: {
    peace: ['Peace Park', '和平公园'],
    hondori: ['Hondori and Hatchobori', '本通、八丁堀'],
    castle: ['Hiroshima Castle', '广岛城'],
    station: ['Hiroshima Station', '广岛站'],
    shukkeien: ['Shukkeien', '缩景园'],
    hijiyama: ['Hijiyama', '比治山'],
    ujina: ['Ujina and the port', '宇品、广岛港'],
    yokogawa: ['Yokogawa and Mitaki', '横川、三泷'],
    nishi: ['Koi and Itsukaichi', '己斐、五日市'],
    miyajima: ['Miyajima', '宫岛'],
    miyajimaguchi: ['Miyajimaguchi', '宫岛口'],
    iwakuni: ['Iwakuni', '岩国'],
    kure: ['Kure and Etajima', '吴、江田岛'],
    onomichi: ['Onomichi and Shimanami', '尾道、岛波海道'],
    saijo: ['Saijo and Takehara', '西条、竹原'],
  },
  list: `
hiroshima-station | station-only | station | Hiroshima | 广岛 | 広島
yokogawa-station | station | yokogawa | Yokogawa | 横川 | 横川
miyajimaguchi-station | station | miyajimaguchi | Miyajimaguchi | 宫岛口 | 宮島口
hatchobori-station | station | hondori | Hatchobori | 八丁堀 | 八丁堀
kamiyacho-station | station | hondori | Kamiyacho | 纸屋町 | 紙屋町
itsukaichi-station | station | nishi | Itsukaichi | 五日市 | 五日市
nishi-hiroshima-station | station | nishi | Nishi-Hiroshima | 西广岛 | 西広島
hatsukaichi-station | station | miyajimaguchi | Hatsukaichi | 廿日市 | 廿日市
saijo-station | station | saijo | Saijo | 西条 | 西条
iwakuni-station | station | iwakuni | Iwakuni | 岩国 | 岩国
onomichi-station | station | onomichi | Onomichi | 尾道 | 尾道
kure-station | station-only | kure | Kure | 吴 | 呉
hiroshima-airport | airport | saijo | Hiroshima Airport | 广岛机场 | 広島空港
hiroshima-port | sight | ujina | Hiroshima Port | 广岛港 | 広島港 | 宇品港; Ujina Port
hiroshima-peace-memorial-park | sight | peace | Hiroshima Peace Memorial Park | 广岛和平纪念公园 | 平和記念公園 | 和平纪念公园; 和平公园; 平和公園; 広島平和記念公園; Peace Memorial Park; Peace Park; Hiroshima Peace Park
atomic-bomb-dome | sight | peace | Atomic Bomb Dome | 原爆圆顶 | 原爆ドーム | 原子弹爆炸圆顶屋; 原爆圆顶屋; 原爆遗址; 原爆穹顶; A-Bomb Dome; Genbaku Dome; Hiroshima Peace Memorial; 原爆圓頂館
hiroshima-peace-memorial-museum | sight | peace | Hiroshima Peace Memorial Museum | 广岛和平纪念资料馆 | 広島平和記念資料館 | 和平纪念资料馆; 平和記念資料館; 原爆資料館; 原爆资料馆; 和平纪念馆; Peace Memorial Museum; Peace Museum; Atomic Bomb Museum
orizuru-tower | sight | peace | Orizuru Tower | 折鹤塔 | おりづるタワー
aioi-bridge | sight | peace | Aioi Bridge | 相生桥 | 相生橋
childrens-peace-monument | sight | peace | Children's Peace Monument | 原爆之子像 | 原爆の子の像
motoyasu-river | sight | peace | Motoyasu River | 元安川 | 元安川
hondori | sight | hondori | Hondori | 本通商店街 | 本通り商店街 | 広島本通; 本通り; 广岛本通; Hondori Street; Hondori Shopping Street
okonomimura | sight | hondori | Okonomimura | 御好烧村 | お好み村 | 大阪烧村; 广岛烧村
nagarekawa | sight | hondori | Nagarekawa | 流川 | 流川
hiroshima-castle | sight | castle | Hiroshima Castle | 广岛城 | 広島城 | 鯉城; 鲤城
hiroshima-gokoku-shrine | sight | castle | Hiroshima Gokoku Shrine | 广岛护国神社 | 広島護国神社
hiroshima-museum-of-art | sight | castle | Hiroshima Museum of Art | 广岛美术馆 | ひろしま美術館
shukkeien | sight | shukkeien | Shukkeien | 缩景园 | 縮景園 | Shukkei-en; Shukkeien Garden
hiroshima-prefectural-art-museum | sight | shukkeien | Hiroshima Prefectural Art Museum | 广岛县立美术馆 | 広島県立美術館
mazda-zoom-zoom-stadium | sight | station | MAZDA Zoom-Zoom Stadium | 马自达球场 | マツダスタジアム | 广岛马自达球场; Mazda Stadium
mazda-museum | sight | station | Mazda Museum | 马自达博物馆 | マツダミュージアム
futabayama | sight | station | Futabayama | 二叶山 | 二葉山 | 二葉の里; 双叶山和平塔
hijiyama-park | sight | hijiyama | Hijiyama Park | 比治山公园 | 比治山公園
hiroshima-city-museum-of-contemporary-art | sight | hijiyama | Hiroshima City Museum of Contemporary Art | 广岛市现代美术馆 | 広島市現代美術館
mitaki-dera | sight | yokogawa | Mitaki-dera | 三泷寺 | 三瀧寺 | 三滝寺
fudoin | sight | yokogawa | Fudoin | 不动院 | 不動院
hiroshima-botanical-garden | sight | nishi | Hiroshima Botanical Garden | 广岛市植物公园 | 広島市植物公園
asa-zoological-park | sight | yokogawa | Asa Zoological Park | 安佐动物公园 | 安佐動物公園 | Asa Zoo
itsukushima-shrine | sight | miyajima | Itsukushima Shrine | 严岛神社 | 厳島神社 | 嚴島神社; いつくしま神社
miyajima | sight | miyajima | Miyajima | 宫岛 | 宮島 | 宮島桟橋; 严岛; 厳島; みやじま; Itsukushima; Miyajima Island
itsukushima-great-torii | sight | miyajima | Itsukushima Great Torii | 严岛大鸟居 | 厳島神社大鳥居 | 海上鸟居; 大鸟居; 大鳥居; floating torii gate; floating torii; Great Torii; O-Torii; O-torii Gate; 海上大鸟居; 海中鸟居; 水上鸟居
mount-misen | sight | miyajima | Mount Misen | 弥山 | 弥山 | Mt. Misen; Mt Misen; 彌山
daisho-in | sight | miyajima | Daisho-in | 大圣院 | 大聖院
momijidani-park | sight | miyajima | Momijidani Park | 红叶谷公园 | 紅葉谷公園 | 紅葉谷; 红叶谷
omotesando-shopping-street | sight | miyajima | Omotesando Shopping Street | 宫岛表参道商店街 | 宮島表参道商店街
senjokaku | sight | miyajima | Senjokaku | 千叠阁 | 千畳閣 | 豊国神社; 丰国神社
miyajima-ropeway | sight | miyajima | Miyajima Ropeway | 宫岛缆车 | 宮島ロープウエー | 宮島ロープウェイ; 宫岛索道
miyajima-aquarium | sight | miyajima | Miyajima Aquarium | 宫岛水族馆 | 宮島水族館 | みやじマリン
five-storied-pagoda-of-miyajima | sight | miyajima | Five-storied Pagoda of Miyajima | 宫岛五重塔 | 宮島五重塔
kintaikyo | sight | iwakuni | Kintaikyo | 锦带桥 | 錦帯橋 | Kintai Bridge; Kintaikyo Bridge; 錦帶橋
iwakuni-castle | sight | iwakuni | Iwakuni Castle | 岩国城 | 岩国城
yamato-museum | sight | kure | Yamato Museum | 大和博物馆 | 大和ミュージアム | 呉市海事歴史科学館; 大和舰博物馆; 大和号博物馆
jmsdf-kure-museum | sight | kure | JMSDF Kure Museum | 海上自卫队吴史料馆 | てつのくじら館 | 铁鲸鱼馆
senko-ji | sight | onomichi | Senko-ji | 千光寺 | 千光寺 | 千光寺公園; 千光寺公园; Senkoji Park
shimanami-kaido | sight | onomichi | Shimanami Kaido | 岛波海道 | しまなみ海道 | 濑户内岛波海道
okunoshima | sight | onomichi | Okunoshima | 大久野岛 | 大久野島 | 兔子岛; うさぎ島; Rabbit Island
tomonoura | sight | onomichi | Tomonoura | 鞆之浦 | 鞆の浦 | 鞆浦
fukuyama-castle | sight | onomichi | Fukuyama Castle | 福山城 | 福山城
takehara | sight | saijo | Takehara | 竹原町并保存地区 | 竹原町並み保存地区 | 安芸の小京都; 安艺小京都
saijo-sake-brewery-street | sight | saijo | Saijo Sake Brewery Street | 西条酒藏通 | 西条酒蔵通り | 酒蔵通り; 酒藏通; Saijo Sakagura Street
sandankyo | sight | saijo | Sandankyo | 三段峡 | 三段峡 | Sandankyo Gorge
`,
});
