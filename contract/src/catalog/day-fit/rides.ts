import type { CitySlug } from '../cities.ts';

/*
 * Minutes by train, subway, tram, bus or ferry between neighboring areas. Compiled by hand on November 30, 2026, from
 * general knowledge of public timetables in the daytime; nothing is taken from another collection. The figures are
 * typical: waiting and walking at both ends come on top (figures.ts), and longer routes are the sum of shorter ones.
 * Only the server loads this file.
 */

export const RIDES_COMPILED = '2026-11-30';

/** One ride per line: two areas and the minutes between them. */
export const RIDES_IN_CITIES: Readonly<Record<CitySlug, string>> = {
  tokyo: `
asakusa ueno 5
asakusa ryogoku 8
asakusa ginza 17
asakusa nikko 115
ueno akihabara 4
ueno ikebukuro 16
ueno narita 45
ueno shibamata 20
akihabara marunouchi 4
akihabara ryogoku 4
akihabara shinjuku 18
akihabara ikebukuro 15
marunouchi ginza 4
marunouchi shinjuku 14
marunouchi shinagawa 9
marunouchi odaiba 20
marunouchi maihama 16
marunouchi kasai 13
marunouchi ikebukuro 16
ginza roppongi 9
ginza shibuya 16
ginza odaiba 18
ginza shinagawa 9
shinjuku shibuya 7
shinjuku harajuku 5
shinjuku ikebukuro 9
shinjuku roppongi 9
shinjuku west 16
shinjuku takao 52
shinjuku gotokuji 13
shinjuku fuji 110
shinjuku gotemba 100
shibuya harajuku 3
shibuya shinagawa 12
shibuya west 18
shibuya gotokuji 15
shibuya ikebukuro 16
harajuku roppongi 8
roppongi shinagawa 14
shinagawa odaiba 17
shinagawa haneda 15
hakone gotemba 45
fuji gotemba 60
`,
  kyoto: `
station higashiyama 13
station kawaramachi 10
station okazaki 20
station nijo 14
station arashiyama 16
station fushimi 6
station uji 20
station north 15
station hiei 65
station amanohashidate 125
station miyama 110
higashiyama gion 6
higashiyama okazaki 12
gion kawaramachi 4
gion okazaki 9
gion fushimi 11
gion ginkakuji 15
kawaramachi okazaki 10
kawaramachi ginkakuji 18
kawaramachi nijo 8
kawaramachi kitano 20
kawaramachi katsura 9
kawaramachi north 12
okazaki ginkakuji 9
okazaki nijo 8
ginkakuji north 20
ginkakuji yase 16
ginkakuji hiei 45
ginkakuji kurama 32
ginkakuji kinkakuji 33
yase ohara 18
north kurama 30
north ohara 38
nijo kitano 12
nijo kinkakuji 18
nijo arashiyama 12
nijo takao 35
kitano kinkakuji 8
kitano north 15
kinkakuji arashiyama 20
kinkakuji north 15
arashiyama katsura 8
fushimi uji 15
amanohashidate ine 55
`,
  osaka: `
umeda namba 9
umeda shinsaibashi 7
umeda nakanoshima 4
umeda shinosaka 5
umeda tenma 4
umeda tennoji 15
umeda usj 13
umeda ikeda 20
namba dotonbori 2
namba shinsaibashi 3
namba nipponbashi 3
namba shinsekai 6
namba tennoji 7
namba sumiyoshi 10
namba kishiwada 25
namba kansai-airport 42
namba koya 95
dotonbori shinsaibashi 3
dotonbori nipponbashi 3
shinsaibashi nakanoshima 5
shinsaibashi castle 10
shinsekai tennoji 3
tennoji castle 10
tennoji sumiyoshi 15
tennoji kansai-airport 38
nakanoshima bay 14
nakanoshima castle 8
tenma castle 4
shinosaka north 18
bay usj 12
ikeda itami 20
umeda itami 28
kishiwada kansai-airport 20
`,
  hiroshima: `
peace hondori 3
peace castle 6
peace nishi 12
peace yokogawa 9
hondori castle 5
hondori station 9
hondori hijiyama 8
hondori shukkeien 5
hondori ujina 18
castle shukkeien 7
castle station 11
station shukkeien 6
station hijiyama 7
station yokogawa 5
station nishi 8
station ujina 20
station kure 38
station saijo 36
station onomichi 65
station iwakuni 50
station hiroshima-airport 48
yokogawa nishi 6
nishi miyajimaguchi 18
miyajimaguchi miyajima 10
miyajimaguchi iwakuni 25
onomichi fukuyama 20
fukuyama tomonoura 30
saijo onomichi 45
station takehara 75
`,
  sapporo: `
station odori 2
station hokudai 5
station sapporofactory 8
station moerenuma 35
station otaru 34
station chitose 37
station toyohira 14
station jozankei 60
station noboribetsu 70
station upopoy 65
station asahikawa 95
odori susukino 2
odori maruyama 5
odori sapporofactory 7
odori shiroi 16
odori toyohira 12
susukino nakajima 3
nakajima moiwa 14
chitose noboribetsu 50
chitose shikotsu 45
noboribetsu upopoy 15
noboribetsu toya 35
otaru yoichi 28
asahikawa biei 35
biei furano 35
station furano 120
`,
  nara: `
kintetsu jr 5
kintetsu park 5
kintetsu naramachi 6
kintetsu nishinokyo 12
kintetsu heijo 12
kintetsu ikoma 18
kintetsu asuka 40
jr naramachi 6
jr park 8
jr koriyama 5
jr sakurai 28
park todaiji 5
park kasuga 8
park naramachi 6
todaiji kasuga 8
todaiji wakakusa 5
kasuga wakakusa 6
nishinokyo heijo 8
nishinokyo ikoma 12
nishinokyo koriyama 4
nishinokyo asuka 30
koriyama horyuji 12
koriyama asuka 30
sakurai asuka 10
sakurai hase 8
asuka hase 18
asuka yoshino 45
hase muro 25
`,
  yokohama: `
station minatomirai 4
station kannai 6
station noge 4
station chinatown 8
station shinyokohama 11
station tsurumi 9
station kawasaki 8
station kanazawa 17
station kamakura 26
station zoorasia 35
minatomirai shinko 5
minatomirai kannai 4
minatomirai noge 4
minatomirai chinatown 5
shinko kannai 6
shinko yamashita 7
kannai chinatown 4
kannai noge 3
kannai honmoku 20
chinatown yamashita 4
chinatown motomachi 4
yamashita motomachi 5
motomachi honmoku 14
kanazawa kamakura 30
kamakura enoshima 24
enoshima hakone 50
station hakone 55
kamakura hakone 50
tsurumi kawasaki 4
kawasaki noborito 25
`,
  kobe: `
sannomiya kitano 8
sannomiya shinkobe 6
sannomiya motomachi 3
sannomiya meriken 9
sannomiya harborland 6
sannomiya portisland 10
sannomiya nada 10
sannomiya maya 14
sannomiya rokko 45
sannomiya arima 32
sannomiya hyogo 8
sannomiya suma 16
sannomiya maiko 18
sannomiya himeji 38
sannomiya sanda 45
kitano shinkobe 7
motomachi harborland 4
motomachi meriken 7
harborland meriken 8
harborland hyogo 6
nada rokko 40
nada maya 12
rokko maya 35
rokko arima 15
hyogo suma 8
suma maiko 9
maiko himeji 26
maiko awaji 25
`,
  fukuoka: `
hakata gion 3
hakata nakasu 5
hakata tenjin 6
hakata bayside 14
hakata ohori 10
hakata airport 6
hakata hakozaki 9
hakata kitakyushu 17
hakata momochi 18
nakasu tenjin 3
nakasu gion 3
nakasu hakozaki 8
tenjin daimyo 3
tenjin ohori 4
tenjin yakuin 3
tenjin bayside 10
tenjin dazaifu 27
tenjin yanagawa 48
tenjin itoshima 35
daimyo ohori 4
ohori momochi 8
momochi itoshima 28
hakozaki uminonakamichi 25
dazaifu yanagawa 45
`,
  nagoya: `
station fushimi 3
station sakae 5
station castle 9
station kanayama 4
station imaike 11
station higashiyama 16
station atsuta 8
station tokugawa 18
station inuyama 28
station centrair 28
station arimatsu 20
station nagakute 40
station okazaki 30
station ise 85
station gifu 20
station shirakawa-go 155
station nagashima 50
fushimi sakae 2
fushimi osu 2
sakae castle 5
sakae imaike 6
sakae higashiyama 13
sakae kanayama 7
sakae tokugawa 15
castle tokugawa 12
osu kanayama 3
kanayama atsuta 4
kanayama port 12
kanayama centrair 24
kanayama okazaki 26
imaike higashiyama 7
imaike tokugawa 12
higashiyama nagakute 25
gifu inuyama 30
`,
};

