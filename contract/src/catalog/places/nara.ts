import { definePlaces } from './define-places.ts';

export const nara = definePlaces('nara', {
  areas: {
    kintetsu: ['Kintetsu Nara Station', '近铁奈良站'],
    jr: ['JR Nara Station', 'JR 奈良站'],
    park: ['Nara Park', '奈良公园'],
    todaiji: ['Todaiji', '东大寺'],
    kasuga: ['Kasuga Taisha', '春日大社'],
    naramachi: ['Naramachi', '奈良町'],
    wakakusa: ['Mount Wakakusa', '若草山'],
    nishinokyo: ['Nishinokyo', '西之京'],
    heijo: ['Heijo Palace', '平城宫'],
    ikoma: ['Ikoma', '生驹'],
    horyuji: ['Horyuji and Ikaruga', '法隆寺、斑鸠'],
    asuka: ['Asuka and Kashihara', '飞鸟、橿原'],
    yoshino: ['Yoshino', '吉野'],
    hase: ['Hase and Muro', '长谷、室生'],
    sakurai: ['Sakurai and Tenri', '樱井、天理'],
    koriyama: ['Yamato-Koriyama', '大和郡山'],
  },
  list: `
nara-station | station-only | jr | Nara | 奈良 | 奈良
kintetsu-nara-station | station | kintetsu | Kintetsu-Nara | 近铁奈良 | 近鉄奈良 | 近鐵奈良
jr-nara-station | station | jr | JR Nara | JR奈良 | JR奈良
nishinokyo-station | station | nishinokyo | Nishinokyo | 西之京 | 西ノ京
yamato-saidaiji-station | station | nishinokyo | Yamato-Saidaiji | 大和西大寺 | 大和西大寺
kashiharajingu-mae-station | station | asuka | Kashiharajingu-mae | 橿原神宫前 | 橿原神宮前
yamato-yagi-station | station | asuka | Yamato-Yagi | 大和八木 | 大和八木
asuka-station | station-only | asuka | Asuka | 飞鸟 | 飛鳥
yoshino-station | station | yoshino | Yoshino | 吉野 | 吉野
hasedera-station | station-only | hase | Hasedera | 长谷寺 | 長谷寺
muroguchi-ono-station | station | hase | Muroguchi-Ono | 室生口大野 | 室生口大野
sakurai-station | station | sakurai | Sakurai | 樱井 | 桜井
tenri-station | station | sakurai | Tenri | 天理 | 天理
ikoma-station | station | ikoma | Ikoma | 生驹 | 生駒
yamato-koriyama-station | station | koriyama | Yamato-Koriyama | 大和郡山 | 大和郡山
oji-station | station | horyuji | Oji | 王寺 | 王寺
nara-park | sight | park | Nara Park | 奈良公园 | 奈良公園 | 奈良鹿公园; Nara Deer Park
kofuku-ji | sight | park | Kofuku-ji | 兴福寺 | 興福寺
kofuku-ji-five-storied-pagoda | sight | park | Kofuku-ji Five-storied Pagoda | 兴福寺五重塔 | 興福寺五重塔
sarusawa-pond | sight | park | Sarusawa Pond | 猿泽池 | 猿沢池 | Sarusawa-ike
nara-national-museum | sight | park | Nara National Museum | 奈良国立博物馆 | 奈良国立博物館
ukimido | sight | park | Ukimido | 浮见堂 | 浮見堂 | Ukimido Pavilion
himuro-shrine | sight | park | Himuro Shrine | 冰室神社 | 氷室神社
isuien-garden | sight | park | Isuien Garden | 依水园 | 依水園 | Isuien; Isui-en
yoshikien-garden | sight | park | Yoshikien Garden | 吉城园 | 吉城園 | Yoshikien
nara-prefectural-office | sight | park | Nara Prefectural Office | 奈良县厅 | 奈良県庁 | 奈良县厅屋顶广场
todai-ji | sight | todaiji | Todai-ji | 东大寺 | 東大寺
great-buddha-of-nara | sight | todaiji | Great Buddha of Nara | 奈良大佛 | 奈良の大仏 | 东大寺大佛; 東大寺大仏; 大佛殿; 大仏殿; Great Buddha Hall; Daibutsuden; Nara Daibutsu; 奈良大仏
nandaimon | sight | todaiji | Nandaimon | 南大门 | 南大門 | 东大寺南大门; 東大寺南大門; Nandaimon Gate; Great South Gate
nigatsu-do | sight | todaiji | Nigatsu-do | 二月堂 | 二月堂 | 东大寺二月堂; 東大寺二月堂; Nigatsudo Hall; Nigatsu-do Hall
sangatsu-do | sight | todaiji | Sangatsu-do | 三月堂 | 三月堂 | 法华堂; 法華堂; Hokkedo
shosoin | sight | todaiji | Shosoin | 正仓院 | 正倉院
kasuga-taisha | sight | kasuga | Kasuga Taisha | 春日大社 | 春日大社 | Kasuga Shrine; Kasuga Grand Shrine
kasugayama-primeval-forest | sight | kasuga | Kasugayama Primeval Forest | 春日山原始林 | 春日山原始林 | 春日山原生林
shin-yakushi-ji | sight | kasuga | Shin-Yakushi-ji | 新药师寺 | 新薬師寺
byakugo-ji | sight | kasuga | Byakugo-ji | 白毫寺 | 白毫寺
manyo-botanical-garden | sight | kasuga | Manyo Botanical Garden | 万叶植物园 | 萬葉植物園 | 春日大社神苑
naramachi | sight | naramachi | Naramachi | 奈良町 | ならまち | 奈良町老街
gango-ji | sight | naramachi | Gango-ji | 元兴寺 | 元興寺
naramachi-lattice-house | sight | naramachi | Naramachi Lattice House | 奈良町格子之家 | ならまち格子の家 | 格子之家; 格子の家; Naramachi Koshi-no-Ie; Koshi-no-ie
higashimuki-shopping-street | sight | naramachi | Higashimuki Shopping Street | 东向商店街 | 東向商店街 | 东向通; 東向通り; Higashimuki
mochiidono-shopping-street | sight | naramachi | Mochiidono Shopping Street | 饼饭殿商店街 | もちいどのセンター街 | もちいどの商店街
nakatanidou | sight | naramachi | Nakatanidou | 中谷堂 | 中谷堂 | 中谷堂捣年糕; Nakatanido
sanjo-dori | sight | jr | Sanjo-dori | 三条通 | 三条通り | 奈良三条通; Sanjo Street
mount-wakakusa | sight | wakakusa | Mount Wakakusa | 若草山 | 若草山 | Mt. Wakakusa; Wakakusayama; Mt Wakakusa
tamukeyama-hachimangu | sight | wakakusa | Tamukeyama Hachimangu | 手向山八幡宫 | 手向山八幡宮
yakushi-ji | sight | nishinokyo | Yakushi-ji | 药师寺 | 薬師寺
toshodai-ji | sight | nishinokyo | Toshodai-ji | 唐招提寺 | 唐招提寺
saidai-ji | sight | nishinokyo | Saidai-ji | 西大寺 | 西大寺
heijo-palace | sight | heijo | Heijo Palace | 平城宫迹 | 平城宮跡 | 平城宫遗址; 平城宫; 平城京; 平城宫迹历史公园; 平城宮跡歴史公園; 平城京跡; Heijo Palace Site; Heijo-kyo
hannya-ji | sight | heijo | Hannya-ji | 般若寺 | 般若寺
suzakumon-gate | sight | heijo | Suzakumon Gate | 朱雀门 | 朱雀門 | Suzakumon; Suzaku Gate
mount-ikoma | sight | ikoma | Mount Ikoma | 生驹山 | 生駒山 | 生駒山上遊園地; 生驹山上游乐园; Mt. Ikoma
hozan-ji | sight | ikoma | Hozan-ji | 宝山寺 | 宝山寺
mount-shigi | sight | ikoma | Mount Shigi | 信贵山 | 信貴山 | 朝護孫子寺; 朝护孙子寺; Chogosonshi-ji
horyu-ji | sight | horyuji | Horyu-ji | 法隆寺 | 法隆寺
chugu-ji | sight | horyuji | Chugu-ji | 中宫寺 | 中宮寺
hokki-ji | sight | horyuji | Hokki-ji | 法起寺 | 法起寺
ishibutai-kofun | sight | asuka | Ishibutai Kofun | 石舞台古坟 | 石舞台古墳 | 石舞台; Ishibutai; Ishibutai Tomb
asuka-dera | sight | asuka | Asuka-dera | 飞鸟寺 | 飛鳥寺 | Asuka Temple
kashihara-jingu | sight | asuka | Kashihara Jingu | 橿原神宫 | 橿原神宮 | Kashihara Shrine
takamatsuzuka-tomb | sight | asuka | Takamatsuzuka Tomb | 高松冢古坟 | 高松塚古墳
imaicho | sight | asuka | Imaicho | 今井町 | 今井町
okadera | sight | asuka | Okadera | 冈寺 | 岡寺
mount-yoshino | sight | yoshino | Mount Yoshino | 吉野山 | 吉野山 | Mt. Yoshino; Yoshinoyama; Mt Yoshino
kinpusen-ji | sight | yoshino | Kinpusen-ji | 金峯山寺 | 金峯山寺 | 金峰山寺
yoshimizu-shrine | sight | yoshino | Yoshimizu Shrine | 吉水神社 | 吉水神社
dorogawa-onsen | sight | yoshino | Dorogawa Onsen | 洞川温泉 | 洞川温泉
hase-dera | sight | hase | Hase-dera | 长谷寺 | 長谷寺 | Hasedera Temple
muro-ji | sight | hase | Muro-ji | 室生寺 | 室生寺
soni-highlands | sight | hase | Soni Highlands | 曾尔高原 | 曽爾高原 | Soni Kogen; Soni Plateau
omiwa-shrine | sight | sakurai | Omiwa Shrine | 大神神社 | 大神神社
isonokami-shrine | sight | sakurai | Isonokami Shrine | 石上神宫 | 石上神宮 | Isonokami Jingu
tanzan-shrine | sight | sakurai | Tanzan Shrine | 谈山神社 | 談山神社
koriyama-castle | sight | koriyama | Koriyama Castle | 郡山城 | 郡山城跡 | 郡山城迹; 郡山城址公园
yatadera | sight | koriyama | Yatadera | 矢田寺 | 矢田寺
`,
});
