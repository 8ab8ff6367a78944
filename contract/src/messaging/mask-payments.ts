/** Asking to pay past the site, in three languages; paying the balance in person is as it should be. */
import type { Span } from './plain-text.ts';

interface Ask {
  pattern: RegExp;
  /** Said of these it is no asking. */
  unless?: RegExp;
}

const IN_PERSON =
  /尾款|余款|剩下|剩余|其余|当面|当天|现场|门票|车费|交通费|餐费|balance|the rest|remaining|in person|on the day|on site|tickets?/;

const ASKS: readonly Ask[] = [
  { pattern: /(?:收款|收钱|付款|转账)码/g },
  { pattern: /扫(?:一下)?(?:我的?)?(?:二维)?码(?:直接)?(?:付|转|加|支付)/g },
  {
    pattern: /二维码发(?:给)?[你您]|发(?:给)?[你您](?:个|一个|我的)?二维码/g,
    unless: /票|入场|入园|预约|餐厅|酒店|行程/,
  },
  { pattern: /私下(?:里)?(?:付|转|交易|给|结|支付|收|成交|定|订)[^，。！？,.!?]{0,12}/g },
  { pattern: /(?:线下|私底下)(?:付|交易|转|支付|结算|给钱)/g, unless: IN_PERSON },
  { pattern: /(?:绕过|绕开|跳过|避开|脱离|甩开)(?:这个)?平台/g },
  { pattern: /(?:别|不要|不用|不必|不)走(?:这个)?平台/g },
  {
    pattern:
      /(?:别|不要|不用|不必|不)(?:在|通过|经过|用|从)(?:这个)?平台(?!外|以外|之外)(?:上|里)?(?:付|支付|交易|下单|订|转)[^，。！？]{0,4}/g,
  },
  { pattern: /平台(?:以|之)?外(?:面)?[^，。！？]{0,4}(?:付|支付|交易|转|成交)/g },
  {
    pattern:
      /(?:直接|全部|都|先)?(?:付|转|打|汇)(?:钱|款|账|帐)?(?:给|到|进|至)?我的?(?:的)?(?:微信|支付宝|银行卡|卡|账户|账号|银行|户头|v信|wx|微)(?!信?(?:零钱|支付|钱包|余额|付款))/g,
    unless: IN_PERSON,
  },
  { pattern: /直接(?:付|转|打)(?:钱|款|账)?给?我/g, unless: IN_PERSON },
  { pattern: /(?:转|打|汇)(?:账|帐|钱|款)(?:给|到|至)(?:我|你)/g, unless: IN_PERSON },
  {
    pattern: /(?:定金|订金|押金|全款|费用|车钱|钱)[^，。！？]{0,6}(?:转|打|汇)(?:给|到)?我/g,
    unless: IN_PERSON,
  },
  { pattern: /(?:微信|支付宝|银行卡?|v信)[^，。！？]{0,4}转(?:账|帐|钱)?给?[我你]/g },
  { pattern: /(?:微信|支付宝|v信|paypay|paypal|wise) ?(?:直接)?(?:付|转|打)(?:钱|账)?给?我/g },
  { pattern: /(?:直接)?给我(?:现金|钱)|现金(?:直接)?(?:付)?给我/g, unless: IN_PERSON },
  {
    pattern:
      /(?:不用|别|不要|不必|省得)(?:付|交)(?:订金|定金|押金)[^。！？\n]{0,10}(?:现金|直接|给我|转)/g,
  },
  {
    pattern:
      /取消(?:这单|这个|订单|预订|掉)[^。！？\n]{0,12}(?:私下|直接(?:付|转|给)|线下|给现金)/g,
  },
  { pattern: /发(?:个|我)?红包|红包(?:转|发)给?我/g },
  { pattern: /(?:银行)?(?:卡号|账号|账户|户名)(?:是|为|[:： ])?\s?\d[\d -]{4,24}/g },
  {
    pattern:
      /(?:usdt|btc|eth|trc-?20|erc-?20|bitcoin|比特币|以太坊)[^a-z0-9]{0,12}[a-z0-9]{12,64}/g,
  },
  { pattern: /振り?込(?:んで|み先|先|みで|みを|みお願い|む|めば)/g },
  { pattern: /直接(?:払いで|払って|振)/g },
  { pattern: /送金して|口座番号|口座に|(?:サイト|アプリ|プラットフォーム)を?(?:通さず|外で)/g },
  {
    pattern:
      /(?:pay|paid|book|deal|do it|do this|arrange|settle|transact)(?![a-z])[^.!?\n]{0,40}outside (?:of )?(?:tomoguide|(?:the|this) (?:platform|app|site|website|system))/g,
  },
  {
    pattern: /(?:go|pay|book|deal|settle|take (?:it|this)) off(?: the |[- ])(?:platform|app|site)/g,
  },
  {
    pattern:
      /(?<![a-z])(?:pay|send|transfer|wire)(?: it| the money| the deposit| the fee| everything)? (?:to )?me (?:directly|direct|in advance|by |via |through |using |(?:on|with|in) (?:wise|paypal|venmo|alipay|wechat|revolut|zelle|line|paypay|usdt|crypto))/g,
    unless: IN_PERSON,
  },
  {
    pattern:
      /(?<![a-z])(?:wire|transfer|remit) me (?:the |your )?(?:money|deposit|fee|full amount|cash)(?![a-z])/g,
    unless: IN_PERSON,
  },
  {
    pattern:
      /(?<![a-z])(?:pay ?pal|venmo|zelle|wise|revolut|paypay|alipay|cash ?app|western union) (?:it to )?me(?![a-z])/g,
  },
  {
    pattern:
      /(?<![a-z])(?:send|transfer|wire|pay|remit)(?![a-z])[^.!?\n]{0,40}(?<![a-z])to (?:my|this|the following|our) (?:bank|account|card|alipay|wechat|wise|revolut|paypal|venmo|iban)[^.!?\n]{0,60}/g,
  },
  {
    pattern:
      /(?<![a-z])(?:skip|avoid|dodge|bypass) (?:the |their |tomoguide'?s? )?(?:platform|tomoguide|app|site|service fee|platform fee|commission|fees?)(?: fees?)?(?![a-z])/g,
  },
  {
    pattern: /(?<![a-z])(?:book|pay) (?:it )?direct(?:ly)? (?:with|to|through|via) me(?![a-z])/g,
    unless: IN_PERSON,
  },
  { pattern: /(?<![a-z])scan (?:my|this|the) (?:wechat|line|alipay|payment|pay) ?(?:qr|code)/g },
  { pattern: /(?<![a-z])(?:my|send you (?:a|the|my)) (?:wechat|line|alipay|payment|paypay) qr/g },
  {
    pattern:
      /(?<![a-z])cancel (?:it|this|the booking|here)[^.!?\n]{0,20}(?<![a-z])(?:pay|book|deal)[^.!?\n]{0,20}(?:direct|cash|privately|me(?![a-z]))/g,
  },
  {
    pattern:
      /(?<![a-z])(?:pay|give)[^.!?\n]{0,30}(?:instead of (?:paying |booking )?(?:here|the deposit|the platform|(?:through|via|on|in) )|without (?:the |this )?(?:platform|app|site|tomoguide))/g,
  },
];

/** Somebody who warns of it does not ask for it. */
const REFUSES =
  /(?:do not|don['’]?t|never|not allowed to|not to|cannot|can['’]?t|won['’]?t|shouldn['’]?t|must not|mustn['’]?t|不要|别|请勿|不能|不可以|不可|不许|不得|禁止|不会|不想|不接受|拒绝|勿|没有?)[^.。，,!！?？\n]{0,14}$/;
const NEAR = 40;

/** The sentence around a place, as far as it matters. */
const around = (plain: string, start: number, end: number): string => {
  const before = plain.slice(Math.max(0, start - NEAR), start).split(/[。！？!?\n]/);
  const after = plain.slice(end, end + NEAR).split(/[。！？!?\n]/);
  return `${before.at(-1) ?? ''}${plain.slice(start, end)}${after[0] ?? ''}`;
};

export const paymentSpans = (plain: string): Span[] =>
  ASKS.flatMap(({ pattern, unless }) =>
    [...plain.matchAll(pattern)].flatMap(({ 0: { length }, index: start }) => {
      const end = start + length;
      if (REFUSES.test(plain.slice(Math.max(0, start - NEAR), start))) return [];
      return unless?.test(around(plain, start, end)) ? [] : [{ start, end }];
    }),
  );
