import { CITIES, DEFAULT_GUIDE_TIME_ZONE } from './cities.ts';
import { getCityNames } from './match-cities.ts';
import { getSearchKey } from './search-key.ts';

/** The time zone of an unknown city (docs/product/guides.md, "Cities and zones"). */
const UNKNOWN_CITY_TIME_ZONE = 'UTC';

/** Maps each time zone to its cities, with their English and Chinese names. */
const ZONES: Readonly<Record<string, string>> = {
  // China and nearby countries
  'Asia/Shanghai':
    'Beijing 北京|Shanghai 上海|Guangzhou 广州|Shenzhen 深圳|Chengdu 成都|Chongqing 重庆|Hangzhou 杭州|Nanjing 南京|Suzhou 苏州|Wuhan 武汉|Xian 西安|Tianjin 天津|Qingdao 青岛|Dalian 大连|Xiamen 厦门|Changsha 长沙|Kunming 昆明|Harbin 哈尔滨|Shenyang 沈阳|Jinan 济南|Zhengzhou 郑州|Ningbo 宁波|Fuzhou 福州|Guiyang 贵阳|Nanning 南宁|Haikou 海口|Sanya 三亚|Lanzhou 兰州|Hefei 合肥|Nanchang 南昌|Wuxi 无锡|Foshan 佛山|Dongguan 东莞|Zhuhai 珠海',
  'Asia/Urumqi': 'Urumqi 乌鲁木齐',
  'Asia/Hong_Kong': 'Hong Kong 香港',
  'Asia/Macau': 'Macau 澳门',
  'Asia/Taipei': 'Taipei 台北|Kaohsiung 高雄|Taichung 台中|Tainan 台南',
  // Korea
  'Asia/Seoul': 'Seoul 首尔|Busan 釜山|Incheon 仁川|Daegu 大邱|Daejeon 大田|Gwangju 光州|Jeju 济州',
  // Japan, except the service cities
  'Asia/Tokyo':
    'Sendai 仙台|Kanazawa 金泽|Naha 那霸|Okinawa 冲绳|Hakodate 函馆|Kamakura 镰仓|Nikko 日光|Hakone 箱根|Kumamoto 熊本|Kagoshima 鹿儿岛|Nagasaki 长崎|Okayama 冈山|Matsuyama 松山|Takayama 高山|Nagano 长野|Kawasaki 川崎|Saitama 埼玉|Chiba 千叶',
  // Europe
  'Europe/London':
    'London 伦敦|Manchester 曼彻斯特|Edinburgh 爱丁堡|Birmingham 伯明翰|Liverpool 利物浦',
  'Europe/Dublin': 'Dublin 都柏林',
  'Europe/Paris': 'Paris 巴黎|Lyon 里昂|Nice 尼斯|Marseille 马赛',
  'Europe/Berlin':
    'Berlin 柏林|Munich 慕尼黑|Frankfurt 法兰克福|Hamburg 汉堡|Cologne 科隆|Dusseldorf 杜塞尔多夫',
  'Europe/Rome': 'Rome 罗马|Milan 米兰|Venice 威尼斯|Florence 佛罗伦萨',
  'Europe/Madrid': 'Madrid 马德里|Barcelona 巴塞罗那',
  'Europe/Lisbon': 'Lisbon 里斯本',
  'Europe/Amsterdam': 'Amsterdam 阿姆斯特丹|Rotterdam 鹿特丹',
  'Europe/Brussels': 'Brussels 布鲁塞尔',
  'Europe/Zurich': 'Zurich 苏黎世|Geneva 日内瓦',
  'Europe/Vienna': 'Vienna 维也纳',
  'Europe/Prague': 'Prague 布拉格',
  'Europe/Warsaw': 'Warsaw 华沙',
  'Europe/Budapest': 'Budapest 布达佩斯',
  'Europe/Copenhagen': 'Copenhagen 哥本哈根',
  'Europe/Stockholm': 'Stockholm 斯德哥尔摩',
  'Europe/Oslo': 'Oslo 奥斯陆',
  'Europe/Helsinki': 'Helsinki 赫尔辛基',
  'Europe/Athens': 'Athens 雅典',
  'Europe/Istanbul': 'Istanbul 伊斯坦布尔',
  'Europe/Moscow': 'Moscow 莫斯科|Saint Petersburg 圣彼得堡',
  // United States
  'America/New_York':
    'New York 纽约|Boston 波士顿|Washington 华盛顿|Philadelphia 费城|Miami 迈阿密|Atlanta 亚特兰大|Orlando 奥兰多',
  'America/Detroit': 'Detroit 底特律',
  'America/Chicago':
    'Chicago 芝加哥|Houston 休斯敦|Dallas 达拉斯|Austin 奥斯汀|Minneapolis 明尼阿波利斯|New Orleans 新奥尔良',
  'America/Denver': 'Denver 丹佛|Salt Lake City 盐湖城',
  'America/Phoenix': 'Phoenix 凤凰城',
  'America/Los_Angeles':
    'Los Angeles 洛杉矶|San Francisco 旧金山|Seattle 西雅图|San Diego 圣地亚哥|Las Vegas 拉斯维加斯|San Jose 圣何塞|Portland 波特兰',
  'America/Anchorage': 'Anchorage 安克雷奇',
  'Pacific/Honolulu': 'Honolulu 檀香山|Hawaii 夏威夷',
  // Southeast Asia
  'Asia/Singapore': 'Singapore 新加坡',
  'Asia/Kuala_Lumpur': 'Kuala Lumpur 吉隆坡|Penang 槟城|Malacca 马六甲',
  'Asia/Bangkok': 'Bangkok 曼谷|Chiang Mai 清迈|Phuket 普吉',
  'Asia/Ho_Chi_Minh': 'Ho Chi Minh City 胡志明市|Hanoi 河内|Da Nang 岘港',
  'Asia/Jakarta': 'Jakarta 雅加达',
  'Asia/Makassar': 'Bali 巴厘岛|Denpasar 登巴萨',
  'Asia/Manila': 'Manila 马尼拉|Cebu 宿务',
  'Asia/Phnom_Penh': 'Phnom Penh 金边|Siem Reap 暹粒',
  'Asia/Vientiane': 'Vientiane 万象',
  'Asia/Yangon': 'Yangon 仰光',
  'Asia/Brunei': 'Bandar Seri Begawan 斯里巴加湾',
  // Australia
  'Australia/Sydney': 'Sydney 悉尼|Canberra 堪培拉',
  'Australia/Melbourne': 'Melbourne 墨尔本',
  'Australia/Brisbane': 'Brisbane 布里斯班|Gold Coast 黄金海岸|Cairns 凯恩斯',
  'Australia/Perth': 'Perth 珀斯',
  'Australia/Adelaide': 'Adelaide 阿德莱德',
  'Australia/Hobart': 'Hobart 霍巴特',
  'Australia/Darwin': 'Darwin 达尔文',
  // India
  'Asia/Kolkata':
    'Delhi 德里|New Delhi 新德里|Mumbai 孟买|Bangalore 班加罗尔|Bengaluru 班加罗尔|Chennai 金奈|Kolkata 加尔各答|Hyderabad 海得拉巴|Pune 浦那|Jaipur 斋浦尔',
};

const table = new Map<string, string>();
for (const [zone, names] of Object.entries(ZONES)) {
  for (const pair of names.split('|')) {
    const split = pair.lastIndexOf(' ');
    table.set(getSearchKey(pair.slice(0, split)), zone);
    table.set(getSearchKey(pair.slice(split + 1)), zone);
  }
}
for (const city of CITIES) {
  for (const name of getCityNames(city)) table.set(getSearchKey(name), DEFAULT_GUIDE_TIME_ZONE);
}

/**
 * Returns the IANA time zone of a city, given by its English or Chinese name; UTC if unknown
 * (docs/product/guides.md, "Cities and zones").
 */
export const getCityTimeZone = (name: string): string =>
  table.get(getSearchKey(name)) ?? UNKNOWN_CITY_TIME_ZONE;

/**
 * Returns a guide's time zone, which is that of the service city; Asia/Tokyo if the city is unknown
 * (docs/product/guides.md, "Cities and zones").
 */
export const getGuideTimeZone = (serviceCity: string | null | undefined): string =>
  (serviceCity ? table.get(getSearchKey(serviceCity)) : undefined) ?? DEFAULT_GUIDE_TIME_ZONE;
