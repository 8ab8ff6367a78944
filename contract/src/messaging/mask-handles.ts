/** Names and ids in messengers and networks, behind any of the words that people use for these. */
import type { Span } from './plain-text.ts';

/** A word, also with a blank or a sign between its letters. */
const spread = (word: string): string => [...word].join('[ .*_-]?');

/** WeChat, QQ and the like, which nobody here names for another reason. */
const STRONG = [
  '[微薇威维围徽溦唯胃伪嶶][ .。·*_❤♥-]{0,2}(?:信|芯|xin|x(?![a-z])|吧|我?心)',
  '[微薇威维围徽溦唯胃伪嶶][❤♥]',
  '(?:加|我的?|\\+)(?:个|我|一下)?[微薇威](?![信芯吧x]|xin)',
  spread('wechat'),
  spread('weixin'),
  spread('whatsapp'),
  'w(?:ei|ie)chat|we?chta|wecaht|wecht|wechart|vchat|weixing',
  'wei信',
  '(?<![a-z])wxid',
  '(?<![a-z])[wv][ .-]?x(?!\\d{1,3}(?!\\d))',
  '(?<![a-z0-9])v ?(?:信|芯|❤|♥|[:：])',
  '(?:加|\\+|➕|佳|我的?|my |add )(?:个|我|你|一下)? ?v(?![a-z0-9])聊?',
  '绿色?(?:的|那个|的那个)?(?:泡泡|软件|聊天软件|图标)',
  '(?:扣扣|企鹅号?|球球|鹅号|🐧)',
  '(?<![a-z])q ?q(?![a-z])',
  '(?:加|\\+|我的?) ?q(?![a-z0-9])',
  '(?<![a-z])q ?[:：](?= ?\\d{5})',
  '(?<![a-z])line ?(?:交換|追加|号|id(?![a-z]))',
  '(?<![a-z])skype',
  'kakao(?:talk)?',
  '支付宝|alipay',
] as const;

/** Networks and words that people also name in passing. */
const WEAK = [
  '(?<![a-z])line(?![a-z])',
  'ライン',
  '加?赖',
  '(?<![a-z])signal(?![a-z])',
  '(?<![a-z])(?:ig|ins|insta|instagram|fb|facebook|tg|telegram|discord|twitter|tiktok|snapchat|viber|zalo|messenger|threads|xhs|weibo)(?![a-z])',
  '抖音|小红书|微博|快手|b站|推特|脸书|电报|纸飞机|陌陌|飞书|钉钉|闲鱼|卫星|小飞机',
  '(?:加|搜|联系)我',
  '(?<![a-z])add me(?![a-z])',
  '(?:my|我的?) ?(?:id|handle|username|账号|用户名)(?![a-z])',
  '(?<![a-z@.])(?:gmail|outlook|hotmail|icloud|foxmail)(?![a-z.])',
  'cash ?app|venmo|paypay|paypal',
] as const;

const LINKS =
  '[\\s:：;,，、~=—>→👉@是为叫搜找加我号名的账帐户吧上·|*()（）"“”「」\\[\\]-]|号码|联系|昵称|名字|这个|用户名|聊天|邮箱|live:|(?:id|is|me|at|on|as|under|to|with|named|called|my|the|here|add|this|handle|account|username|user|name)(?![a-z0-9])';
const AFTER = new RegExp(`^(?<links>(?:${LINKS}){0,12})(?<id>[a-z0-9][a-z0-9_.-]{2,40})`);

/** Words that stand behind such a name in any message. */
const WORDS = new Set(
  'pay app apps wechat weixin alipay line group groups chat chats moments mini program message messages messaging video call calls and or but not for from with when then than that this the there here have has had was were will would can could may might should does did done working works work broken blocked private public full fine down slow better easier best also too very good great okay only just still now today tomorrow tonight after before during please thanks thank about account accounts number payment payments friend friends transfer contact contacts outside inside which where what who how why yes because until since allowed available possible necessary required enough same free store stores japan tokyo kyoto osaka'.split(
    ' ',
  ),
);

const DECIDES = /[:：=@是为叫搜号]|(?<![a-z])(?:id|is)(?![a-z])/;
const MEASURE = /^\d+(?:st|nd|rd|th|am|pm|h|hrs?|min|mins|km|m|gb|yen|rmb|jpy|kg|cm|pcs)?$/;
/** A day, a time, a price, a range. */
const FIGURE = /^[\d.-]+$/;
/** Digits alone that are an id: QQ begins at 10000. */
const NUMBER = /^\d{5,12}$/;