/** Rides between cities by rail: two areas as `city/area` and the minutes between them. */
export const RIDES_BETWEEN_CITIES = `
tokyo/marunouchi yokohama/station 26
tokyo/shinagawa yokohama/station 17
tokyo/shibuya yokohama/station 27
tokyo/shinjuku yokohama/station 32
tokyo/shibuya yokohama/chinatown 35
tokyo/haneda yokohama/station 24
tokyo/shinjuku yokohama/enoshima 65
tokyo/shinjuku yokohama/noborito 20
tokyo/marunouchi yokohama/kawasaki 18
tokyo/marunouchi yokohama/hakone 35
yokohama/hakone tokyo/hakone 40
tokyo/marunouchi yokohama/shinyokohama 18
tokyo/shinagawa yokohama/shinyokohama 11
tokyo/marunouchi nagoya/station 100
tokyo/shinagawa nagoya/station 92
yokohama/shinyokohama nagoya/station 82
tokyo/marunouchi kyoto/station 135
tokyo/shinagawa kyoto/station 127
yokohama/shinyokohama kyoto/station 117
tokyo/marunouchi osaka/shinosaka 150
tokyo/shinagawa osaka/shinosaka 142
yokohama/shinyokohama osaka/shinosaka 132
tokyo/marunouchi sapporo/station 470
tokyo/marunouchi hiroshima/station 235
nagoya/station kyoto/station 35
nagoya/station osaka/shinosaka 50
kyoto/station osaka/shinosaka 23
kyoto/station osaka/umeda 28
kyoto/gion osaka/tenma 46
kyoto/station nara/kintetsu 36
kyoto/uji nara/jr 30
osaka/namba nara/kintetsu 38
osaka/tennoji nara/jr 33
osaka/tennoji nara/horyuji 25
osaka/tennoji nara/asuka 40
osaka/shinosaka kobe/shinkobe 18
osaka/umeda kobe/sannomiya 21
osaka/shinosaka kobe/himeji 40
kobe/shinkobe kobe/himeji 32
osaka/shinosaka hiroshima/station 85
kobe/shinkobe hiroshima/station 70
kobe/himeji hiroshima/station 60
kobe/himeji hiroshima/fukuyama 30
hiroshima/station fukuoka/hakata 63
hiroshima/station fukuoka/kitakyushu 47
osaka/shinosaka fukuoka/hakata 148
`;

