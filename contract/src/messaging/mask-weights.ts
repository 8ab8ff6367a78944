/**
 * Finds contacts by weighing a sentence: something that can be a name or a number, and around it signs that it is the
 * sender's, that it is in an app, and that the receiver is to use it. The weights are fitted to the tests' lists
 * (docs/decisions/052-weighed-evidence.md).
 */
import { getShape, LONG_WORD, TOKEN } from './mask-evidence.ts';
import { isCommonWord, isOrdinaryObject, WORDS } from './mask-handle-shapes.ts';
import { ANY_LABEL } from './mask-labels.ts';
import { matchSpans, type Span } from './mask-plain-text.ts';

/** Every way to write the syllables of the apps that are most often disguised. */
const SYLLABLES = {
  wei: '微薇威维围徽溦唯胃伪嶶葳崴为未味位卫尾伟委魏喂危巍惟玮炜纬苇',
  xin: '信芯新心欣辛鑫馨薪昕歆星醒腥杏兴讯',
  kou: '扣抠口叩寇蔻筘',
  qiu: '秋丘求球邱裘',
  hong: '红宏洪弘鸿虹泓',
  shu: '书薯叔舒殊输蜀鼠属',
  xiao: '小晓肖x笑',
  dou: '抖斗豆逗兜',
  yin: '音因阴印银茵殷饮',
  fu: '付富福府',
  bao: '宝保抱包',
  zhi: '支之知值枝',
} as const;
type Syllable = keyof typeof SYLLABLES;
const spell = (word: string): string =>
  word
    .split(' ')
    .map((one) => `(?:[${SYLLABLES[one as Syllable]}]|${one})`)
    .join('[ .*_·・❤♥~-]{0,3}');
const DISGUISED = `(?!维新|为新|[为位未]心|x ?书)(?<![a-z])(?:${['wei xin', 'kou kou', 'qiu qiu', 'xiao hong shu', 'hong shu', 'dou yin', 'zhi fu bao'].map(spell).join('|')})(?![a-z])`;
const MORE_APPS =
  '(?<![a-z])x(?=[もはで])|搜得到|(?<![a-z])(?:youtube|you ?tube|yt|viber|zalo|etsy|ebay|reddit|quora|pinterest|strava|hello ?talk|meetup|couchsurfing|tripadvisor|getyourguide|airbnb|trip ?com|line works|face ?time|imessage|mastodon|substack|patreon|spotify|soundcloud|clubhouse|lemon8|bereal|mixi|mercari|(?<=(?:on|my|the) )(?:band|gram|slack|tandem|vk|zoom)|bird (?:site|app)|search engine)(?![a-z])|淘宝|天猫|拼多多|京东|转转|豆瓣|贴吧|虎牙|斗鱼|喜马拉雅|得物|马蜂窝|穷游|携程|飞猪|点评|美团|大众|朋友圈|油管|头条|短视频|直播间|视频号|公众号|[小大][x某][书音]|[小大]x书|ユーチューブ|チャンネル|メルカリ|ココナラ|ミクシィ|スレッズ|ディスコード|スカイプ|バイバー|フェイスタイム|タップル|ブログ|ツイキャス|微博|知乎|加的时候|添加时|別のアプリ|緑の|飞机(?!票|场|[餐上])|(?<![a-z])(?:you ?xiang|yi ?liu ?san|e-?mail|mail)(?![a-z])|邮箱|メール';

