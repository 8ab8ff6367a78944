import { definePlaces } from './define-places.ts';

export const kyoto = definePlaces('kyoto', {
  areas: {
    station: ['Kyoto Station and Toji', '京都站、东寺'],
    higashiyama: ['Higashiyama and Kiyomizu', '东山、清水'],
    gion: ['Gion', '祇园'],
    kawaramachi: ['Kawaramachi and Nishiki', '河原町、锦市场'],
    okazaki: ['Okazaki and Heian Shrine', '冈崎、平安神宫'],
    ginkakuji: ["Ginkakuji and the Philosopher's Path", '银阁寺、哲学之道'],
    nijo: ['Nijo Castle and Gosho', '二条城、御所'],
    kinkakuji: ['Kinkakuji and Ryoanji', '金阁寺、龙安寺'],
    kitano: ['Kitano and Nishijin', '北野、西阵'],
    arashiyama: ['Arashiyama and Sagano', '岚山、嵯峨野'],
    fushimi: ['Fushimi', '伏见'],
    uji: ['Uji', '宇治'],
    ohara: ['Ohara and Kurama', '大原、鞍马'],
    katsura: ['Katsura and Takao', '桂、高雄'],
    north: ['Kamigamo and Takaragaike', '上贺茂、宝池'],
    around: ['Day trips from Kyoto', '京都周边'],
  },
  list: `
kyoto-station | station-only | station | Kyoto | 京都 | 京都
kyoto-kawaramachi-station | station | kawaramachi | Kyoto-Kawaramachi | 京都河原町 | 京都河原町 | 河原町; かわらまち; Kawaramachi
karasuma-station | station | kawaramachi | Karasuma | 乌丸 | 烏丸
karasuma-oike-station | station | kawaramachi | Karasuma Oike | 乌丸御池 | 烏丸御池
gion-shijo-station | station | gion | Gion-Shijo | 祇园四条 | 祇園四条
sanjo-station | station-only | kawaramachi | Sanjo | 三条 | 三条 | 京都三条; 三条京阪
shijo-station | station-only | kawaramachi | Shijo | 四条 | 四条 | 四条烏丸; 四条乌丸
shichijo-station | station-only | higashiyama | Shichijo | 七条 | 七条
nijo-station | station-only | nijo | Nijo | 二条 | 二条
demachiyanagi-station | station | ginkakuji | Demachiyanagi | 出町柳 | 出町柳
imadegawa-station | station | nijo | Imadegawa | 今出川 | 今出川
kitaoji-station | station | north | Kitaoji | 北大路 | 北大路
saga-arashiyama-station | station | arashiyama | Saga-Arashiyama | 嵯峨岚山 | 嵯峨嵐山
torokko-saga-station | station | arashiyama | Torokko Saga | 嵯峨小火车站 | トロッコ嵯峨 | 嵯峨野トロッコ列車; 嵯峨野小火车; 嵯峨野观光小火车; Sagano Scenic Railway; Sagano Romantic Train; トロッコ列車
inari-station | station-only | fushimi | Inari | 稻荷 | 稲荷
fushimi-inari-station | station | fushimi | Fushimi-Inari | 伏见稻荷 | 伏見稲荷 | 伏見稲荷神社
chushojima-station | station | fushimi | Chushojima | 中书岛 | 中書島
tofukuji-station | station | station | Tofukuji | 东福寺 | 東福寺
katsura-station | station-only | katsura | Katsura | 桂 | 桂
enmachi-station | station | kinkakuji | Enmachi | 圆町 | 円町
keage-station | station | okazaki | Keage | 蹴上 | 蹴上 | 蹴上铁道; 蹴上インクライン; Keage Incline; 蹴上倾斜铁道
kokusaikaikan-station | station-only | north | Kokusaikaikan | 国际会馆 | 国際会館
kyoto-tower | sight | station | Kyoto Tower | 京都塔 | 京都タワー
to-ji | sight | station | To-ji | 东寺 | 東寺
nishi-hongan-ji | sight | station | Nishi Hongan-ji | 西本愿寺 | 西本願寺
higashi-hongan-ji | sight | station | Higashi Hongan-ji | 东本愿寺 | 東本願寺
kyoto-railway-museum | sight | station | Kyoto Railway Museum | 京都铁道博物馆 | 京都鉄道博物館
kyoto-aquarium | sight | station | Kyoto Aquarium | 京都水族馆 | 京都水族館
sanjusangendo | sight | station | Sanjusangendo | 三十三间堂 | 三十三間堂 | Sanjusangen-do
kyoto-national-museum | sight | station | Kyoto National Museum | 京都国立博物馆 | 京都国立博物館
kiyomizu-dera | sight | higashiyama | Kiyomizu-dera | 清水寺 | 清水寺 | Kiyomizu Temple; Kiyomizu; Kiyomizudera Temple
jishu-shrine | sight | higashiyama | Jishu Shrine | 地主神社 | 地主神社
sannenzaka | sight | higashiyama | Sannenzaka | 三年坂 | 三年坂 | 三寧坂; 产宁坂; 産寧坂; Sanneizaka
ninenzaka | sight | higashiyama | Ninenzaka | 二年坂 | 二年坂 | 二寧坂; 二宁坂; Nineizaka
yasaka-pagoda | sight | higashiyama | Yasaka Pagoda | 八坂塔 | 八坂の塔 | 法观寺; 法観寺; 八坂之塔; Hokan-ji
kodai-ji | sight | higashiyama | Kodai-ji | 高台寺 | 高台寺
chion-in | sight | higashiyama | Chion-in | 知恩院 | 知恩院
maruyama-park | sight | higashiyama | Maruyama Park | 圆山公园 | 円山公園
yasui-konpiragu | sight | higashiyama | Yasui Konpiragu | 安井金比罗宫 | 安井金比羅宮
gion | sight | gion | Gion | 祇园 | 祇園 | 祗园; 祗園; ぎおん
hanamikoji | sight | gion | Hanamikoji | 花见小路 | 花見小路 | 花见小路通; 花見小路通; Hanamikoji Street; Hanami-koji
yasaka-shrine | sight | gion | Yasaka Shrine | 八坂神社 | 八坂神社 | 祇园神社
kennin-ji | sight | gion | Kennin-ji | 建仁寺 | 建仁寺
gion-shirakawa | sight | gion | Gion Shirakawa | 祇园白川 | 祇園白川
minamiza | sight | gion | Minamiza | 南座 | 南座
nishiki-market | sight | kawaramachi | Nishiki Market | 锦市场 | 錦市場
pontocho | sight | kawaramachi | Pontocho | 先斗町 | 先斗町 | Ponto-cho
kamo-river | sight | kawaramachi | Kamo River | 鸭川 | 鴨川 | Kamogawa; Kamogawa River
kyoto-international-manga-museum | sight | kawaramachi | Kyoto International Manga Museum | 京都国际漫画博物馆 | 京都国際マンガミュージアム
teramachi | sight | kawaramachi | Teramachi | 寺町通 | 寺町通 | 寺町京極; 寺町京极; Teramachi Street; Teramachi Shopping Street
rokkakudo | sight | kawaramachi | Rokkakudo | 六角堂 | 六角堂 | 頂法寺; 顶法寺
heian-shrine | sight | okazaki | Heian Shrine | 平安神宫 | 平安神宮 | Heian Jingu; Heian-jingu
nanzen-ji | sight | okazaki | Nanzen-ji | 南禅寺 | 南禅寺
eikan-do | sight | okazaki | Eikan-do | 永观堂 | 永観堂 | Zenrin-ji; 禅林寺; Eikando
kyocera-museum-of-art | sight | okazaki | Kyocera Museum of Art | 京都市京瓷美术馆 | 京都市京セラ美術館 | 京セラ美術館; 京瓷美术馆; Kyoto City Kyocera Museum of Art
shoren-in | sight | okazaki | Shoren-in | 青莲院 | 青蓮院
kyoto-city-zoo | sight | okazaki | Kyoto City Zoo | 京都市动物园 | 京都市動物園
ginkaku-ji | sight | ginkakuji | Ginkaku-ji | 银阁寺 | 銀閣寺 | 慈照寺; Silver Pavilion; 银阁; 銀閣; Jisho-ji
philosophers-path | sight | ginkakuji | Philosopher's Path | 哲学之道 | 哲学の道 | Path of Philosophy; Philosopher's Walk; Philosophers Path
honen-in | sight | ginkakuji | Honen-in | 法然院 | 法然院
shimogamo-shrine | sight | ginkakuji | Shimogamo Shrine | 下鸭神社 | 下鴨神社 | 賀茂御祖神社
shisendo | sight | ginkakuji | Shisendo | 诗仙堂 | 詩仙堂
nijo-castle | sight | nijo | Nijo Castle | 二条城 | 二条城 | Nijojo; 二條城
kyoto-imperial-palace | sight | nijo | Kyoto Imperial Palace | 京都御所 | 京都御所 | Kyoto Gosho
kyoto-gyoen | sight | nijo | Kyoto Gyoen | 京都御苑 | 京都御苑 | Kyoto Gyoen National Garden
shinsen-en | sight | nijo | Shinsen-en | 神泉苑 | 神泉苑
kinkaku-ji | sight | kinkakuji | Kinkaku-ji | 金阁寺 | 金閣寺 | 鹿苑寺; Golden Pavilion; 金阁; 金閣; Rokuon-ji
ryoan-ji | sight | kinkakuji | Ryoan-ji | 龙安寺 | 龍安寺 | 竜安寺
ninna-ji | sight | kinkakuji | Ninna-ji | 仁和寺 | 仁和寺
myoshin-ji | sight | kinkakuji | Myoshin-ji | 妙心寺 | 妙心寺
toei-kyoto-studio-park | sight | kinkakuji | Toei Kyoto Studio Park | 东映太秦电影村 | 東映太秦映画村 | 太秦映画村; 太秦电影村; 映画村; Eigamura
kitano-tenmangu | sight | kitano | Kitano Tenmangu | 北野天满宫 | 北野天満宮 | 北野天神; Kitano Tenmangu Shrine
daitoku-ji | sight | kitano | Daitoku-ji | 大德寺 | 大徳寺
seimei-shrine | sight | kitano | Seimei Shrine | 晴明神社 | 晴明神社
nishijin-textile-center | sight | kitano | Nishijin Textile Center | 西阵 | 西陣 | 西阵织会馆; 西陣織会館; Nishijin-ori Kaikan
arashiyama | sight | arashiyama | Arashiyama | 岚山 | 嵐山 | あらしやま
arashiyama-bamboo-grove | sight | arashiyama | Arashiyama Bamboo Grove | 岚山竹林 | 嵐山竹林 | 竹林小径; 竹林の小径; 竹林之道; 嵯峨野竹林; Bamboo Grove; Bamboo Forest; Arashiyama Bamboo Forest; 岚山竹林小径; 竹林の道
togetsukyo | sight | arashiyama | Togetsukyo | 渡月桥 | 渡月橋 | Togetsukyo Bridge; Togetsu-kyo; Togetsukyo bridge
tenryu-ji | sight | arashiyama | Tenryu-ji | 天龙寺 | 天龍寺
nonomiya-shrine | sight | arashiyama | Nonomiya Shrine | 野宫神社 | 野宮神社
jojakko-ji | sight | arashiyama | Jojakko-ji | 常寂光寺 | 常寂光寺
arashiyama-monkey-park | sight | arashiyama | Arashiyama Monkey Park | 岚山猴子公园 | 嵐山モンキーパーク | 岩田山猴子公园; Iwatayama Monkey Park; Monkey Park; モンキーパークいわたやま
hozugawa-river | sight | arashiyama | Hozugawa River | 保津川 | 保津川 | 保津川下り; 保津川漂流; Hozu River
daikaku-ji | sight | arashiyama | Daikaku-ji | 大觉寺 | 大覚寺
sagano | sight | arashiyama | Sagano | 嵯峨野 | 嵯峨野
adashino-nenbutsu-ji | sight | arashiyama | Adashino Nenbutsu-ji | 化野念佛寺 | 化野念仏寺
otagi-nenbutsu-ji | sight | arashiyama | Otagi Nenbutsu-ji | 爱宕念佛寺 | 愛宕念仏寺
fushimi-inari-taisha | sight | fushimi | Fushimi Inari Taisha | 伏见稻荷大社 | 伏見稲荷大社 | 稻荷大社; Fushimi Inari Shrine; Fushimi-Inari-Taisha Shrine; 千本鳥居; 千本鸟居; Senbon Torii
daigo-ji | sight | fushimi | Daigo-ji | 醍醐寺 | 醍醐寺
gekkeikan-okura-sake-museum | sight | fushimi | Gekkeikan Okura Sake Museum | 月桂冠大仓纪念馆 | 月桂冠大倉記念館
teradaya | sight | fushimi | Teradaya | 寺田屋 | 寺田屋
byodo-in | sight | uji | Byodo-in | 平等院 | 平等院 | 平等院凤凰堂; 平等院鳳凰堂; 鳳凰堂; 凤凰堂; Phoenix Hall
ujigami-shrine | sight | uji | Ujigami Shrine | 宇治上神社 | 宇治上神社
sanzen-in | sight | ohara | Sanzen-in | 三千院 | 三千院
kurama-dera | sight | ohara | Kurama-dera | 鞍马寺 | 鞍馬寺 | Kurama Temple
kifune-shrine | sight | ohara | Kifune Shrine | 贵船神社 | 貴船神社 | Kibune Shrine; 贵船; 貴船; Kibune
mount-hiei | sight | ohara | Mount Hiei | 比叡山 | 比叡山 | Mt. Hiei; Mt Hiei
enryaku-ji | sight | ohara | Enryaku-ji | 延历寺 | 延暦寺
ruriko-in | sight | ohara | Ruriko-in | 琉璃光院 | 瑠璃光院
katsura-imperial-villa | sight | katsura | Katsura Imperial Villa | 桂离宫 | 桂離宮 | Katsura Rikyu
kokedera | sight | katsura | Kokedera | 苔寺 | 苔寺 | 西芳寺; Saiho-ji; Moss Temple
suzumushi-dera | sight | katsura | Suzumushi-dera | 铃虫寺 | 鈴虫寺
jingo-ji | sight | katsura | Jingo-ji | 神护寺 | 神護寺
kamigamo-shrine | sight | north | Kamigamo Shrine | 上贺茂神社 | 上賀茂神社
shugakuin-imperial-villa | sight | north | Shugakuin Imperial Villa | 修学院离宫 | 修学院離宮
kyoto-botanical-gardens | sight | north | Kyoto Botanical Gardens | 京都府立植物园 | 京都府立植物園 | Kyoto Botanical Garden
amanohashidate | sight | around | Amanohashidate | 天桥立 | 天橋立
ine-no-funaya | sight | around | Ine no Funaya | 伊根舟屋 | 伊根の舟屋 | 伊根の舟屋群
miyama-kayabuki-no-sato | sight | around | Miyama Kayabuki no Sato | 美山町 | 美山かやぶきの里 | 美山茅草屋之里; かやぶきの里; Kayabuki no Sato
lake-biwa | sight | around | Lake Biwa | 琵琶湖 | 琵琶湖 | びわ湖
`,
});