const hasName = (id: string): boolean => /[a-z]/.test(id) && /[\d_]/.test(id);
const hasTwoParts = (id: string): boolean => /^[a-z]{3,}[.-][a-z]{3,}$/.test(id);

const isHandle = (label: string, strong: boolean, links: string, id: string): boolean => {
  if (FIGURE.test(id)) return (strong || /号|(?<![a-z])id/.test(links)) && NUMBER.test(id);
  if (MEASURE.test(id) || WORDS.has(id)) return false;
  // Trains and lines have short names with figures in them.
  if (label === 'line' && !/[a-z]{3}/.test(id)) return false;
  if (id.length >= 4 && (hasName(id) || hasTwoParts(id))) return true;
  if (id.length < 4 || !/^[a-z][a-z.-]*$/.test(id)) return false;
  if (strong) return DECIDES.test(links) || (/[^\x20-\x7e]/.test(label) && id.length >= 5);
  // In passing: 'my line is busy', 'Line: Ginza'.
  return /(?<![a-z])id(?![a-z])|[@搜号]/.test(links) || (label !== 'line' && /[:：]/.test(links));
};

const LABELS = new RegExp(`(?<strong>${STRONG.join('|')})|(?:${WEAK.join('|')})`, 'g');
const REACH = 70;

/** Behind the surest names anything may stand in between: '微信交换一下 kenji88'. */
const LATER = /^(?<links>[^a-z0-9\n。.!?！？]{0,12})(?<id>[a-z0-9][a-z0-9_.-]{3,40})/;
const PASSING = /支付|付款|零钱|小程序|公众号|看到|转账/;

/** Who says so passes a name on, even one of letters alone. */
const INVITES = /(?:(?:add|find|reach|dm|message|follow|text) me on|加我) ?$/;

/** The name first: 'kenji88 is my wechat', 'kenji88（微信）'. */
const BEFORE =
  /(?<![a-z0-9])(?<id>[a-z0-9][a-z0-9_.-]{3,40})(?<links> ?(?:[(（[] ?| is | on | ?是 ?)(?:my |我的?)?)$/;
const ADDED =
  /(?<![a-z])(?:add|dm|message|text) (?<id>[a-z][a-z0-9_.-]{3,40})(?<links> (?:on|in|at) (?:my )?)$/;

const spanBefore = (plain: string, at: number): Span[] => {
  const before = plain.slice(Math.max(0, at - REACH), at);
  const added = ADDED.exec(before)?.groups;
  const { id = '', links = '' } = added ?? BEFORE.exec(before)?.groups ?? {};
  const end = at - links.length;
  const isName = added ? !WORDS.has(id) : hasName(id) && !MEASURE.test(id);
  return isName ? [{ start: end - id.length, end }] : [];
};

const spansAfter = (plain: string, found: RegExpExecArray): Span[] => {
  const [label] = found;
  const isStrong = found.groups?.strong !== undefined;
  const from = found.index + label.length;
  const rest = plain.slice(from, from + REACH);
  const span = ({ links = '', id = '' }: Partial<Record<string, string>>): Span => {
    const start = from + links.length;
    return { start, end: start + id.replace(/[.-]+$/, '').length };
  };
  const near = AFTER.exec(rest)?.groups;
  if (near) {
    const id = (near.id ?? '').replace(/[.-]+$/, '');
    const invited = INVITES.test(plain.slice(Math.max(0, found.index - 20), found.index));
    const isName = isHandle(label.trim(), isStrong, near.links ?? '', id);
    const isPlain = invited && /^[a-z]{5,}$/.test(id) && !WORDS.has(id);
    if (isName || isPlain) return [span(near)];
  }
  const later = isStrong ? LATER.exec(rest)?.groups : undefined;
  const id = later?.id ?? '';
  return later && hasName(id) && !MEASURE.test(id) && !PASSING.test(later.links ?? '')
    ? [span(later)]
    : [];
};

export const handleSpans = (plain: string): Span[] =>
  [...plain.matchAll(LABELS)].flatMap((found) => [
    ...(found.groups?.strong === undefined ? [] : spanBefore(plain, found.index)),
    ...spansAfter(plain, found),
  ]);
