/**
 * Finds requests to pay outside the site, in three languages. Paying the balance in person is allowed and
 * not matched.
 */
import { matchSpans, type Span } from './mask-plain-text.ts';

/** Ways to ask for a payment outside the site. */
const ASKS: readonly RegExp[] = [
  /(?:收款|收钱|付款|转账)(?:二维)?码/g,
  /扫(?:一下)?(?:我的?)?(?:二维)?码(?:直接)?(?:付|转|加|支付)/g,
  /qr(?:コード)?で(?:友|とも|フレンド)/g,
  /(?<![a-z])(?:send|transfer|pay|wire)(?![a-z])[^.!?\n]{0,20} (?:by|via|through|with|over) (?:western union|moneygram|amazon(?: gift)? cards?)/g,
  /扫(?:一下|一扫|下|描)?(?:就能|可以|就可以|来|再|直接)?加(?:我|好友|微信)/g,
  /私下(?:里)?(?:付|转|交易|给|结|支付|收|成交|定|订)[^，。！？,.!?]{0,12}/g,
  /(?:咱们?|我们|俩|可以|能|直接)私了/g,
  /私下里?(?:约|聊|联系|见)[^。！？\n]{0,20}(?:平台|便宜|优惠|抽成|手续费|打折)/g,
  /(?:别|不用|不要)再?[在从上用](?:这里?|这边|这儿|这上面|网站|app)上?(?:订|付|下单|买|付款|预订)[^。！？\n]{0,10}(?:找我|私|直接|联系我)/g,
  /线下(?:走|来|约|聊|谈|见)[^。！？\n]{0,12}(?:便宜|优惠|打折|[一二两三五六七八九\d]折|成)/g,
  /(?:找|跟|和)我直接(?:订|付|约|预订|下单)|直接(?:找|跟|和)我(?:订|付|约|预订|下单)/g,
  /(?:绕过|绕开|跳过|避开|脱离|甩开)(?:这个)?平台/g,
  /(?:别|不要|不用|不必|不)走(?:这个)?平台/g,
  /(?:别|不要|不用|不必|不)(?:在|通过|经过|用|从)(?:这个)?平台(?!外|以外|之外)(?:上|里)?(?:付|支付|交易|下单|订|转)[^，。！？]{0,4}/g,
  /(?<![\u4e00-\u9fff](?<![们去吧能以吗]))站外(?:聊|交易|成交|付|谈|下单|沟通)/g,
  /(?:抽成|佣金|手续费|服务费)[^。！？!?\n]{0,10}(?:自己|私下|直接|线下|站外|单独)(?:联系|交易|谈|聊|约|加)/g,
  /平台(?:以|之)?外(?:面)?[^，。！？]{0,4}(?:付|支付|交易|转|成交)/g,
  /(?:微信|支付宝|银行卡?|v信)[^，。！？]{0,4}转(?:账|帐|钱)?给?[我你]/g,
  /(?:微信|支付宝|银行)转账(?:给我|(?:更|比较|最)(?:方便|便宜|划算|快|省)|就(?:行|好|可以))/g,
  /(?:微信|支付宝|v信|paypay|paypal|wise) ?(?:直接)?(?:付|转|打)(?:钱|账)?给?我/g,
  /(?:直接|自己|私下|单独)(?:联系|交易|谈|聊|约|付)[^。！？!?\n]{0,10}(?:省|免)[^。！？!?\n]{0,4}平台的?(?:服务费|手续费|抽成|佣金)/g,
  /取消(?:这单|这个|订单|预订|掉)[^。！？\n]{0,12}(?:私下|直接(?:付|转|给)|线下|给现金)/g,
  /发(?:个|我)?红包|红包(?:转|发)给?我/g,
  /(?:银行)?(?:卡号|账号|账户|户名)(?:是|为|[:： ])?\s?\d[\d -]{4,24}/g,
  /振り?込(?:んで|み先|先|みで|みを|みお願い|む|めば)/g,
  /(?:paypay|ペイペイ|line ?pay|银行) ?で ?(?:直接|送金|送って|振)/g,
  /直接(?:払いで|払って|振)/g,
  /送金して|口座番号|口座に|(?:サイト|アプリ|プラットフォーム)(?:を?(?:通さず|外で)|の?外(?:なら|だと))/g,
  /(?:pay|paid|book|deal|do it|do this|arrange|settle|transact)(?![a-z])[^.!?\n]{0,40}outside (?:of )?(?:tomoguide|(?:the|this) (?:platform|app|site|website|system))/g,
  /(?<![a-z])(?:move|take|continue) (?:this|it|things|our|the)(?: (?:chat|talk|conversation|booking|deal))? off(?: the |[- ])(?:platform|app|site|website)(?![a-z])/g,
  /(?<![a-z])(?:go|pay|book|deal|settle|take (?:it|this)) off(?: the |[- ])(?:platform|app|site)(?![a-z])/g,
  /(?<![a-z])(?:pay ?pal|venmo|zelle|wise|revolut|paypay|alipay|cash ?app|western union) (?:it to )?me(?![a-z])/g,
  /(?<![a-z])(?:skip|avoid|dodge|bypass) (?:the |their |tomoguide'?s? )?(?:middle ?man|platform|tomoguide|app|site|service fee|platform fee|commission|fees?|(?:booking|paying) (?:it )?(?:here|on here|on this site))(?: fees?)?(?![a-z])/g,
  /(?<![a-z])scan (?:the |my |this )?(?:qr|code)[^.!?\n]{0,30} (?:add|follow|pay|friend) me(?![a-z])/g,
  /(?<![a-z])(?:pay|give|hand)(?![a-z])[^.!?\n]{0,20} (?:to me|me (?:in )?cash|me direct(?:ly)?)(?: and| then|, then)+ cancel (?:it|this|here|the booking)/g,
  /(?<![a-z])(?:send|give|text) (?:(?:to )?you )?(?:my|our|the|an?) (?:bank|iban|paypal|wise|payee) ?(?:account|details?|info|number|after|once|when)/g,
  /(?<![a-z])(?:book|deal|arrange|do)(?![a-z])[^.!?\n]{0,30}(?<![a-z])direct(?:ly)?(?![a-z])[^.!?\n]{0,20} without (?:the |this )?(?:platform|tomoguide)/g,
  /(?<![a-z])(?:book|hire|reserve) (?:me|us) direct(?:ly)?(?![a-z])/g,
  /(?<![a-z])(?:cheaper|discount|% off)(?![a-z])[^.!?\n]{0,24}(?<![a-z])(?:privately|in private|off the (?:app|site|platform))(?![a-z])/g,
  /(?<![a-z])(?:you|it|us|me) direct(?:ly)?(?![a-z])[^.!?\n]{0,16}(?:no|without|skip(?:ping)?)(?: the| any)? (?:platform|middle ?man|commission)/g,
  /(?<![a-z])scan (?:my|this|the) (?:wechat|line|alipay|payment|pay) ?(?:qr|code)/g,
  /(?<![a-z])cancel (?:it|this|the booking|here)[^.!?\n]{0,20}(?<![a-z])(?:pay|book|deal)[^.!?\n]{0,20}(?:direct|cash|privately|me(?![a-z]))/g,
  /(?<![a-z])cancel (?:it|this|the booking|here) (?:and|then)[^.!?\n]{0,8}(?<![a-z])i (?:will |can |would )?(?:take|accept)[^.!?\n]{0,12} cash(?![a-z]| ?(?:machine|out|from))/g,
  /(?<![a-z])(?:pay|give)[^.!?\n]{0,30}(?:instead of (?:paying |booking )?(?:here|the deposit|the platform|(?:through|via|on|in) )|without (?:the |this )?(?:platform|app|site|tomoguide))/g,
  // Sending things to an account or an app is not a payment: 'send the photos to my WeChat'.
  /(?<![a-z])(?:send|transfer|wire|pay|remit)(?![a-z])(?!(?:(?! for) [a-z'’]+){0,4} (?:photos?|pictures?|images?|files?|videos?|tickets?|links?|maps?|itinerary|details|luggage|bags?|suitcases?|invoices?|receipts?|bills?|confirmations?|vouchers?|copy|copies|documents?)(?![a-z]))[^.!?\n]{0,40}(?<![a-z])to (?:my|this|the following|our) (?:[a-z]{2,12} )?(?:bank|account|card|alipay|wechat|wise|revolut|paypal|venmo|iban)(?! (?:company|issuer|manager|provider))[^.!?\n]{0,60}/g,
];
/** The same, unless the sentence is about paying the balance in person. */
const TRANSFERS: readonly RegExp[] = [
  /(?:线下|私底下)(?:付|交易|转|支付|结算|给钱)/g,
  /(?:直接|全部|都|先)?(?:付|转|打|汇)(?:钱|款|账|帐)?(?:给|到|进|至)?我的?(?:的)?(?:微信|支付宝|(?:[\u4e00-\u9fff]{1,3}行)?卡|银行卡|账户|账号|银行|户头|v信|wx|微)(?!信?(?:零钱|支付|钱包|余额|付款))/g,
  /直接(?:付|转|打)(?:钱|款|账)?给?我/g,
  /(?:转|打|汇)(?:账|帐|钱|款)(?:给|到|至)(?:我|你)/g,
  /(?:定金|订金|押金|全款|费用|车钱|钱)[^，。！？]{0,6}(?:转|打|汇)(?:给|到)?我/g,
  /(?:直接)?给我(?:现金|钱)|现金(?:直接)?(?:付)?给我/g,
  /(?<![a-z])(?:pay|send|transfer|wire)(?: it| the money| the deposit| the fee| everything)? (?:to )?me (?:directly|direct|in advance|by |via |through |using |(?:on|with|in) (?:wise|paypal|venmo|alipay|wechat|revolut|zelle|line|paypay|usdt|crypto))/g,
  /(?<![a-z])(?:wire|transfer|remit) me (?:the |your )?(?:money|deposit|fee|full amount|cash)(?![a-z])/g,
  /(?<![a-z])(?:book|pay) (?:it )?direct(?:ly)? (?:with|to|through|via) me(?![a-z])/g,
];
const IN_PERSON =
  /尾款|余款|剩下|剩余|其余|当面|当天|现场|门票|车费|交通费|餐费|balance|the rest|remaining|in person|on the day|on site|tickets?/;
/** Codes to scan, unless the sentence is about the code of a ticket or a restaurant. */
const CODES: readonly RegExp[] = [
  /(?<![a-z])(?:scan(?! through| the (?:itinerar|tour|review|list|text))|qr)(?![a-z])[^.!?,;\n]{0,30} (?:in|on|from|at|inside) my (?:[a-z]{2,10} ){0,3}(?:profile|avatar|cover|banner|photo|picture)(?![a-z])/g,
  /(?<![a-z])scan my (?:avatar|cover|banner|profile (?:pic|picture|photo|image|code|qr))(?![a-z])/g,
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
const WARNS = /^[^。！？，,.!?\n]{0,6}(?:没有?保障|不安全|不保险|有风险|违规)/;
const NEAR = 40;

/** Returns the sentence around a position, up to a maximum length. */
const sentenceAround = (plain: string, start: number, end: number): string => {
  const before = plain.slice(Math.max(0, start - NEAR), start).split(/[。！？!?\n]/);
  const after = plain.slice(end, end + NEAR).split(/[。！？!?\n]/);
  return `${before.at(-1) ?? ''}${plain.slice(start, end)}${after[0] ?? ''}`;
};

const findAsks = (plain: string, patterns: readonly RegExp[], unless?: RegExp): Span[] =>
  patterns
    .flatMap((pattern) => matchSpans(plain, pattern))
    .filter(({ start, end }) => {
      const [before, after] = [
        plain.slice(Math.max(0, start - NEAR), start),
        plain.slice(end, end + NEAR),
      ];
      if (REFUSES.test(before) || WARNS.test(after)) return false;
      return !unless?.test(sentenceAround(plain, start, end));
    });

export const paymentSpans = (plain: string): Span[] => [
  ...findAsks(plain, ASKS),
  ...findAsks(plain, TRANSFERS, IN_PERSON),
  ...findAsks(plain, CODES, ORDINARY_CODE),
];