/**
 * Places whose area is too wide for one figure, by the part of it that they are in. `RIDES_IN_CITIES` names the parts
 * like areas.
 */
export const PARTS: Readonly<Record<CitySlug, Readonly<Record<string, string>>>> = {
  tokyo: {
    maihama: 'tokyo-disneyland tokyo-disneysea maihama-station',
    kasai: 'kasai-rinkai-park',
    shibamata: 'shibamata-taishakuten',
    narita: 'narita-airport',
    haneda: 'haneda-airport',
    takao: 'mount-takao',
    gotokuji: 'gotoku-ji shimokitazawa-station jiyugaoka-station',
    fuji: 'lake-kawaguchi chureito-pagoda oshino-hakkai fuji-q-highland',
    hakone: 'lake-ashi owakudani hakone-shrine hakone-open-air-museum hakone-yumoto-station',
    nikko: 'nikko-toshogu kegon-falls',
    gotemba: 'gotemba-premium-outlets',
  },
  kyoto: {
    kurama: 'kurama-dera kifune-shrine',
    hiei: 'mount-hiei enryaku-ji',
    yase: 'ruriko-in',
    takao: 'jingo-ji',
    amanohashidate: 'amanohashidate',
    ine: 'ine-no-funaya',
    miyama: 'miyama-kayabuki-no-sato',
  },
  osaka: {
    ikeda: 'cup-noodles-museum-osaka-ikeda',
    itami: 'itami-airport',
    koya: 'mount-koya',
    kishiwada: 'kishiwada-castle',
    'kansai-airport': 'kansai-airport rinku-town',
  },
  hiroshima: {
    fukuyama: 'fukuyama-castle',
    tomonoura: 'tomonoura',
    takehara: 'takehara',
    'hiroshima-airport': 'hiroshima-airport',
  },
  sapporo: {
    shikotsu: 'lake-shikotsu',
    toya: 'lake-toya toya-station',
    upopoy: 'upopoy',
    biei: 'blue-pond shikisai-no-oka',
    asahikawa: 'asahiyama-zoo',
    yoichi: 'yoichi-distillery',
  },
  nara: { muro: 'muro-ji' },
  yokohama: {
    kanazawa:
      'hakkeijima-sea-paradise shomyo-ji kanazawa-hakkei-station mitsui-outlet-park-yokohama-bayside',
    zoorasia: 'zoorasia',
    noborito: 'fujiko-f-fujio-museum nihon-minkaen',
  },
  kobe: { sanda: 'kobe-sanda-premium-outlets' },
  fukuoka: {},
  nagoya: {
    nagashima: 'nagashima-spa-land nabana-no-sato',
    okazaki: 'okazaki-castle',
    ise: 'ise-grand-shrine okage-yokocho',
    gifu: 'gifu-castle',
    'shirakawa-go': 'shirakawa-go',
  },
};

/** Places in wide areas about whose routes nothing is claimed. */
export const PLACES_WITHOUT_RIDES: Readonly<Partial<Record<CitySlug, string>>> = {
  tokyo: 'mount-fuji',
  kyoto: 'lake-biwa',
  hiroshima: 'shimanami-kaido okunoshima sandankyo',
  sapporo:
    'niseko takino-suzuran-hillside-park es-con-field-hokkaido hill-of-the-buddha sapporo-art-park sapporo-teine sapporo-kokusai hoheikyo-dam',
  nara: 'dorogawa-onsen soni-highlands tanzan-shrine mount-shigi',
  kobe: 'kinosaki-onsen naruto-whirlpools',
  fukuoka:
    'nokonoshima nanzoin miyajidake-shrine kawachi-wisteria-garden shiraito-falls raizan-sennyoji',
  nagoya: 'takayama-old-town gujo-hachiman magome tsumago korankei lagunasia seto-kura',
};
