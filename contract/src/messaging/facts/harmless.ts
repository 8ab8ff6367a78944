import type { Candidate } from './message-text.ts';
import { COUNT, START } from './numbers.ts';

/** Numbers that are not facts: platforms, exits, ages, discounts, phone numbers, prices in names. */
const HARMLESS = new RegExp(
  [
    // Shops, services and idioms.
    '7-?eleven|7-11|24[/-]7|セブン[-ー]イレブン',
    '(?:百|100|300)(?:円|元|日元| ?yen)(?:ショップ|均一|店|商店| ?shops?| ?stores?)',
    '(?:24|二十四)(?:時間|小时|小時|h)(?:営業|营业|开放|开门|不打烊|热线|便利|自助|前台|服务|フロント|オープン|的?便利)|24[- ]hours? (?:open|convenience|front|reception|store|shop|service|clock|format)|24h(?:ours?)?(?= open)',
    '百分之[零〇一二两三四五六七八九十百]{1,5}|\\d{1,3}(?:\\.\\d+)? ?(?:%|％|percent)',
    '(?:[1-9](?:\\.\\d)?|[一二三四五六七八九])折',
    // Coins and notes.
    `(?:\\d{1,5}|[一五十百千万]{1,2})(?:円|日元|元)(?:玉|硬貨|札|硬币|纸币|大钞)`,
    // Ages.
    `${START}(?:\\d{1,3}|[一二两三四五六七八九十]{1,4})(?:个半)?(?:岁|歲|歳|才(?![能会可有行到去来]))(?:半)?`,
    `\\d{1,3}(?:[- ]|-?)(?:years?|yrs?)(?:[- ]old)?|\\d{1,2} ?(?:months?|yo)(?:[- ]old)?(?![a-z])`,
    // Platforms, lines, exits, floors, rooms, buildings, flights, car numbers.
    '\\d{1,3}(?:番線|番出口|番のりば|番乗り場|番街|番地|番ホーム|番|号車|号館|号室|号線|号棟|号机)',
    '\\d{1,4} ?(?:号|號)(?:转盘|线|線|出口|出站|口|楼|樓|馆|館|门|門|车|車|站台|月台|机场|航站|厅|廳|房|室|店|柜|桌|台|窗|检|路|院|座|会|公|厂|船|码头|登机|闸|仓|床|铺|包|展|楼)',
    '(?:出口|exit|platform|track|gate|terminal|room|floor|line|bus|no\\.|car|seat|flight|locker|bldg|building|day|step|option|plan|part|page|chapter|version|v|level|hall|stop|unit|apt|zone|area|pier|door) ?#?\\d{1,5}(?![\\d:])',
    '(?:ホーム|のりば|バス停|番号|ロッカー|部屋|出口|航站楼|房间|房号|楼层|站台|座位|车牌|密码|订单号?)(?:号|は|是|:| )? ?[a-z]?\\d{1,5}(?![\\d:点點時时月/日号年])',
    '\\d{1,3}(?:階|楼(?!下)|层|f(?![a-z]))',
    '第 ?(?:\\d{1,3}|[一二三四五六七八九十]{1,3})(?:个|位|名|次|天|日|站|回|人|号|點|点|时|小时|分)?',
    // Phone, order and card numbers, addresses on the web.
    '(?:\\+|(?<![\\d.,]))\\d{2,4}[- ]\\d{3,4}[- ]\\d{3,4}(?!\\d)|(?<![\\d.,])\\d{9,20}(?!\\d)',
    '(?<![a-z])(?:https?://|www\\.)[!-~]{1,200}',
    'X\\d{2,5}(?![\\d:.,]|[点時时月])',
    // Nights, days and versions.
    '\\d{1,2}泊\\d{1,2}日|\\d{1,2}(?:天|日|晚)\\d{1,2}(?:夜|晚|天)|[一二两三四五六七八九](?:天|日)[一二两三四五六七八九](?:夜|晚)',
    '\\d{1,2}日(?:间|間|游|遊|内|目|券|パス|コース|ツアー|ほど|くらい|ぐらい|程度|かけ|あれば|乗車券|乘车券)',
    '\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}(?:\\.\\d{1,3})?(?![\\d])(?<!20\\d\\d\\.\\d{1,2}\\.\\d{1,2})',
    '一期一会|一石二鳥|十分(?!钟|鐘|間|后|後|前)|万一|千万(?![日元円块])|三三两两|一点(?:都|也|儿|点)',
    '(?<!\\d)(?:180|360) ?(?:度|degrees)',
    `${COUNT}(?:人|名)(?:份|前|座|间|間|房|床|次|餐|票|桌|车|車|乗り?|用|部屋|組|一组|一桌|席|掛け|套|目|につき|あたり|当たり|分(?!の)|バス)`,
  ].join('|'),
  'g',
);

/** Finds numbers that are known not to be facts, so that no reader misunderstands them. */
export const findHarmless = (folded: string): Candidate[] =>
  [...folded.matchAll(HARMLESS)].map(({ 0: text, index }) => ({
    kind: null,
    start: index,
    end: index + text.length,
    values: [],
  }));
