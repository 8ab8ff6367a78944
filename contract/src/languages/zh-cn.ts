import type { Language } from './en.ts';

const DAYS = ['一', '二', '三', '四', '五', '六', '日'];
const UNITS = { day: '天', hour: '小时', minute: '分钟' };

export const zhCN: Language = {
  name: '简体中文',
  names: { en: 'Chinese', zh: '中文' },
  openGraph: 'zh_CN',
  reads: 'zh',
  unspaced: true,
  comma: '、',
  familyNameFirst: true,
  walletsFirst: true,

  moneySign: '¥',
  yen: (amount) => `${amount} 日元`,
  perHour: (price) => `${price}/小时`,
  about: (amount) => `约 ${amount}`,
  groupSize: (total, children) =>
    children === null ? `${total} 人` : `${total} 人（其中儿童 ${children} 人）`,
  unit: (name) => UNITS[name],

  weekdays: DAYS.map((day) => `周${day}`),
  longWeekdays: DAYS.map((day) => `星期${day}`),
  calendarWeekdays: DAYS,
  firstWeekday: 1,
  months: Array.from({ length: 12 }, (_, index) => `${index + 1}月`),
  noDate: '日期待定',
  invalidDate: '日期无效',
  date: ({ month, day, year, weekday }) =>
    `${year ? `${year}年` : ''}${month}${day}日${weekday ? ` ${weekday}` : ''}`,
  month: (month, year) => `${year}年${month}`,
  monthRange: (first, last, year) => `${year}年${first.replace('月', '')}–${last}`,
  monthDash: '–',
  dateTime: ' ',
  nextDay: (time) => `次日 ${time}`,
  previousDay: (time) => `前一天 ${time}`,
  inParentheses: (text) => `（${text}）`,

  zones: {
    'America/Chicago': '芝加哥时间',
    'America/Los_Angeles': '洛杉矶时间',
    'America/New_York': '纽约时间',
    'America/Toronto': '多伦多时间',
    'America/Vancouver': '温哥华时间',
    'Asia/Bangkok': '曼谷时间',
    'Asia/Dubai': '迪拜时间',
    'Asia/Ho_Chi_Minh': '胡志明市时间',
    'Asia/Hong_Kong': '香港时间',
    'Asia/Jakarta': '雅加达时间',
    'Asia/Kuala_Lumpur': '吉隆坡时间',
    'Asia/Macau': '澳门时间',
    'Asia/Manila': '马尼拉时间',
    'Asia/Seoul': '首尔时间',
    'Asia/Shanghai': '北京时间',
    'Asia/Singapore': '新加坡时间',
    'Asia/Taipei': '台北时间',
    'Asia/Tokyo': '日本时间',
    'Asia/Urumqi': '乌鲁木齐时间',
    'Australia/Melbourne': '墨尔本时间',
    'Australia/Sydney': '悉尼时间',
    'Europe/Amsterdam': '阿姆斯特丹时间',
    'Europe/Berlin': '柏林时间',
    'Europe/London': '伦敦时间',
    'Europe/Madrid': '马德里时间',
    'Europe/Paris': '巴黎时间',
    'Europe/Rome': '罗马时间',
    'Pacific/Auckland': '奥克兰时间',
    UTC: '协调世界时',
  },
  otherZone: (city) => `${city} 当地时间`,
  twoTimes: ({ first, firstZone, second, secondZone }) =>
    `${first}（${firstZone}，即${secondZone} ${second}）`,
  otherClock: ({ time, zone, firstZone, length, isBehind }) =>
    `${zone} ${time}${length === null ? '' : `，比${firstZone}${isBehind ? '晚' : '早'} ${length}`}`,
};
