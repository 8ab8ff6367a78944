/**
 * Finds requests to pay or to book outside the site, in three languages, by what a sentence speaks of: each sign is
 * common in a conversation, and only some of them together are a request. Paying the balance in person is allowed.
 */
import { matchSpans, type Span } from './mask-plain-text.ts';

const words = (text: string): string => `(?<![a-z])(?:${text})(?![a-z])`;

const WALLETS =
  'alipay|wechat(?: pay)?|pay ?pal|paypay|wise|venmo|zelle|revolut|cash ?app|line ?pay';
const WALLET = `(?:(?:微信|v信)(?!零钱|钱包|余额|支付)|支付宝|银行|[\\u4e00-\\u9fff]行|卡|户头|账[户号]|ペイペイ|口座|${words(`${WALLETS}|usdt|crypto|western union|moneygram|iban|account|card|bank`)})`;
/** What is sent without being money. */
const THINGS =
  'photos?|pictures?|images?|files?|videos?|tickets?|links?|maps?|itinerary|details|luggage|bags?|suitcases?|invoices?|receipts?|bills?|confirmations?|vouchers?|copy|copies|documents?';
const SITE = "(?:platform|app|site|website|system|page|tomoguide(?:'?s)?)";
const FEES = '(?:(?:service|platform|site|app|booking) fees?|fees?|commission|middle ?man)';
const SITE_ZH = '(?:平台|网站|这里|这边|这儿|这上面|app)';
const SITE_JA = '(?<!予約)(?:サイト|アプリ|プラットフォーム|ここ)';

const SIGNS = {
  /** Money that goes to the writer, or from the writer to the receiver. */
  paysMe: `(?:付|[转汇]|打[钱款账])(?:账|帐|钱|款|现金)?(?:给|到|进|至)?我(?![们的])|(?:付|[转汇打])[^,。]{0,3}(?:给|到|进)?我的?[\\u4e00-\\u9fff]{0,4}${WALLET}|(?:钱|款|定金|订金|押金|费用|现金)[^,。]{0,14}[给发转打汇]我|给我(?:现金|钱| ?\\d)|现金直接|发(?:个|我)?红包|红包(?:转|发)?给?我|给[你您]转|(?<!找)转(?:给)?[你您]|(?:微信|支付宝|银行)转账[^,。]{0,3}(?:方便|便宜|划算|快|省|就[行好可])|直接(?:お?支?払|振|送って|お願い)|口座(?:番号|に|へ)|振り?込|送金|${words(`(?:pay|pays|paying|paid|send|sending|wire|transfer|remit|give|hand)(?: for (?:the |our |your )?[a-z]+| (?!(?:${THINGS})(?![a-z]))[a-z0-9%]+){0,7}? (?:me(?! (?:the |your |a |some |more )?(?:[a-z]+ )?(?:${THINGS})(?![a-z]))|to (?:my|our|this|the following)(?! hotel))|(?:in|on)to my|(?:${WALLETS}) (?:it to )?me|i (?:can |will |could )?(?:take[^,.]{0,12} cash(?! from| ?machine)|invoice you)|(?:my|our) bank details`)}`,
  pays: `付(?!近)|转账|汇款|打[钱款]|现金|[转打汇](?:账|钱|款)给?|払|振り?込|送金|送って|現金|${words('pay|paying|paid|cash|send|transfer|wire')}`,
  books: `[订定约谈聊]|下单|交易|成交|沟通|联系|[走来]|契約|やり取り|やりとり|取引|${words('book|booking|deal|settle|arrange|do (?:it|this|that)|(?:take|move|continue) (?:this|it|our|the|things)|go off|reserve|hire')}`,
  directly: `直接|线下|单独|自己联系|${words('direct(?:ly)?|straight (?:with|to)')}`,
  /** The two of them. */
  us: `咱|俩|我们|[找跟和给付加]我|给[你您]|お願い|ください|下さい|いただけ|くれ|${words("(?:with|to|through|via|from) (?:me|us)|pay me|book (?:me|us)|let['’]?s|let us|both of us|i (?:can|will|could|take|give|make|reduce|do)|i['’]ll")}`,
  /** Away from the site. */
  leaves: `私了|私下(?!里?聊过)|私底下|(?<![\\u4e00-\\u9fff](?<![们去吧能以吗]))站外|(?:绕过|绕开|跳过|避开|脱离|甩开)(?:这个)?${SITE_ZH}|(?:别|不要|不用|不必|不)(?:再)?(?:走|在|通过|经过|用|从)(?:这个)?平台(?!外|以外|之外)|(?:别|不要|不用|不必|不)(?:再)?(?:通过|经过|[在从上用])${SITE_ZH}上?(?:订|付|下单|买)|别在这(?:订|付|买)|平台(?:以|之)?外|個人的に(?:お?申|予約|契約|依頼)|${SITE_JA}(?:を?(?:通さず|介さず)|抜き|の?外(?:で|なら|だと)|で(?:は)?払わ)|${words(`outside (?:of )?(?:the |this )?${SITE}|off(?: the | this |[- ])${SITE}|without (?:the |this |going through )?(?:platform|tomoguide)|no platform|(?<!(?:take|get|ask|charge) )no commission|(?:skip(?:ping)?|avoid|dodge|bypass|save) (?:on )?(?:the |their |this |all )?(?:${FEES}|${SITE}(?: ${FEES})?)|(?:skip|avoid) (?:booking|paying) (?:it )?here|privately|in private|(?:by|via|through|with|over|an) (?:western union|moneygram|amazon(?: gift)? cards?)|(?:book|pay|reserve|hire)[^.!?]{0,20} (?:direct(?:ly)?|straight) (?:with|to|through|via) (?:me|us)|(?:book|hire|reserve) (?:me|us) direct(?:ly)?`)}`,
  wallet: WALLET,
  /** A transfer, even of the balance. */
  account: `(?:到|进)我的?[\\u4e00-\\u9fff]{0,4}(?:银行|账户|卡|支付宝)|${words('(?:to|into|onto) (?:my|our|this|the following) (?:[a-z]{2,12} )?(?:bank|account|alipay|wechat|wise|revolut|pay ?pal|venmo|iban|card)(?! (?:company|issuer|manager|provider))')}`,
  cheaper: `便宜|优惠|划算|打折|[一二两三四五六七八九\\d]折|省(?:事|了|下|掉|点)|割引|安く|${words('cheaper|easier|discount|save|saves|no fee|percent')}|\\d ?%`,
  cancels: `取消|撤单|キャンセル|${words('cancel|call(?:ing)? off')}`,
  instead: `(?:别|不用|不要|不必)(?:再)?(?:付|在|下单|订|走)|${words('instead|without|deposit|in advance|before|rather than')}`,
  fees: `抽成?|佣金|手续费|服务费|手数料|${words(FEES)}`,
} as const;
type Sign = keyof typeof SIGNS;
const PATTERNS = Object.entries(SIGNS).map(
  ([sign, pattern]) => [sign as Sign, new RegExp(pattern)] as const,
);