const HAN = '\\u4e00-\\u9fff\\u3040-\\u30ff';
/** What can be a contact, besides user names and words of no language here. */
const PATTERNS = {
  quoted:
    /(?:["“”「『《【]|(?<![\p{L}\p{N}])['‘])(?! )([^"“”」』》】‘\n]{2,40}?)(?:["“”」』》】]|['’](?![\p{L}\p{N}]))/gu,
  digits:
    /(?<![\d.,:/a-z-])(?!\d{2,4}00(?!\d))(?:\d(?:(?: dot |[ -])?\d){4,11}|\d(?:[\s-]?\d){7,11})(?![\d:/.,]|-\d| ?[元块日円万个赞次人步条年月])/g,
  searched: new RegExp(
    [
      `(?<=搜(?:索|一下)?|名字[是叫]?|昵称[是叫]?|我叫|店[名铺]|叫做?|@|关注|账号[是叫]?|id[是叫]?|找)[ :：,，]{0,2}[${HAN}a-z0-9·]{3,16}`,
      `[${HAN}a-z0-9 ・]{3,20}(?=["」』]? ?(?:って名前|という名前|と検索|で検索|と調べ|で登録|で出て|で出ます|と入れ|で探|を探し))`,
      "(?<=(?<![a-z])(?:search|look up|type|find|called|named|under|enter|as|look for)(?: for| in)? )(?:(?!(?:on|in|into|at|and|or|a|an|me|for|to|we|it|out|my|your|our|their|some|any) )[a-z'’0-9-]{2,15}(?: |(?=[,.!?)]|$))){1,6}",
    ].join('|'),
    'g',
  ),
  same: /(?:跟|和|与|同|用|就是|还是|也[是叫]|名字|昵称)[^,。?!\n]{0,8}(?:昵称|名字|一样|一致|这个?名|一个(?:id|名|号))|同(?:名|id)(?!公众|的)|(?<![a-z])(?:same|exact(?:ly)?|identical|this)(?: \w{2,9}){0,2} (?:name|nickname|username|handle|id)(?![a-z])|(?<![a-z])my (?:(?:nick|user|profile|display) ?)?name(?![a-z])|(?:同じ|一緒の?|この|ここの)(?:名前|ニックネーム|id|表示名|アカウント)|(?:名前?|ここ|ニックネーム)と(?:同じ|一緒)|(?:exact )?name (?:shown|you see)|(?:个|也用)昵称|这[里边儿]的?(?:名字|昵称)|昵称[就也即]是/g,
  built:
    /(?:[a-z]{3,15}|名字|昵称|name [a-z]{3,12}) ?(?:加上?|再加|后面加?|接|plus|followed by|and then|then|に|のあとに)(?:个|是|the )? ?["'“「]?[a-z0-9零一二三四五六七八九]{2,12}/g,
} as const;
const LATIN = /(?<![a-z0-9@._/'’-])[a-z]{5,30}(?![a-z0-9@_'’])/g;
const ANNOUNCED =
  /(?:(?<![a-z])(?:is|as|i['’]?m|i am|it['’]?s|id|handle|name|under|tag|user|username|called|named|by|then|insta|instagram|ig|kakao|discord|threads|telegram|search|add|look up|ping|dm|shi|jiao|hao|sou)[:,]? |[:：@=] ?|["“‘'])$/;
/** Words of which names of guides are often made. */
const GLUED =
  /^(?=.{8})(?:.*(?:kyoto|osaka|tokyo|nara|kobe|sapporo|nagoya|japan|nippon|tabi|neko|sakura|yama|kenji|haru|yuki|mika|hana|taro|xiao)|(?!.*(?:ing|ers?|ists?|books?)$)(?:.+(?:walk|tour|trip)|.*(?:guide|travel).))/;
const LABEL = new RegExp(ANY_LABEL);

const APP = new RegExp(
  `${ANY_LABEL.replace('(?<![a-z])line(?![a-z])', '(?<=(?:^|on|my|via|by|use|add|got|have|your|or) )line(?![a-z])(?! ?\\d)|(?<![a-z])line(?=[ :：]{0,2}(?:id|[\\u3040-\\u9fff@]))|(?<=[\\u3040-\\u9fff])line')}|${DISGUISED}|${MORE_APPS}`,
);
/** What stands around a candidate. */
const SIGNS = {
  app: APP,
  me: /(?<![a-z])(?:me|us|there|wo)(?![a-z])|我(?!们?(?:想|要|在|到|有|会|能|可以|住))|ください|下さい|どうぞ|お願い|してね|みて/,
  own: /(?<![a-z])(?:wo de|my|mine|i['’]?m|i am|i go by|i use|i have|we are|i post)(?![a-z])|我的|我叫|我是|我有|我那|我也|我号|我店|我家|私|僕|うち|です|やって|のまま/,
  result:
    /(?<![a-z])(?:that['’]?s me|the (?:one|guy|girl|man|woman|lady|only one|only|first|top) (?:with|in|who|result|hit)|i['’]?m the (?:one|guy|girl|only|first)|only one|comes? up|shows? up|pops? up|you['’]?ll (?:find|see)|(?:icon|avatar|photo|picture) is)(?![a-z])|[是到]我(?![们想要说])|本人|头像|粉丝|第一个|最多的|一搜就|搜得到|搜到|登録して|アイコン|出てき|出ます|見つかり|って名前|という名前|が私/,
  contact:
    /(?<![a-z])(?:number|contact|phone|e-?mail|bio|inbox|dms?|comment)(?![a-z])|联系方式|电话|号码|手机|邮箱|简介|主页|私信|私我|后台|留言|概要欄|連絡先|プロフィール|置顶|客服/,
  elsewhere:
    /(?<![a-z])(?:there|over there|outside|off|cheaper|fees?|discount|block(?:s|ed)?|faster|instead|skip|directly)(?![a-z])|那边|那里|那上面|平台|这里老|便宜|省[钱掉]|手续费|不方便|屏蔽|改价|打折|优惠|秒回|客服|拍下|そちら|そっち|外で|手数料|安く|直接|割引|サイト外/,
  names:
    /(?<![a-z])(?:zimu|hao|handle|user ?name|nick(?:name)?|id|name|tag|account|profile|called|named|under|user|go by|as)(?![a-z])|号|账|id|昵称|名字|网名|用户名|叫|店名|店铺|主页|群主|备注|アイディー|名前|アカウント|ユーザー|ニックネーム|表示名|チャンネル/,
  builds:
    /(?<![a-z])(?:plus|then|backwards?|together|lower ?case|one word|spell(?:ed)?|without|no spaces?|underscore|dot|two words|starts|ends|rest)(?![a-z])|倒|拼|连|去掉|加上|再加|后面|前面|接着|小写|全拼|首字母|逆|つなげ|くっつけ|そのあと|続け|抜いて/,
  asks: /[?？]|吗|呢|ですか|ますか|(?<=(?:^|[.!?,;:\n])\s?)(?:can|could|do|does|is|are|where|which|what|how) (?:we|you|it|the|there|i|this)(?![a-z])/,
  seen: /(?<![a-z])(?:saw|seen|read|watched|posted|spots?|photos?|pictures?|pics|(?<!first )videos?|heard|recommend(?:ed)?|worthy|viral|says?|said)(?![a-z])|看到|刷到|看过|见过|推荐|介绍|打卡|攻略|拍照|网红|(?<!短)视频(?!号)|见ました|見ました|見た|検索した|見つけ|出ました|映え|有名|人気|おすすめ|話題/,
  places:
    /(?<![a-z])(?:station|temple|shrine|hotel|museum|park|exit|lobby|restaurant|shop(?! name)|castle|stop|platform|gate|tower|ramen|cafe|market|street|shopping)(?![a-z])|站|寺|神社|酒店|餐厅|出口|大堂|景点|餐馆|楼|大社|商店|超市|駅|ホテル|美術館|公園|お店|線|号线|路线|[\u4e00-\u9fff]线|(?<![私ち僕])の店|那家|这家|地方|美食|美景/,
  known:
    /(?<![a-z])(?:order|booking|reservation|ticket|flight|room|train|seats?|car|wi-?fi|password|passport|code|yen|rmb|confirmation|lunch|dinner|address)(?![a-z])|订单|预订|预约|[车门机买]票|票(?:价|上)|航班|房间|车次|座位|密码|护照|邮编|日元|人民币|円|予約|\d便|部屋|パスポート|号车|号室|发票|拼音是|姓名|航空|快递/,
  pays: /(?<![a-z])(?:pay|paid|payment|card|cash|visa|refund)(?![a-z])|支付|付款|刷卡|现金|付钱|買い|支払|払い|払え|カード|现金|退款/,
  others:
    /(?<![a-z])(?:his|her|he|she|they|their|friend|official|brother|sister|wife|husband|son|daughter|kids?)(?![a-z])|他|她|官方|朋友(?!圈)|老公|老婆|孩子|公式|彼|友人|夫|妻|息子|娘/,
  maps: /(?<![a-z])(?:maps?|navigation|gps|navi)(?![a-z])|地图|导航|ナビ|地図|マップ/,
  here: /(?<![a-z])(?:(?:message|write|text|chat|ask|tell|talk|send)(?: to| it)?(?: me| us)? here|on (?:here|this site))(?![a-z])|这[里边](?:聊|说|发|问|联系)|ここで|こちらで(?!も)|このチャット/,
} as const;
type Sign = keyof typeof SIGNS;
const SIGN_NAMES = Object.keys(SIGNS) as Sign[];

/** How much each sign says for a contact, or against it. */
const WEIGHTS: Readonly<Record<Sign, number>> = {
  app: 2.5,
  me: 1.6,
  own: 1,
  result: 1.5,
  contact: 1.2,
  elsewhere: 1.2,
  names: 0.8,
  builds: 0.5,
  asks: -2.9,
  seen: -2.4,
  places: -2.3,
  known: -2.2,
  pays: -1.5,
  others: -0.7,
  maps: -0.7,
  here: -0.6,
};

/** What a name or a number weighs by itself. */
const KINDS = {
  quoted: -0.6,
  shaped: 0,
  latin: -1.5,
  long: 1.9,
  digits: 1.5,
  searched: -1.8,
  same: 0.6,
  built: -0.2,
} as const;
/** What a user name weighs by its shape, from 0. */
const SHAPES = [0, 0, 2.9, 4.1] as const;
/** A candidate that is a line of its own. */
const ALONE = 0.8;
/** The weight that is enough. */
const ENOUGH = 3;
type Kind = keyof typeof KINDS;
interface Candidate extends Span {
  kind: Kind;
  weight: number;
}

/** Returns whether nothing else is in the line, which can be one of several messages. */
const isAlone = (plain: string, { start, end }: Span): boolean =>
  /(?:^|\n)\s*$/.test(plain.slice(Math.max(0, start - 2), start)) &&
  /^\s*(?:\n|$)/.test(plain.slice(end, end + 2));

/** A word of letters that stands where a name would, and that no language here has. */
const latinNames = (plain: string): Candidate[] =>
  matchSpans(plain, LATIN).flatMap(({ start, end }): Candidate[] => {
    const id = plain.slice(start, end);
    const isGlued = GLUED.test(id);
    if ((!isGlued && isCommonWord(id)) || WORDS.has(id) || isOrdinaryObject(id) || LABEL.test(id))
      return [];
    const isForeign = /[\u3040-\u9fff]/.test(plain.slice(Math.max(0, start - 2), end + 2));
    const isAnnounced = ANNOUNCED.test(plain.slice(Math.max(0, start - 14), start));
    if (!isForeign && !isAnnounced && !isAlone(plain, { start, end })) return [];
    const kind = (id.length > 9 && !LONG_WORD.test(id)) || isGlued ? 'long' : 'latin';
    return [{ start, end, kind, weight: KINDS[kind] }];
  });

const candidatesIn = (plain: string): Candidate[] => [
  ...Object.entries(PATTERNS).flatMap(([kind, pattern]) =>
    matchSpans(plain, pattern).map(
      (span): Candidate => ({ ...span, kind: kind as Kind, weight: KINDS[kind as Kind] }),
    ),
  ),
  ...matchSpans(plain, TOKEN).flatMap((span): Candidate[] => {
    const shape = getShape(plain.slice(span.start, span.end));
    return shape > 0 ? [{ ...span, kind: 'shaped', weight: SHAPES[shape] ?? 0 }] : [];
  }),
  ...latinNames(plain),
];

/** How far from a candidate signs count. */
const NEAR = 70;
/** Signs that also count within the candidate. */
const WITHIN: ReadonlySet<Sign> = new Set(['places', 'known', 'seen', 'asks']);

const getLength = (pattern: RegExp, text: string): number => pattern.exec(text)?.[0].length ?? 0;

/** For each index of a text, the number of matches that begin before it. */
const countBefore = (plain: string, pattern: RegExp): Uint32Array => {
  const counts = new Uint32Array(plain.length + 1);
  for (const { index } of plain.matchAll(new RegExp(pattern, `g${pattern.flags}`)))
    counts[index + 1] = 1;
  for (let at = 1; at < counts.length; at += 1)
    counts[at] = (counts[at] ?? 0) + (counts[at - 1] ?? 0);
  return counts;
};

/** Returns whether a text has something that can be a name or a number. */
export const hasCandidate = (plain: string): boolean => candidatesIn(plain).length > 0;

export const weighedSpans = (plain: string): Span[] => {
  const candidates = candidatesIn(plain);
  if (candidates.length === 0) return [];
  const counts = SIGN_NAMES.map((name) => [name, countBefore(plain, SIGNS[name])] as const);
  return candidates.flatMap(({ start, end, kind, weight }): Span[] => {
    const before = plain.slice(Math.max(0, start - NEAR), start);
    const after = plain.slice(end, end + NEAR);
    const isDescribed = kind === 'same' || kind === 'built';
    /** The text that is asked or not: the sentence. */
    const sentence = [
      getLength(/[^。!\n?]*$/, before),
      getLength(/^[^。!\n?]*\??/, after),
    ] as const;
    const found = counts.flatMap(([name, count]): Sign[] => {
      const [left, right] = name === 'asks' ? sentence : [before.length, after.length];
      const all = (count[end + right] ?? 0) - (count[start - left] ?? 0);
      const within = (count[end] ?? 0) - (count[start] ?? 0);
      return all > (isDescribed || WITHIN.has(name) ? 0 : within) ? [name] : [];
    });
    const isBuilt = found.includes('names') && found.includes('builds');
    if (!found.includes('app') && !isBuilt) return [];
    const alone = kind !== 'digits' && isAlone(plain, { start, end }) ? ALONE : 0;
    if (found.reduce((sum, name) => sum + WEIGHTS[name], weight + alone) < ENOUGH) return [];
    if (!isDescribed) return [{ start, end }];
    const [left, right] = [getLength(/[^,。.!?\n]*$/, before), getLength(/^[^,。.!?\n]*/, after)];
    return [{ start: start - left, end: end + right }];
  });
};
