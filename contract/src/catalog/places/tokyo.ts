import { definePlaces } from './define-places.ts';

export const tokyo = definePlaces('tokyo', {
  areas: {
    asakusa: ['Asakusa and Skytree', '浅草、晴空塔'],
    ueno: ['Ueno and Yanaka', '上野、谷中'],
    akihabara: ['Akihabara and Kanda', '秋叶原、神田'],
    ginza: ['Ginza and Tsukiji', '银座、筑地'],
    marunouchi: ['Tokyo Station and Nihonbashi', '东京站、日本桥'],
    shinjuku: ['Shinjuku', '新宿'],
    shibuya: ['Shibuya and Ebisu', '涩谷、惠比寿'],
    harajuku: ['Harajuku and Aoyama', '原宿、青山'],
    roppongi: ['Roppongi and Azabu', '六本木、麻布'],
    shinagawa: ['Shinagawa and Meguro', '品川、目黑'],
    odaiba: ['Odaiba and Toyosu', '台场、丰洲'],
    ikebukuro: ['Ikebukuro and Bunkyo', '池袋、文京'],
    ryogoku: ['Ryogoku and Fukagawa', '两国、深川'],
    west: ['Kichijoji and the west', '吉祥寺、西部'],
    airports: ['Airports and the bay', '机场、湾岸'],
    around: ['Day trips from Tokyo', '东京周边'],
  },
  list: `
tokyo-station | station-only | marunouchi | Tokyo | 东京 | 東京
shinjuku-station | station | shinjuku | Shinjuku | 新宿 | 新宿 | しんじゅく
shibuya-station | station | shibuya | Shibuya | 涩谷 | 渋谷 | しぶや
ikebukuro-station | station | ikebukuro | Ikebukuro | 池袋 | 池袋
ueno-station | station | ueno | Ueno | 上野 | 上野
shinagawa-station | station | shinagawa | Shinagawa | 品川 | 品川
akihabara-station | station | akihabara | Akihabara | 秋叶原 | 秋葉原 | アキバ; Akiba
asakusa-station | station | asakusa | Asakusa | 浅草 | 浅草
ginza-station | station | ginza | Ginza | 银座 | 銀座
harajuku-station | station | harajuku | Harajuku | 原宿 | 原宿
omotesando-station | station | harajuku | Omotesando | 表参道 | 表参道
ebisu-station | station | shibuya | Ebisu | 惠比寿 | 恵比寿
daikanyama-station | station | shibuya | Daikanyama | 代官山 | 代官山
nakameguro-station | station | shinagawa | Nakameguro | 中目黑 | 中目黒
meguro-station | station | shinagawa | Meguro | 目黑 | 目黒
gotanda-station | station | shinagawa | Gotanda | 五反田 | 五反田
roppongi-station | station | roppongi | Roppongi | 六本木 | 六本木
azabu-juban-station | station | roppongi | Azabu-Juban | 麻布十番 | 麻布十番
akasaka-station | station | roppongi | Akasaka | 赤坂 | 赤坂
hamamatsucho-station | station | roppongi | Hamamatsucho | 滨松町 | 浜松町
shimbashi-station | station | ginza | Shimbashi | 新桥 | 新橋 | Shinbashi
yurakucho-station | station | ginza | Yurakucho | 有乐町 | 有楽町
tsukiji-station | station | ginza | Tsukiji | 筑地 | 築地
shiodome-station | station | ginza | Shiodome | 汐留 | 汐留
nihonbashi-station | station | marunouchi | Nihonbashi | 日本桥 | 日本橋
otemachi-station | station | marunouchi | Otemachi | 大手町 | 大手町
kanda-station | station | akihabara | Kanda | 神田 | 神田
ochanomizu-station | station | akihabara | Ochanomizu | 御茶之水 | 御茶ノ水 | 御茶の水; お茶の水
jimbocho-station | station | akihabara | Jimbocho | 神保町 | 神保町 | Jinbocho
iidabashi-station | station | akihabara | Iidabashi | 饭田桥 | 飯田橋
nippori-station | station | ueno | Nippori | 日暮里 | 日暮里
uguisudani-station | station | ueno | Uguisudani | 莺谷 | 鶯谷
okachimachi-station | station | ueno | Okachimachi | 御徒町 | 御徒町
sugamo-station | station | ikebukuro | Sugamo | 巢鸭 | 巣鴨
otsuka-station | station | ikebukuro | Otsuka | 大塚 | 大塚
shin-okubo-station | station | shinjuku | Shin-Okubo | 新大久保 | 新大久保
takadanobaba-station | station | shinjuku | Takadanobaba | 高田马场 | 高田馬場
yotsuya-station | station | shinjuku | Yotsuya | 四谷 | 四ツ谷
yoyogi-station | station | shinjuku | Yoyogi | 代代木 | 代々木
ryogoku-station | station-only | ryogoku | Ryogoku | 两国 | 両国
kiyosumi-shirakawa-station | station | ryogoku | Kiyosumi-Shirakawa | 清澄白河 | 清澄白河
monzen-nakacho-station | station | ryogoku | Monzen-Nakacho | 门前仲町 | 門前仲町
kinshicho-station | station | ryogoku | Kinshicho | 锦糸町 | 錦糸町
oshiage-station | station-only | asakusa | Oshiage | 押上 | 押上
toyosu-station | station | odaiba | Toyosu | 丰洲 | 豊洲
shin-kiba-station | station | odaiba | Shin-Kiba | 新木场 | 新木場
kichijoji-station | station | west | Kichijoji | 吉祥寺 | 吉祥寺
shimokitazawa-station | station | west | Shimokitazawa | 下北泽 | 下北沢
nakano-station | station | west | Nakano | 中野 | 中野
koenji-station | station | west | Koenji | 高圆寺 | 高円寺
mitaka-station | station | west | Mitaka | 三鹰 | 三鷹
tachikawa-station | station | west | Tachikawa | 立川 | 立川
jiyugaoka-station | station | west | Jiyugaoka | 自由之丘 | 自由が丘 | 自由丘
maihama-station | station | airports | Maihama | 舞滨 | 舞浜
narita-airport | airport | airports | Narita Airport | 成田机场 | 成田空港 | 成田国际机场; Narita International Airport
haneda-airport | airport | airports | Haneda Airport | 羽田机场 | 羽田空港
senso-ji | sight | asakusa | Senso-ji | 浅草寺 | 浅草寺 | Asakusa Temple; Asakusa Kannon
kaminarimon | sight | asakusa | Kaminarimon | 雷门 | 雷門 | Kaminarimon Gate
nakamise | sight | asakusa | Nakamise | 仲见世商店街 | 仲見世通り | 仲见世; 仲見世; 仲见世通; Nakamise Street; Nakamise-dori
asakusa-shrine | sight | asakusa | Asakusa Shrine | 浅草神社 | 浅草神社
kappabashi | sight | asakusa | Kappabashi | 合羽桥 | かっぱ橋 | 合羽橋; Kappabashi Street; 合羽桥道具街
tokyo-skytree | sight | asakusa | Tokyo Skytree | 东京晴空塔 | 東京スカイツリー | 晴空塔; 天空树; 东京天空树; スカイツリー; Skytree; Sky Tree
sumida-river | sight | asakusa | Sumida River | 隅田川 | 隅田川
sumida-park | sight | asakusa | Sumida Park | 隅田公园 | 隅田公園
hanayashiki | sight | asakusa | Hanayashiki | 花屋敷 | 花やしき | 浅草花やしき; 浅草花屋敷
sumida-aquarium | sight | asakusa | Sumida Aquarium | 墨田水族馆 | すみだ水族館
ueno-park | sight | ueno | Ueno Park | 上野公园 | 上野公園 | 上野恩赐公园; 上野恩賜公園
ueno-zoo | sight | ueno | Ueno Zoo | 上野动物园 | 上野動物園
ameyoko | sight | ueno | Ameyoko | 阿美横町 | アメ横 | アメヤ横丁; 阿美横丁; Ameya-Yokocho; Ameyayokocho
tokyo-national-museum | sight | ueno | Tokyo National Museum | 东京国立博物馆 | 東京国立博物館
national-museum-of-western-art | sight | ueno | National Museum of Western Art | 国立西洋美术馆 | 国立西洋美術館
national-museum-of-nature-and-science | sight | ueno | National Museum of Nature and Science | 国立科学博物馆 | 国立科学博物館
tokyo-metropolitan-art-museum | sight | ueno | Tokyo Metropolitan Art Museum | 东京都美术馆 | 東京都美術館
shinobazu-pond | sight | ueno | Shinobazu Pond | 不忍池 | 不忍池
yanaka-ginza | sight | ueno | Yanaka Ginza | 谷中银座 | 谷中銀座
yanaka | sight | ueno | Yanaka | 谷中 | 谷中
nezu-shrine | sight | ueno | Nezu Shrine | 根津神社 | 根津神社
kanda-myojin | sight | akihabara | Kanda Myojin | 神田明神 | 神田明神 | Kanda Shrine
yushima-tenjin | sight | akihabara | Yushima Tenjin | 汤岛天神 | 湯島天神 | 湯島天満宮; 汤岛天满宫; Yushima Tenmangu
tokyo-dome | sight | akihabara | Tokyo Dome | 东京巨蛋 | 東京ドーム
koishikawa-korakuen | sight | akihabara | Koishikawa Korakuen | 小石川后乐园 | 小石川後楽園
yasukuni-shrine | sight | akihabara | Yasukuni Shrine | 靖国神社 | 靖国神社
chidorigafuchi | sight | akihabara | Chidorigafuchi | 千鸟渊 | 千鳥ヶ淵 | 千鳥ケ淵; 千鸟之渊
nippon-budokan | sight | akihabara | Nippon Budokan | 日本武道馆 | 日本武道館 | Budokan; 武道馆; 武道館
imperial-palace | sight | marunouchi | Imperial Palace | 皇居 | 皇居 | Tokyo Imperial Palace; 东京皇居
nijubashi | sight | marunouchi | Nijubashi | 二重桥 | 二重橋
imperial-palace-east-gardens | sight | marunouchi | Imperial Palace East Gardens | 皇居东御苑 | 皇居東御苑 | 皇居外苑
hibiya-park | sight | marunouchi | Hibiya Park | 日比谷公园 | 日比谷公園
tsukiji-outer-market | sight | ginza | Tsukiji Outer Market | 筑地场外市场 | 築地場外市場 | 筑地市场; 築地市場; 筑地场外; 築地場外; Tsukiji Market; Tsukiji fish market
kabukiza | sight | ginza | Kabukiza | 歌舞伎座 | 歌舞伎座 | Kabukiza Theatre; Kabukiza Theater; Kabuki-za
hamarikyu-gardens | sight | ginza | Hamarikyu Gardens | 滨离宫恩赐庭园 | 浜離宮恩賜庭園 | 浜離宮; 滨离宫; Hamarikyu; Hama-rikyu Gardens
tsukiji-hongan-ji | sight | ginza | Tsukiji Hongan-ji | 筑地本愿寺 | 築地本願寺
shinjuku-gyoen | sight | shinjuku | Shinjuku Gyoen | 新宿御苑 | 新宿御苑 | Shinjuku Gyoen National Garden; Shinjuku Gyoen Garden
kabukicho | sight | shinjuku | Kabukicho | 歌舞伎町 | 歌舞伎町
golden-gai | sight | shinjuku | Golden Gai | 黄金街 | ゴールデン街 | 新宿黄金街; 新宿ゴールデン街; Shinjuku Golden Gai
omoide-yokocho | sight | shinjuku | Omoide Yokocho | 回忆横丁 | 思い出横丁 | 思い出横町
tokyo-metropolitan-government-building | sight | shinjuku | Tokyo Metropolitan Government Building | 东京都厅 | 東京都庁 | 都厅展望台; 都庁; 东京都厅展望室; Tokyo Metropolitan Government
hanazono-shrine | sight | shinjuku | Hanazono Shrine | 花园神社 | 花園神社
shibuya-crossing | sight | shibuya | Shibuya Crossing | 涩谷十字路口 | 渋谷スクランブル交差点 | スクランブル交差点; 渋谷交差点; Shibuya Scramble; Shibuya Scramble Crossing; 涩谷全向十字路口
shibuya-sky | sight | shibuya | Shibuya Sky | 涩谷天空 | 渋谷スカイ | SHIBUYA SKY展望台
hachiko | sight | shibuya | Hachiko | 八公像 | ハチ公 | 忠犬八公; 忠犬八公像; 忠犬ハチ公像; ハチ公像; 涩谷八公; Hachiko statue
miyashita-park | sight | shibuya | Miyashita Park | 宫下公园 | ミヤシタパーク | 宮下公園
yebisu-garden-place | sight | shibuya | Yebisu Garden Place | 惠比寿花园广场 | 恵比寿ガーデンプレイス | Ebisu Garden Place
meiji-shrine | sight | harajuku | Meiji Shrine | 明治神宫 | 明治神宮 | Meiji Jingu; Meiji-jingu
takeshita-street | sight | harajuku | Takeshita Street | 竹下通 | 竹下通り | 竹下街; Takeshita-dori; Takeshita Dori
yoyogi-park | sight | harajuku | Yoyogi Park | 代代木公园 | 代々木公園
nezu-museum | sight | harajuku | Nezu Museum | 根津美术馆 | 根津美術館
meiji-jingu-gaien | sight | harajuku | Meiji Jingu Gaien | 明治神宫外苑 | 明治神宮外苑 | 神宫外苑; 神宮外苑
tokyo-tower | sight | roppongi | Tokyo Tower | 东京塔 | 東京タワー | 东京铁塔
roppongi-hills | sight | roppongi | Roppongi Hills | 六本木新城 | 六本木ヒルズ | 六本木之丘
tokyo-midtown | sight | roppongi | Tokyo Midtown | 东京中城 | 東京ミッドタウン
azabudai-hills | sight | roppongi | Azabudai Hills | 麻布台之丘 | 麻布台ヒルズ
zojo-ji | sight | roppongi | Zojo-ji | 增上寺 | 増上寺
national-art-center | sight | roppongi | National Art Center | 国立新美术馆 | 国立新美術館 | The National Art Center, Tokyo; National Art Center Tokyo
mori-art-museum | sight | roppongi | Mori Art Museum | 森美术馆 | 森美術館
shiba-park | sight | roppongi | Shiba Park | 芝公园 | 芝公園
sengaku-ji | sight | shinagawa | Sengaku-ji | 泉岳寺 | 泉岳寺
meguro-river | sight | shinagawa | Meguro River | 目黑川 | 目黒川
odaiba | sight | odaiba | Odaiba | 台场 | お台場 | 御台场; 台場; 御台場
rainbow-bridge | sight | odaiba | Rainbow Bridge | 彩虹大桥 | レインボーブリッジ | 彩虹桥
teamlab-planets | sight | odaiba | teamLab Planets | teamLab无界丰洲 | チームラボプラネッツ | teamLab
toyosu-market | sight | odaiba | Toyosu Market | 丰洲市场 | 豊洲市場 | Toyosu fish market
divercity-tokyo | sight | odaiba | DiverCity Tokyo | 台场DiverCity | ダイバーシティ東京 | DiverCity
tokyo-big-sight | sight | odaiba | Tokyo Big Sight | 东京国际展示场 | 東京ビッグサイト | Big Sight
miraikan | sight | odaiba | Miraikan | 日本科学未来馆 | 日本科学未来館
sunshine-city | sight | ikebukuro | Sunshine City | 太阳城 | サンシャインシティ | 池袋太阳城; 阳光城; 池袋阳光城; サンシャイン水族館; 阳光水族馆; Sunshine Aquarium
rikugien | sight | ikebukuro | Rikugien | 六义园 | 六義園 | Rikugien Garden; Rikugien Gardens
ryogoku-kokugikan | sight | ryogoku | Ryogoku Kokugikan | 两国国技馆 | 両国国技館 | 国技館; 国技馆; Kokugikan; Ryogoku Sumo Hall
edo-tokyo-museum | sight | ryogoku | Edo-Tokyo Museum | 江户东京博物馆 | 江戸東京博物館
kiyosumi-garden | sight | ryogoku | Kiyosumi Garden | 清澄庭园 | 清澄庭園 | Kiyosumi Gardens
tomioka-hachimangu | sight | ryogoku | Tomioka Hachimangu | 富冈八幡宫 | 富岡八幡宮 | Tomioka Hachiman Shrine
inokashira-park | sight | west | Inokashira Park | 井之头公园 | 井の頭公園 | 井の頭恩賜公園; 井之头恩赐公园
ghibli-museum | sight | west | Ghibli Museum | 吉卜力美术馆 | 三鷹の森ジブリ美術館 | ジブリ美術館; 三鹰之森吉卜力美术馆; 宫崎骏美术馆
gotoku-ji | sight | west | Gotoku-ji | 豪德寺 | 豪徳寺
nakano-broadway | sight | west | Nakano Broadway | 中野百老汇 | 中野ブロードウェイ
mount-takao | sight | west | Mount Takao | 高尾山 | 高尾山 | Mt. Takao; Mt Takao; Takaosan
tokyo-disneyland | sight | airports | Tokyo Disneyland | 东京迪士尼乐园 | 東京ディズニーランド | 东京迪士尼; 迪士尼乐园; 迪士尼; ディズニーランド; Disneyland; Tokyo Disney Resort; 東京ディズニーリゾート; Tokyo Disney
tokyo-disneysea | sight | airports | Tokyo DisneySea | 东京迪士尼海洋 | 東京ディズニーシー | 迪士尼海洋; ディズニーシー; DisneySea; Disney Sea; 迪士尼海洋乐园; 东京迪士尼海洋乐园
kasai-rinkai-park | sight | airports | Kasai Rinkai Park | 葛西临海公园 | 葛西臨海公園
shibamata-taishakuten | sight | airports | Shibamata Taishakuten | 柴又帝释天 | 柴又帝釈天
mount-fuji | sight | around | Mount Fuji | 富士山 | 富士山 | Mt. Fuji; Mt Fuji; Fujisan
lake-kawaguchi | sight | around | Lake Kawaguchi | 河口湖 | 河口湖 | Lake Kawaguchiko; Kawaguchiko
lake-ashi | sight | around | Lake Ashi | 芦之湖 | 芦ノ湖 | 芦湖; Lake Ashinoko; Ashinoko
owakudani | sight | around | Owakudani | 大涌谷 | 大涌谷
hakone-shrine | sight | around | Hakone Shrine | 箱根神社 | 箱根神社
hakone-open-air-museum | sight | around | Hakone Open-Air Museum | 箱根雕刻之森美术馆 | 箱根彫刻の森美術館 | 雕刻之森; 彫刻の森美術館; 雕刻之森美术馆
hakone-yumoto-station | station | around | Hakone-Yumoto | 箱根汤本 | 箱根湯本
nikko-toshogu | sight | around | Nikko Toshogu | 日光东照宫 | 日光東照宮 | 东照宫; 東照宮; Toshogu; Toshogu Shrine
kegon-falls | sight | around | Kegon Falls | 华严瀑布 | 華厳の滝 | 华严瀑
chureito-pagoda | sight | around | Chureito Pagoda | 新仓山浅间公园 | 新倉山浅間公園 | 忠灵塔; 忠霊塔; Arakurayama Sengen Park
oshino-hakkai | sight | around | Oshino Hakkai | 忍野八海 | 忍野八海
fuji-q-highland | sight | around | Fuji-Q Highland | 富士急乐园 | 富士急ハイランド | 富士急高原乐园; Fuji Q
gotemba-premium-outlets | sight | around | Gotemba Premium Outlets | 御殿场奥特莱斯 | 御殿場プレミアム・アウトレット | 御殿場アウトレット; 御殿场; Gotemba Outlets
`,
});