/** Any of these sets of signs in one sentence is a request, unless a refusal is before them. */
const REQUESTS: readonly (readonly Sign[])[] = [
  ['leaves', 'pays'],
  ['leaves', 'paysMe'],
  ['leaves', 'books'],
  ['leaves', 'us'],
  ['leaves', 'cheaper'],
  ['paysMe', 'account'],
  ['paysMe', 'wallet'],
  ['paysMe', 'directly'],
  ['paysMe', 'pays', 'us'],
  ['paysMe', 'cheaper'],
  ['paysMe', 'instead'],
  ['paysMe', 'cancels'],
  ['directly', 'us', 'pays'],
  ['directly', 'us', 'books', 'cheaper'],
  ['directly', 'us', 'fees'],
  ['cancels', 'directly', 'books'],
  ['cancels', 'fees', 'pays'],
  ['cancels', 'pays', 'cheaper'],
];
/** Paying the balance or third parties in person, and refunds. */
const IN_PERSON =
  /尾款|余款|剩下|剩余|其余|当面|当天|现场|门票|车费|交通费|餐费|前台|当日|現地|店|ホテル|(?<![a-z])(?:balance|the rest|remaining|in person|on the day|on site|tickets?|driver|hotel|ryokan|restaurant)(?![a-z])/;
const UP_FRONT =
  /取消|キャンセル|定金|订金|全款|全額|事前|前払|(?<![a-z])(?:deposit|cancel|up front)(?![a-z])/;
