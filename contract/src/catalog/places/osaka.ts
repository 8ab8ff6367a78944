import { definePlaces } from './define-places.ts';

export const osaka = definePlaces('osaka', {
  areas: {
    umeda: ['Umeda', '梅田'],
    namba: ['Namba', '难波'],
    dotonbori: ['Dotonbori', '道顿堀'],
    shinsaibashi: ['Shinsaibashi and Amerikamura', '心斋桥、美国村'],
    nipponbashi: ['Nipponbashi and Kuromon', '日本桥、黑门'],
    tennoji: ['Tennoji and Abeno', '天王寺、阿倍野'],
    shinsekai: ['Shinsekai', '新世界'],
    castle: ['Osaka Castle and Tanimachi', '大阪城、谷町'],
    nakanoshima: ['Nakanoshima and Honmachi', '中之岛、本町'],
    tenma: ['Tenma and Kyobashi', '天满、京桥'],
    shinosaka: ['Shin-Osaka', '新大阪'],
    bay: ['Osaka Bay', '大阪湾'],
    usj: ['Universal City', '环球城'],
    sumiyoshi: ['Sumiyoshi and Sakai', '住吉、堺'],
    north: ['Expo Park and Minoh', '万博公园、箕面'],
    airport: ['Kansai Airport and the south', '关西机场、南部'],
  },
  list: `
osaka-station | station-only | umeda | Osaka | 大阪 | 大阪
umeda-station | station | umeda | Umeda | 梅田 | 梅田 | うめだ
osaka-umeda-station | station | umeda | Osaka-Umeda | 大阪梅田 | 大阪梅田
kitashinchi-station | station | umeda | Kitashinchi | 北新地 | 北新地
namba-station | station | namba | Namba | 难波 | 難波 | なんば; ナンバ; Nanba
shinsaibashi-station | station | shinsaibashi | Shinsaibashi | 心斋桥 | 心斎橋
nippombashi-station | station | nipponbashi | Nippombashi | 日本桥 | 日本橋 | Nipponbashi; でんでんタウン; Den Den Town; 电电城; 電電城; 电电街
tennoji-station | station | tennoji | Tennoji | 天王寺 | 天王寺
osaka-abenobashi-station | station | tennoji | Osaka-Abenobashi | 大阪阿部野桥 | 大阪阿部野橋 | 阿倍野; Abeno
ebisucho-station | station | shinsekai | Ebisucho | 惠美须町 | 恵美須町
dobutsuen-mae-station | station-only | shinsekai | Dobutsuen-mae | 动物园前 | 動物園前
shin-imamiya-station | station | shinsekai | Shin-Imamiya | 新今宫 | 新今宮
tanimachi-yonchome-station | station | castle | Tanimachi Yonchome | 谷町四丁目 | 谷町四丁目
morinomiya-station | station | castle | Morinomiya | 森之宫 | 森ノ宮
osakajokoen-station | station-only | castle | Osakajokoen | 大阪城公园 | 大阪城公園
tsuruhashi-station | station | castle | Tsuruhashi | 鹤桥 | 鶴橋
osaka-uehommachi-station | station | castle | Osaka-Uehommachi | 大阪上本町 | 大阪上本町 | 上本町; Uehonmachi
yodoyabashi-station | station | nakanoshima | Yodoyabashi | 淀屋桥 | 淀屋橋
hommachi-station | station | nakanoshima | Hommachi | 本町 | 本町 | Honmachi
kitahama-station | station | nakanoshima | Kitahama | 北滨 | 北浜
temma-station | station | tenma | Temma | 天满 | 天満 | Tenma
kyobashi-station | station | tenma | Kyobashi | 京桥 | 京橋
minamimorimachi-station | station | tenma | Minamimorimachi | 南森町 | 南森町
shin-osaka-station | station | shinosaka | Shin-Osaka | 新大阪 | 新大阪
juso-station | station-only | shinosaka | Juso | 十三 | 十三
esaka-station | station | shinosaka | Esaka | 江坂 | 江坂
bentencho-station | station | bay | Bentencho | 弁天町 | 弁天町 | 辨天町
osakako-station | station | bay | Osakako | 大阪港 | 大阪港
universal-city-station | station | usj | Universal City | 环球城 | ユニバーサルシティ
nishikujo-station | station | usj | Nishikujo | 西九条 | 西九条
sakai-higashi-station | station | sumiyoshi | Sakai-Higashi | 堺东 | 堺東
senri-chuo-station | station | north | Senri-Chuo | 千里中央 | 千里中央
bampaku-kinen-koen-station | station-only | north | Bampaku-kinen-koen | 万博纪念公园 | 万博記念公園
kansai-airport | airport | airport | Kansai Airport | 关西机场 | 関西空港 | 关西国际机场; 関西国際空港; 关空; 関空; Kansai International Airport; KIX
itami-airport | airport | north | Itami Airport | 伊丹机场 | 伊丹空港 | 大阪机场; 大阪空港; Osaka Itami Airport; Osaka Airport
rinku-town | airport | airport | Rinku Town | 临空城 | りんくうタウン | 临空城奥特莱斯; りんくうプレミアム・アウトレット; Rinku Premium Outlets
umeda-sky-building | sight | umeda | Umeda Sky Building | 梅田蓝天大厦 | 梅田スカイビル | 空中庭园; 空中庭園; 空中庭园展望台; 空中庭園展望台; 梅田空中庭园; Kuchu Teien Observatory; Floating Garden Observatory
hep-five | sight | umeda | HEP FIVE | HEP FIVE摩天轮 | ヘップファイブ | HEP5
grand-front-osaka | sight | umeda | Grand Front Osaka | 大阪Grand Front | グランフロント大阪
tsuyunoten-shrine | sight | umeda | Tsuyunoten Shrine | 露天神社 | 露天神社 | お初天神; 阿初天神; Ohatsu Tenjin
nakazakicho | sight | umeda | Nakazakicho | 中崎町 | 中崎町
namba-yasaka-shrine | sight | namba | Namba Yasaka Shrine | 难波八坂神社 | 難波八坂神社
namba-parks | sight | namba | Namba Parks | 难波公园 | なんばパークス
hozenji-yokocho | sight | namba | Hozenji Yokocho | 法善寺横丁 | 法善寺横丁 | 法善寺; Hozen-ji
namba-grand-kagetsu | sight | namba | Namba Grand Kagetsu | 难波豪华花月 | なんばグランド花月 | NGK花月; なんば花月
sennichimae-doguyasuji | sight | namba | Sennichimae Doguyasuji | 千日前道具屋筋 | 千日前道具屋筋 | 道具屋筋; Doguyasuji
dotonbori | sight | dotonbori | Dotonbori | 道顿堀 | 道頓堀 | Dotombori; どうとんぼり; 道頓掘
glico-sign | sight | dotonbori | Glico Sign | 格力高广告牌 | グリコ看板 | グリコの看板; グリコサイン; 格力高跑男; 固力果; 固力果跑跑人; Glico running man; Glico Man
ebisubashi | sight | dotonbori | Ebisubashi | 戎桥 | 戎橋 | Ebisu Bridge; Ebisubashi Bridge; えびす橋
amerikamura | sight | shinsaibashi | Amerikamura | 美国村 | アメリカ村 | アメ村; America-mura; Americamura
shinsaibashi-suji | sight | shinsaibashi | Shinsaibashi-suji | 心斋桥筋 | 心斎橋筋 | 心斋桥筋商店街; 心斎橋筋商店街; 心斋桥商店街; Shinsaibashi Shopping Street
horie | sight | shinsaibashi | Horie | 堀江 | 堀江
kuromon-market | sight | nipponbashi | Kuromon Market | 黑门市场 | 黒門市場 | Kuromon Ichiba Market; Kuromon Ichiba
abeno-harukas | sight | tennoji | Abeno Harukas | 阿倍野Harukas | あべのハルカス | 阿倍野海阔天空大厦; Harukas; ハルカス; ハルカス300; Harukas 300
shitenno-ji | sight | tennoji | Shitenno-ji | 四天王寺 | 四天王寺
tennoji-zoo | sight | tennoji | Tennoji Zoo | 天王寺动物园 | 天王寺動物園
tennoji-park | sight | tennoji | Tennoji Park | 天王寺公园 | 天王寺公園 | てんしば
osaka-city-museum-of-fine-arts | sight | tennoji | Osaka City Museum of Fine Arts | 大阪市立美术馆 | 大阪市立美術館
isshin-ji | sight | tennoji | Isshin-ji | 一心寺 | 一心寺
tsutenkaku | sight | shinsekai | Tsutenkaku | 通天阁 | 通天閣 | Tsutenkaku Tower
shinsekai | sight | shinsekai | Shinsekai | 大阪新世界 | 新世界
janjan-yokocho | sight | shinsekai | Janjan Yokocho | 锵锵横丁 | ジャンジャン横丁
spa-world | sight | shinsekai | Spa World | 世界大温泉 | スパワールド
osaka-castle | sight | castle | Osaka Castle | 大阪城 | 大阪城 | 大阪城天守阁; 大阪城天守閣
osaka-castle-park | sight | castle | Osaka Castle Park | 大阪城公园 | 大阪城公園
osaka-museum-of-history | sight | castle | Osaka Museum of History | 大阪历史博物馆 | 大阪歴史博物館
ikuno-korea-town | sight | castle | Ikuno Korea Town | 生野韩国城 | 生野コリアタウン | コリアタウン
nakanoshima | sight | nakanoshima | Nakanoshima | 中之岛 | 中之島 | 中之島公園; 中之岛公园; Nakanoshima Park
national-museum-of-art-osaka | sight | nakanoshima | National Museum of Art Osaka | 国立国际美术馆 | 国立国際美術館
nakanoshima-museum-of-art | sight | nakanoshima | Nakanoshima Museum of Art | 大阪中之岛美术馆 | 大阪中之島美術館 | 中之島美術館; 中之岛美术馆
osaka-science-museum | sight | nakanoshima | Osaka Science Museum | 大阪市立科学馆 | 大阪市立科学館 | 大阪科学馆
tenjinbashi-suji | sight | tenma | Tenjinbashi-suji | 天神桥筋商店街 | 天神橋筋商店街 | 天神橋筋; 天神桥筋; Tenjinbashisuji Shopping Street
osaka-tenmangu | sight | tenma | Osaka Tenmangu | 大阪天满宫 | 大阪天満宮
osaka-museum-of-housing-and-living | sight | tenma | Osaka Museum of Housing and Living | 大阪今昔馆 | 大阪くらしの今昔館 | 大阪生活今昔馆; 今昔館
kema-sakuranomiya-park | sight | tenma | Kema Sakuranomiya Park | 毛马樱之宫公园 | 毛馬桜之宮公園
japan-mint | sight | tenma | Japan Mint | 造币局 | 造幣局 | 大阪造币局
kaiyukan | sight | bay | Kaiyukan | 海游馆 | 海遊館 | Osaka Aquarium; Osaka Aquarium Kaiyukan; 大阪海游馆; 大阪水族馆
tempozan | sight | bay | Tempozan | 天保山 | 天保山 | 天保山大観覧車; 天保山摩天轮; 天保山大摩天轮; Tempozan Ferris Wheel
atc-osaka | sight | bay | ATC Osaka | 大阪ATC | 大阪ATC
legoland-discovery-center-osaka | sight | bay | Legoland Discovery Center Osaka | 大阪乐高探索中心 | レゴランド・ディスカバリー・センター大阪
universal-studios-japan | sight | usj | Universal Studios Japan | 日本环球影城 | ユニバーサル・スタジオ・ジャパン | 环球影城; 大阪环球影城; 環球影城; USJ; ユニバ; Universal Studios; Universal Studios Osaka
super-nintendo-world | sight | usj | Super Nintendo World | 超级任天堂世界 | スーパー・ニンテンドー・ワールド | 任天堂世界; Nintendo World; 超级任天堂园区
sumiyoshi-taisha | sight | sumiyoshi | Sumiyoshi Taisha | 住吉大社 | 住吉大社 | Sumiyoshi Shrine
daisen-kofun | sight | sumiyoshi | Daisen Kofun | 大仙古坟 | 大仙古墳 | 仁徳天皇陵; 仁德天皇陵; 仁徳天皇陵古墳; Nintoku-tenno-ryo Kofun
nagai-park | sight | sumiyoshi | Nagai Park | 长居公园 | 長居公園 | 长居植物园; 長居植物園
expo-70-commemorative-park | sight | north | Expo '70 Commemorative Park | 万博纪念公园 | 万博記念公園 | Expo Park; 万博公园; Expo Commemoration Park
tower-of-the-sun | sight | north | Tower of the Sun | 太阳之塔 | 太陽の塔
minoh-falls | sight | north | Minoh Falls | 箕面瀑布 | 箕面の滝 | 箕面大滝; Minoo Falls; Minoh Waterfall; 箕面大瀑布
katsuo-ji | sight | north | Katsuo-ji | 胜尾寺 | 勝尾寺
cup-noodles-museum-osaka-ikeda | sight | north | Cup Noodles Museum Osaka Ikeda | 大阪池田杯面博物馆 | カップヌードルミュージアム 大阪池田 | 日清杯面博物馆; Momofuku Ando Instant Ramen Museum
kishiwada-castle | sight | airport | Kishiwada Castle | 岸和田城 | 岸和田城
mount-koya | sight | airport | Mount Koya | 高野山 | 高野山 | Mt. Koya; Mt Koya; Koyasan
`,
});
