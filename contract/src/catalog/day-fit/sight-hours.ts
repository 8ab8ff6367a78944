import type { CitySlug } from '../cities.ts';

/*
 * When sights are open. Compiled by hand on November 30, 2026, from general knowledge of the hours that the sights
 * publish; nothing is taken from another collection. Where hours differ by season or weekday, the line has the widest,
 * so that a sight is not called closed while it is open; where a closing day is uncertain, the sight is left out.
 * Only the server loads this file (docs/product/guides.md, "Does the day fit?").
 */

export const COMPILED_ON = '2026-11-30';

/**
 * One sight per line: `slug | closed weekdays | opens-closes | last admission | closed every year | nothing claimed`.
 * A weekday is followed by `*` if the sight is open on it when it is a public holiday and closed on the next day that
 * is none, by `!` if it is open on public holidays, and by nothing if it is always closed. Periods are
 * `12-29..01-03`, several separated by `;`. Nothing is claimed in periods with other hours: illuminations, school
 * holidays.
 */
export const SIGHT_LINES: Readonly<Record<CitySlug, string>> = {
  tokyo: `
tokyo-skytree | | 9:00-22:00 | 21:00
sumida-aquarium | | 9:00-21:00 | 20:00
tokyo-national-museum | mon* | 9:30-20:00 | 19:30 | 12-28..01-01
national-museum-of-western-art | mon* | 9:30-20:00 | 19:30 | 12-28..01-01
national-museum-of-nature-and-science | mon* | 9:00-18:00 | 17:30 | 12-28..01-01 | 07-15..08-31
ueno-zoo | mon* | 9:30-17:00 | 16:00 | 12-29..01-01 | 08-08..08-18
nezu-shrine | | 5:00-18:00
koishikawa-korakuen | | 9:00-17:00 | 16:30 | 12-29..01-01
yasukuni-shrine | | 6:00-18:00 | | | 12-31..01-03; 07-12..07-17
imperial-palace-east-gardens | mon*, fri! | 9:00-18:00 | 17:30 | 12-28..01-03
hamarikyu-gardens | | 9:00-17:00 | 16:30 | 12-29..01-01
shinjuku-gyoen | mon* | 9:00-19:00 | 18:30 | 12-29..01-03 | 03-20..04-25; 11-01..11-15
tokyo-metropolitan-government-building | | 9:30-22:00 | 21:30 | 12-29..12-31
shibuya-sky | | 10:00-22:30 | 21:20
meiji-shrine | | 5:00-18:30 | | | 12-31..01-03
nezu-museum | mon* | 10:00-19:00 | 18:30 | 12-29..01-03
tokyo-tower | | 9:00-23:00 | 22:30
mori-art-museum | | 10:00-22:00 | 21:30
national-art-center | tue* | 10:00-20:00 | 19:30 | 12-28..01-03
sengaku-ji | | 7:00-18:00 | | | 12-13..12-15
teamlab-planets | | 8:30-22:00 | 21:00
toyosu-market | sun | 5:00-17:00 | | 01-01..01-04 | 12-01..12-31
miraikan | tue! | 10:00-17:00 | 16:30 | 12-29..12-31 | 03-20..04-08; 07-15..09-05; 01-01..01-08
rikugien | | 9:00-21:00 | 20:30 | 12-29..01-01
kiyosumi-garden | | 9:00-17:00 | 16:30 | 12-29..01-01
ghibli-museum | tue! | 10:00-19:00 | 18:00 | 12-28..01-01 | 03-20..04-08; 04-25..05-08; 07-15..09-05
gotoku-ji | | 6:00-18:00
tokyo-disneyland | | 8:00-22:00 | | | 12-31..01-01
tokyo-disneysea | | 8:00-22:00 | | | 12-31..01-01
hakone-open-air-museum | | 9:00-17:00 | 16:30
nikko-toshogu | | 8:00-17:00 | 16:30
`,
  kyoto: `
kyoto-tower | | 9:00-21:00 | 20:30
to-ji | | 5:00-17:00 | 16:30 | | 03-15..04-20; 10-20..12-15
nishi-hongan-ji | | 5:30-17:00 | | | 12-31..01-01
higashi-hongan-ji | | 5:50-17:30 | | | 12-31..01-01
kyoto-railway-museum | wed! | 10:00-17:00 | 16:30 | 12-30..01-01 | 03-20..04-08; 07-15..08-31
kyoto-aquarium | | 9:00-20:00 | 19:00
sanjusangendo | | 8:30-17:00 | 16:30
kyoto-national-museum | mon* | 9:00-20:00 | 19:30 | 12-28..01-01
kiyomizu-dera | | 6:00-18:30 | | | 03-18..04-10; 08-10..08-20; 11-10..12-08
kodai-ji | | 9:00-17:30 | 17:00 | | 03-01..05-10; 07-25..08-31; 10-15..12-31
kennin-ji | | 10:00-17:00 | 16:30
heian-shrine | | 6:00-18:00 | | | 12-31..01-03; 04-05..04-15
eikan-do | | 9:00-17:00 | 16:00 | | 11-01..12-10
kyocera-museum-of-art | mon! | 10:00-20:00 | 19:30 | 12-28..01-02
shoren-in | | 9:00-17:00 | 16:30 | | 03-01..05-10; 10-15..12-10
kyoto-city-zoo | mon* | 9:00-17:00 | 16:30 | 12-28..01-01
ginkaku-ji | | 8:30-17:00
honen-in | | 6:00-16:00
shimogamo-shrine | | 5:30-18:00 | | | 12-31..01-04; 07-15..08-31
nijo-castle | | 8:00-18:00 | 17:00 | 12-29..12-31 | 03-10..04-25; 08-01..08-31; 10-15..12-10
kyoto-imperial-palace | mon* | 9:00-17:00 | 16:20 | 12-28..01-04
kinkaku-ji | | 9:00-17:00
ryoan-ji | | 8:00-17:00
arashiyama-monkey-park | | 9:00-16:30 | 16:00
tenryu-ji | | 7:30-17:00 | 16:50
jojakko-ji | | 9:00-17:00 | 16:30
daikaku-ji | | 9:00-17:00 | 16:30 | | 09-01..10-10; 11-10..12-10
adashino-nenbutsu-ji | | 9:00-17:00 | 16:30 | | 08-20..08-31
daigo-ji | | 9:00-17:00 | 16:30 | | 11-10..12-10
gekkeikan-okura-sake-museum | | 9:30-16:30 | 16:00 | 12-29..01-03
byodo-in | | 8:30-17:30 | 17:15 | | 11-10..12-08
sanzen-in | | 8:30-17:00 | 16:30
kurama-dera | | 9:00-16:30
enryaku-ji | | 8:30-16:30 | 16:00
katsura-imperial-villa | mon* | 9:00-17:00 | 16:00 | 12-28..01-04
shugakuin-imperial-villa | mon* | 9:00-17:00 | 15:30 | 12-28..01-04
kyoto-botanical-gardens | | 7:00-17:00 | 16:00 | 12-28..01-04 | 03-20..04-15
`,
  osaka: `
umeda-sky-building | | 9:30-22:30 | 22:00
osaka-castle | | 9:00-19:00 | 18:30 | 12-28..01-01
osaka-museum-of-history | tue* | 9:30-20:00 | 19:30 | 12-28..01-04
abeno-harukas | | 9:00-22:00 | 21:30
tennoji-zoo | mon* | 9:30-18:00 | 17:00 | 12-29..01-01 | 08-05..08-25
osaka-city-museum-of-fine-arts | mon* | 9:30-17:00 | 16:30 | 12-29..01-03
tsutenkaku | | 9:00-22:00 | 21:30
national-museum-of-art-osaka | mon* | 10:00-20:00 | 19:30 | 12-28..01-03
nakanoshima-museum-of-art | mon* | 9:30-20:00 | 19:30 | 12-30..01-01
osaka-science-museum | mon* | 9:30-17:00 | 16:30 | 12-28..01-01 | 03-20..04-08; 07-15..08-31
osaka-museum-of-housing-and-living | tue! | 10:00-17:00 | 16:30 | 12-29..01-02
kaiyukan | | 8:30-20:00 | 19:00
universal-studios-japan | | 7:30-22:30 | | | 12-31..01-01
sumiyoshi-taisha | | 6:00-17:00 | | | 12-31..01-04; 07-30..08-01
expo-70-commemorative-park | wed! | 9:30-17:00 | 16:30 | | 04-01..05-08; 10-01..12-31; 07-15..08-31
tower-of-the-sun | wed! | 10:00-17:00 | 16:30 | | 04-01..05-08; 10-01..12-31; 07-15..08-31
katsuo-ji | | 8:00-18:00 | 17:30 | | 11-01..12-05; 12-31..01-03
cup-noodles-museum-osaka-ikeda | tue* | 9:30-16:30 | 15:30 | 12-30..01-02
`,
  hiroshima: `
hiroshima-peace-memorial-museum | | 7:30-20:00 | 19:30 | 12-30..12-31
hiroshima-museum-of-art | mon* | 9:00-17:00 | 16:30 | 12-29..01-02
shukkeien | | 9:00-18:00 | 17:30 | 12-29..12-31 | 11-10..12-05; 03-20..04-12
hiroshima-prefectural-art-museum | mon! | 9:00-20:00 | 19:30 | 12-29..12-31
mazda-museum | sun | 8:30-17:00
hiroshima-city-museum-of-contemporary-art | mon* | 10:00-17:00 | 16:30 | 12-28..01-01
hiroshima-botanical-garden | fri! | 9:00-16:30 | 16:00 | 12-29..01-03 | 07-15..08-31; 10-15..12-25
asa-zoological-park | thu! | 9:00-16:30 | 16:00 | 12-29..01-01
itsukushima-shrine | | 6:30-18:00 | | | 12-31..01-03
daisho-in | | 8:00-17:00 | | | 12-31..01-03
senjokaku | | 8:30-16:30
miyajima-aquarium | | 9:00-17:00 | 16:00
iwakuni-castle | | 9:00-16:45 | 16:30
jmsdf-kure-museum | tue* | 9:00-18:00 | 17:30 | 12-29..01-03
fukuyama-castle | mon* | 9:00-17:00 | 16:30 | 12-28..12-31
`,
  sapporo: `
sapporo-tv-tower | | 9:00-22:30 | 22:00
sapporo-clock-tower | | 8:45-17:10 | 17:00 | 01-01..01-03
hokkaido-university-botanic-garden | mon* | 9:00-16:30 | 16:00 | | 11-01..04-30
sapporo-beer-museum | mon* | 11:00-19:00 | 18:30 | 12-31..12-31
maruyama-zoo | | 9:30-16:30 | 16:00 | 12-29..12-31 | 08-01..08-31
mount-moiwa | | 10:30-22:00 | 21:30 | | 12-31..01-01
shiroi-koibito-park | | 9:00-19:00 | 18:00
sapporo-art-park | | 9:45-17:30 | 17:00 | 12-29..01-03
historical-village-of-hokkaido | mon* | 9:00-17:00 | 16:30 | 12-29..01-03 | 05-01..09-30
otaru-aquarium | | 9:00-17:00 | 16:30 | | 07-15..08-31
otaru-music-box-museum | | 9:00-19:00 | | | 12-31..01-01
upopoy | mon* | 9:00-20:00 | 19:00 | 12-29..01-03 | 07-20..08-31
asahiyama-zoo | | 9:30-17:15 | 16:00 | 12-30..01-01 | 08-05..08-20
`,
  nara: `
todai-ji | | 7:30-17:30 | | | 12-31..01-01; 08-13..08-15
great-buddha-of-nara | | 7:30-17:30 | | | 12-31..01-01; 08-13..08-15
sangatsu-do | | 7:30-17:30
kasuga-taisha | | 6:30-17:30 | | | 12-31..01-03; 02-01..02-04; 03-12..03-14; 08-13..08-16; 12-15..12-18
nara-national-museum | mon* | 9:30-20:00 | 19:30 | 12-28..12-31 | 10-20..11-15
isuien-garden | tue! | 9:30-16:30 | 16:00 | | 04-01..05-31; 10-01..11-30
gango-ji | | 9:00-17:00 | 16:30
naramachi-lattice-house | mon* | 9:00-17:00 | | 12-28..01-03
shin-yakushi-ji | | 9:00-17:00
yakushi-ji | | 8:30-17:00 | 16:30
toshodai-ji | | 8:30-17:00 | 16:30
horyu-ji | | 8:00-17:00 | 16:30
chugu-ji | | 9:00-16:30 | 16:15
hokki-ji | | 8:30-17:00
kinpusen-ji | | 8:00-16:30
ishibutai-kofun | | 9:00-17:00 | 16:45 | | 09-10..09-30
hase-dera | | 8:30-17:00 | | | 12-31..01-03; 10-15..12-05
muro-ji | | 8:30-17:00
okadera | | 8:30-17:00 | 16:45
`,
  yokohama: `
yokohama-museum-of-art | thu! | 10:00-20:00 | 19:30 | 12-29..01-03
cup-noodles-museum-yokohama | tue* | 10:00-18:00 | 17:00 | 12-31..01-01
hikawa-maru | mon* | 10:00-17:00 | 16:30
yokohama-marine-tower | | 10:00-22:00 | 21:30
yokohama-doll-museum | mon* | 9:30-17:00 | 16:30 | 12-29..01-01
yokohama-archives-of-history | mon* | 9:30-17:00 | 16:30 | 12-28..01-03
nogeyama-zoo | mon* | 9:30-16:30 | 16:00 | 12-29..01-01 | 05-01..05-31; 10-01..10-31; 07-15..08-31
sankeien-garden | | 9:00-17:00 | 16:30 | 12-27..12-31 | 03-20..04-12; 11-10..12-20
shin-yokohama-ramen-museum | | 10:30-21:30 | 21:00
zoorasia | tue* | 9:30-16:30 | 16:00 | 12-29..01-01 | 05-01..05-31; 10-01..10-31; 07-20..08-31
kirin-yokohama-beer-village | mon* | 9:30-18:00 | | 12-29..01-03
great-buddha-of-kamakura | | 8:00-17:30 | 17:15 | | 12-31..01-01
hasedera-kamakura | | 8:00-17:30 | 17:00 | | 11-15..12-15; 12-31..01-01
hokoku-ji | | 9:00-16:00 | | 12-29..01-03
meigetsu-in | | 8:30-17:00 | 16:30
engaku-ji | | 8:00-16:30 | | | 12-31..01-01
kencho-ji | | 8:30-16:30 | | | 12-31..01-01
zeniarai-benten | | 8:00-16:30 | | | 12-31..01-03
enoshima-sea-candle | | 9:00-21:00 | 20:30
enoshima-aquarium | | 9:00-20:00 | 19:00
odawara-castle | | 9:00-18:00 | 17:30 | 12-31..01-01
fujiko-f-fujio-museum | tue! | 10:00-18:00 | | 12-30..01-03 | 03-20..04-08; 04-25..05-08; 07-15..09-05; 12-20..12-29
nihon-minkaen | mon* | 9:30-17:00 | 16:30 | 12-29..01-03
`,
  kobe: `
kobe-city-museum | mon* | 9:30-20:00 | 19:30 | 12-29..01-03
takenaka-carpentry-tools-museum | mon* | 9:30-16:30 | 16:00 | 12-29..01-03
kobe-anpanman-museum | | 10:00-18:00 | 17:00 | 01-01..01-01
kobe-port-tower | | 9:00-23:00 | 22:30
kobe-maritime-museum | mon* | 10:00-18:00 | 17:30 | 12-29..01-03
atoa | | 10:00-21:00 | 20:00
kobe-animal-kingdom | thu! | 10:00-17:30 | 17:00 | | 03-20..04-08; 04-25..05-08; 07-15..09-05; 12-20..01-08
bandoh-kobe-science-museum | wed! | 9:30-20:00 | 19:30 | 12-29..01-02 | 03-20..04-08; 04-25..05-08; 07-15..09-05
oji-zoo | wed! | 9:00-17:00 | 16:30 | 12-29..01-01 | 03-20..04-15
hyogo-prefectural-museum-of-art | mon* | 10:00-20:00 | 19:30 | 12-31..01-01
kin-no-yu | | 8:00-22:00 | 21:30 | 01-01..01-01
gin-no-yu | | 9:00-21:00 | 20:30 | 01-01..01-01
hakutsuru-sake-brewery-museum | | 9:30-16:30 | 16:00 | 12-30..01-02
kiku-masamune-sake-museum | | 9:30-16:30 | 16:00 | 12-31..01-02
suma-rikyu-park | thu! | 9:00-17:00 | 16:30 | 12-29..01-01 | 03-20..06-30; 09-20..12-10
kobe-suma-sea-world | | 9:00-20:00 | 19:00
himeji-castle | | 8:00-18:00 | 17:00 | 12-29..12-30
kokoen | | 9:00-18:00 | 17:30 | 12-29..12-30 | 03-25..04-12; 11-15..12-05
engyo-ji | | 8:30-18:00
`,
  fukuoka: `
rakusuien | tue* | 9:00-17:00 | | 12-29..01-01
fukuoka-asian-art-museum | wed* | 9:30-20:00 | 19:30 | 12-28..01-01
hakata-machiya-folk-museum | | 9:00-18:00 | 17:30 | 12-29..12-31
fukuoka-art-museum | mon* | 9:30-20:00 | 19:30 | 12-29..01-03
ohori-park-japanese-garden | mon* | 9:00-18:00 | 17:45 | 12-29..01-01
fukuoka-tower | | 9:30-22:00 | 21:30
fukuoka-city-museum | mon* | 9:30-20:00 | 19:30 | 12-29..01-03
uminonakamichi-seaside-park | | 9:30-18:00 | 17:00 | 12-31..01-01
marine-world-uminonakamichi | | 9:00-21:00 | 20:00
kyushu-national-museum | mon* | 9:30-20:00 | 19:30 | 12-28..12-31
kokura-castle | | 9:00-20:00 | 19:30
`,
  nagoya: `
toyota-commemorative-museum | mon* | 9:30-17:00 | 16:30 | 12-29..01-02
nagoya-city-science-museum | mon* | 9:30-17:00 | 16:30 | 12-29..01-03
nagoya-city-art-museum | mon* | 9:30-20:00 | 19:30 | 12-29..01-03
chubu-electric-power-mirai-tower | | 9:00-22:00 | 21:40
nagoya-castle | | 9:00-16:30 | | 12-29..01-01 | 03-20..04-12; 08-01..08-25; 11-01..11-30
tokugawa-art-museum | mon* | 10:00-17:00 | 16:30 | 12-25..01-02
tokugawaen | mon* | 9:30-17:30 | 17:00 | 12-29..01-01
cultural-path-futaba-museum | mon* | 10:00-17:00 | 16:30 | 12-29..01-03
shirotori-garden | mon* | 9:00-17:00 | 16:30 | 12-29..01-03 | 11-10..12-10
higashiyama-zoo-and-botanical-gardens | mon* | 9:00-16:50 | 16:30 | 12-29..01-01 | 08-01..08-31; 11-01..11-30
yamazaki-mazak-museum-of-art | mon* | 10:00-17:30 | 17:00 | 12-30..01-02
port-of-nagoya-public-aquarium | mon* | 9:30-20:00 | 19:00 | | 03-15..04-10; 04-25..05-10; 07-01..09-30; 12-15..01-08
scmaglev-and-railway-park | tue! | 10:00-17:30 | 17:00 | 12-28..01-01 | 03-20..04-08; 04-25..05-10; 07-15..09-05; 12-20..12-27
ghibli-park | tue! | 9:00-17:00 | 16:30 | 12-29..01-01 | 03-20..04-08; 04-25..05-10; 07-15..09-05; 01-02..01-08
toyota-automobile-museum | mon* | 9:30-17:00 | 16:30 | 12-29..01-02
inuyama-castle | | 9:00-17:00 | 16:30 | 12-29..12-31
urakuen | | 9:30-17:00 | 16:30
okazaki-castle | | 9:00-17:00 | 16:30 | 12-29..12-31
ise-grand-shrine | | 5:00-19:00 | | | 12-31..01-05
`,
};