const REFUNDS = /退款|退回|退到|退给|返金|払い戻|(?<![a-z])(?:refund(?:ed|s)?|money back)(?![a-z])/;
/** Codes to scan, unless the sentence is about the code of a ticket or a restaurant. */
const CODES: readonly RegExp[] = [
  /(?:收款|收钱|付款|转账)(?:二维)?码/g,
  /扫(?:一下|一扫|下|描)?(?:我的?)?(?:二维)?码?(?:直接|就能|可以|就可以|来|再)?(?:付|转|支付|加(?:我|好友|微信))/g,
  /qr(?:コード)?で(?:友|とも|フレンド)/g,
  /(?<![a-z])scan (?:my|this|the) (?:wechat|line|alipay|payment|pay) ?(?:qr|code)/g,
  /(?<![a-z])scan (?:the |my |this )?(?:qr|code)[^.!?\n]{0,30} (?:add|follow|pay|friend) me(?![a-z])/g,
  /(?<![a-z])(?:scan(?! through| the (?:itinerar|tour|review|list|text))|qr)(?![a-z])[^.!?,;\n]{0,30} (?:in|on|from|at|inside|as) my (?:[a-z]{2,10} ){0,3}(?:profile|avatar|cover|banner|photo|picture)(?![a-z])/g,
  /(?<![a-z])my (?:profile|avatar|cover|banner)(?: [a-z]{1,10}){1,4} qr(?![a-z])/g,
  /(?:二维码[^，。！？,.!?\n]{0,6}|(?<![密号])码就?在|扫(?!一眼|了)[^，。！？,.!?\n]{0,4})我的?(?:个人)?(?:头像|主页|封面|背景)/g,
  /我的?(?:个人)?(?:头像|主页|封面|背景)[^。！？,.!?\n]{0,8}(?:二维码|扫(?=码|一扫|一下|描|就|$))/g,
  /(?:qr|二维)(?:コード)?[^。！？\n]{0,10}(?:プロフィール|アイコン)(?![^。！？\n]{0,10}か)/g,
  /(?:プロフィール|アイコン)[^。！？\n]{0,6}(?:qr|読み取|スキャン)(?![^。！？\n]{0,12}か)/g,
  /二维码发(?:给)?[你您]|发(?:给)?[你您](?:个|一个|我的)?二维码/g,
  /扫(?:一下|下|描)?我(?!们)的?[^，。！？,.!?\n]{0,10}码(?!头)/g,
  /发(?:给)?(?:[你您]|我)?(?:一?个|一张)(?:二维)?码(?:给[你您])?[^。！？!?\n]{0,6}扫(?:一下|一扫|描)?(?=就|加|我|吧|$|[，。！!\n])/g,
  /qr(?:コード)?を?(?:お?送|見せ)[^。！？\n]{0,12}(?:読み?取|読み込|スキャン|追加|登録)/g,
  /(?<![a-z])(?:send|show|give)(?: to)? you (?:an?|my|the) qr(?: code)?(?![a-z])[^.!?\n]{0,20}(?<![a-z])scan(?![a-z])/g,
];
const ORDINARY_CODE =
  /票|入场|入园|预约|餐厅|菜单|点餐|酒店|行程|乘车|登机|护照|取件|健康|进门|门口|suica|チケット|入場|入園|入口|改札|切符|予約|メニュー|注文|ticket|entry|entrance|gate|museum|menu|boarding|train|hotel/;

/** Warnings not to pay outside the site, which are not requests. */
const REFUSES =
  /(?:do not|don['’]?t|never|not allowed to|not to|cannot|can['’]?t|won['’]?t|shouldn['’]?t|must not|mustn['’]?t|不要|别|请勿|不能|不可以|不可|不许|不得|禁止|有人让我|someone (?:asked|told) me to|不会|不想|不接受|拒绝|勿|没有?)[^.。，,!！?？\n]{0,14}$/;
const WARNS = /(?:没有?保障|不安全|不保险|有风险|违规)/;
const NEAR = 40;

const SENTENCE = /[^\s.。！？!?](?:[^。！？!?\n.]|\.(?!\s|$))*/g;

const isRequest = (sentence: string): boolean => {
  if (WARNS.test(sentence)) return false;
  const isAllowed =
    REFUNDS.test(sentence) || (IN_PERSON.test(sentence) && !UP_FRONT.test(sentence));
  const found = new Map<Sign, number>();
  for (const [sign, pattern] of PATTERNS) {
    const at = sentence.search(pattern);
    if (at >= 0) found.set(sign, at);
  }
  return REQUESTS.some((signs) => {
    if (isAllowed && !signs.includes('leaves') && !signs.includes('account')) return false;
    const places = signs.flatMap((sign) => found.get(sign) ?? []);
    const isRefused = [Math.min(...places), found.get('leaves') ?? 0].some((place) =>
      REFUSES.test(sentence.slice(0, place)),
    );
    return places.length === signs.length && !isRefused;
  });
};

const findCodes = (plain: string): Span[] =>
  CODES.flatMap((pattern) => matchSpans(plain, pattern)).filter(
    ({ start, end }) => !ORDINARY_CODE.test(plain.slice(Math.max(0, start - NEAR), end + NEAR)),
  );

export const paymentSpans = (plain: string): Span[] => [
  ...matchSpans(plain, SENTENCE).filter(({ start, end }) => isRequest(plain.slice(start, end))),
  ...findCodes(plain),
];
