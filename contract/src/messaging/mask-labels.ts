/** Labels: the words before a name on a messenger, a social network or a wallet. */

/** Characters for 加 ('add'), including homophones, lookalikes and `+`. */
const ADD = '[加佳伽迦茄咖家嘉+]';

/** 微, its homophones and its lookalikes. */
const WEI = '[微薇威维围徽溦唯胃伪嶶葳崴]';

const HEART = '(?:❤|♥|💚|💛|💙|💜|🧡|🖤|🤍|💗|💓|💖|💕)';

/** Allows a space or symbol between the letters of a word. */
const allowSeparators = (word: string): string => [...word].join('[ .*_·・-]?');

/** Digits and symbols that replace letters: `l1ne`, `w3chat`. Does not match the word itself. */
const LEET: Readonly<Record<string, string>> = {
  a: '[a4@]',
  e: '[e3]',
  g: '[g9]',
  i: '[i1l|!]',
  l: '[l1i|!]',
  o: '[o0]',
  s: '[s5$]',
  t: '[t7]',
  w: '(?:w|vv)',
};
const leet = (word: string): string =>
  `(?<![a-z0-9])(?!${word})${[...word].map((letter) => LEET[letter] ?? letter).join('')}(?![a-z])`;

/** Labels of WeChat, QQ and similar apps, which are rarely mentioned for other reasons. */
export const STRONG = [
  `${WEI}[ .。·*_❤♥-]{0,2}(?:信|芯|讯|xin|x(?![a-z])|吧|我?心)`,
  `(?:${WEI}|[卫为伟未]) ?${HEART}`,
  `(?<![a-z])[wv]${HEART}(?!x)`,
  // Any symbols between the two characters, except commas, which separate words.
  `(?:${WEI}|(?<![a-z])wei) ?[^a-z0-9\\u3041-\\u9fff\\s,、。!?，！？]{1,3} ?(?:信|芯|xin)(?![a-z])`,
  '[微薇](?:我|你)(?=[ :：])',
  // Excludes 微单 (a camera), 微距 (macro photography) and 微博, which has its own rules.
  `(?:${ADD}|我的?)(?:个|我|一下)?[微薇威](?![信芯吧x单距博笑小型波妙量]|xin)`,
  allowSeparators('wechat'),
  `(?<![a-z])jia (?:wo |ge |yi ?xia )?(?:de )?[vw](?![a-z])`,
  allowSeparators('whatsapp'),
  ...['wechat', 'whatsapp', 'weixin', 'kakao', 'skype'].map(leet),
  "(?<=(?:my|on|via|by|your) )what['’]s ?app(?![a-z])|瓦[次茨]|沃茨阿普|ウィーチャット",
  '(?<![a-z])[wvu]{1,2}e{1,2}[iy]?[ .*_-]?(?:x[iy]ng?|sh[iy]n|chatt?)(?![a-z])',
  '[伟為为位未魏喂慰纬炜玮味]信(?=[号是 :：]{0,3}[a-z0-9])',
  // Spelled phonetically, or with a symbol after each letter.
  '(?<![a-z])we(?:e[ -]?chat|i[ -]chat|chatt(?=[ :：])|[ -]shat(?= [a-z]{0,20}\\d))t?(?![a-z])',
  '(?<![a-z])(?:[wv][./·]x|t[./·]g|q[./·]q|i[./·]g|i[./·]n[./·]s|l[./·]i[./·]n[./·]e)(?![a-z])[./·]?',
  '(?<![a-z0-9])[vw]{1,2}我(?![的们就])',
  `(?:${ADD}|我的?)(?:个|我|你|一下|的){0,3} ?w(?=[ :：是号,，])`,
  'wei信|(?<![a-z])w ?信|小而美(?=[号是 :：])',
  '(?<![a-z])(?:wxid|weix)(?![a-z])',
  '(?<![a-z])[wv]{1,2}[ .❤♥-]{0,2}xh?(?!\\d{1,3}(?!\\d))',
  '(?<![a-z0-9])v ?(?:信|芯|❤|♥|[:：])',
  `(?:${ADD}|扫|留|换|我的?|my |add )(?:个|我|你|下|一下|的){0,3} ?v(?![a-z0-9])聊?`,
  '绿色?(?:的|那个|的那个)?(?:泡泡?|气泡|聊天软件)',
  '(?:扣扣|抠抠|叩叩|蔻蔻|企鹅号?|球球|鹅号|🐧)',
  '(?<![a-z])q[ ~*._·-]?q(?![a-z])',
  `(?:${ADD}|我的?) ?q(?![a-z0-9])`,
  '(?<![a-z])skype',
  'kakao(?: ?talk)?|카카오톡?|카톡|ka ?톡',
  // Names written backwards.
  '(?<![a-z])(?:tahcew|nixiew|ppastahw|margatsni|margelet)(?![a-z])',
  '支付(?:宝|bao)|zhi ?fu ?bao|alipay|(?<![a-z])zfb(?![a-z])',
] as const;

/** Labels of networks, and other words, that are often mentioned in passing. */
export const WEAK = [
  '(?<![a-z])line(?![a-z])',
  // A single letter, only where the sender asks to be found.
  '(?<=(?<![a-z])(?:on|my|our) )x(?=(?: is)?[ :：]{1,2}@?[a-z])',
  '(?<= on )x(?![a-z0-9])(?! ray)',
  '(?<=(?<![a-z])(?:on|my) )snap(?![a-z])|(?<![a-z])(?:snapchat|snap me)(?![a-z])',
  '把我加[上下]|加一下我|加个?好友|互[关粉]',
  ...['line', 'insta', 'instagram', 'telegram', 'discord', 'facebook', 'twitter', 'snapchat'].map(
    leet,
  ),
  // Names with a symbol between the letters, and misspelled names.
  ...['line', 'insta', 'instagram', 'telegram', 'discord', 'facebook', 'twitter', 'douyin'].map(
    (word) => `(?<![a-z])(?!${word})${allowSeparators(word)}(?![a-z])`,
  ),
  // Abbreviations, only where a name follows.
  '(?<![\\u4e00-\\u9fff])[微薇](?=[ :：])',
  '(?<![a-z])(?:teleg?|tgram|snap|sc|tw|twt|kkt|wapp|watsapp|lark|dc)(?= ?(?:[:：@→=☞➡👉]|[a-z0-9_.]*\\d))',
  '(?<![a-z])(?:(?:my|the) gram|my (?:snap|tele|kik)|x ?(?:handle|账号|アカウント)|linktree)(?![a-z])',
  '谷歌邮箱|gメール|ジーメール|大绿(?=[ :：])|飞机号',
  '围脖|斗音|音符(?=[ :：])|小?红薯(?=号|搜|id|[ :：@])|[大小][红绿]书|红色书',
  '小某书|小hong书|照片墙|西瓜视频|[小大某x]?红(?:书|s(?![a-z]))(?=号|搜|账|id|[ :：@])|🍠(?=号|搜|id|[ :：@])',
  "(?<![a-z])(?:red ?note|(?:little )?red ?book|xiao ?hong ?shu|red(?= ?(?:id|account|name|handle|username)(?![a-z0-9]))|(?<=my )red(?= is)|(?<=(?<![a-z])on )red(?= (?:i am|i['’]?m|as|under) ))(?![a-z])",
  '(?:抖抖|抖(?:y|🎵|🎶)|某[抖音]音?|d(?:ou)? ?音|(?<![a-z])d ?y)(?= ?(?:号|搜|账|id)|[:：@]| [a-z0-9])',
  '(?<![a-z])(?:douyin|kuaishou|bilibili|linkedin|threema|twitch|bluesky|tik tok|linked in|ka-?talk)(?![a-z])|哔哩(?:哔哩)?|小破站|领英|知乎',
  'ティックトック|ワッツアップ|シグナル|いんすた|らいん|인스타(?:그램)?|텔레(?:그램)?|라인',
  `${allowSeparators('ライン')}(?:アイディー)?|${allowSeparators('インスタ')}(?:グラム)?|(?:${allowSeparators('カカオ')}|かかお)[ \\n]?(?:トーク)?|テレグラム|ツイッター|フェイスブック|ウィーチャット`,
  '[加找]?赖我?',
  '(?<![a-z])signal(?![a-z])',
  '(?<![a-z])(?:ig|ins|insta|instagram|fb|facebook|tg(?!\\d{4})|telegram|telega|wecom|discord|twitter|tiktok|snapchat|viber|zalo|messenger|threads|xhs|weibo)(?![a-z])',
  '抖音|小红书|微博|快手|b站|推特|脸书|电报|纸飞机|陌陌|飞书|钉钉|连我(?=号|id|[ :：@])|[闲某咸]鱼|卫星|小飞机|小?蓝鸟|蓝色小鸟',
  '(?:加|搜|找|联系)我的?[大小]号',
  '(?:加|搜|联系)我',
  '(?<![a-z])add me(?![a-z])',
  '(?:全网|各平台|全平台|所有平台)(?=同)',
  '(?:my|我的?) ?(?:id|handle|username|账号|用户名)(?![a-z])',
  '(?<![a-z@.])(?:g[ -]?mail|outlook|hotmail|icloud|foxmail)(?![a-z.])',
  'cash ?app|cashtag|venmo|zelle|revolut|payme(?![a-z])|paypay|paypal|ペイペイ',
] as const;

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Returns all words that differ from this word by one missing, added, changed or swapped letter. */
const misspellings = (word: string): string[] =>
  Array.from({ length: word.length + 1 }, (_, index) => {
    const [before, after] = [word.slice(0, index), word.slice(index)];
    const [first = '', second = ''] = after;
    return [
      before + after.slice(1),
      before + second + first + after.slice(2),
      ...LETTERS.flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
    ];
  }).flat();

const LONG_APPS = [
  'wechat',
  'weixin',
  'telegram',
  'whatsapp',
  'instagram',
  'facebook',
  'snapchat',
  'kakaotalk',
];
const MISSPELLED = new Set(LONG_APPS.flatMap(misspellings));

/** Returns whether a Latin word is a long app name with one wrong letter. */
export const isMisspelledApp = (word: string): boolean =>
  MISSPELLED.has(word) && !LONG_APPS.includes(word);

const LOOKS =
  "green|blue|yellow|red|white|chinese|japanese|korean|russian|penguin|ghost|(?:brown )?bear|tencent(?:['’]s)?|naver(?:['’]s)?|bird|camera|photo|picture|paper ?plane";

/** Apps by their looks or their users. */
export const DESCRIBED = [
  '(?:小?[绿蓝红黄]色?|国内|中国人?|腾讯|企鹅家?|聊天|音符|你们?都?用|大家都?用)(?:[^a-z0-9\\s\\u3001-\\u9fff]{1,3})?(?:都用)?(?:的|那个|那款|的那个)?(?:绿色?|蓝色?|聊天)?(?:图标的?)?(?:软件|app|应用|图标|logo|聊天的)',
  '(?:緑|青|黄色|赤|カメラ|写真|いつも|トーク)い?の?(?:[a-z\\u30a0-\\u30ff]{1,8}の?){0,2}(?:アプリ|アイコン|マーク|やつ)(?:のやつ)?で?',
  `(?<![a-z])(?:${LOOKS}) (?:(?:${LOOKS}|chat|messaging|messenger|icon) ){0,2}(?:app|icon|logo|bubbles?|chat|messenger|social network)(?![a-z])`,
  '小[绿蓝](?=搜|上|里)|绿色?的?图标(?:那个)?|(?:绿色?|聊天用?的?|国民聊天)(?:软件|app|应用)|吹き出しの?アプリ',
] as const;

/**
 * Labels that only describe an app or announce a contact in general. The name after them must not be a
 * plain word.
 */
export const VAGUE = [
  ...DESCRIBED,
  // An emoji instead of the app's name.
  `(?:${ADD}|我的?)(?:[\\u2600-\\u27bf]|[\\ud83c-\\ud83e][\\udc00-\\udfff]){1,3}(?=[:：])`,
  '(?:📸|📷|🐦|👻|🎵|🎶|📘|💬)(?= ?[:：]? ?@?[a-z0-9]{1,20}[._][a-z])',
  // An app described by the color of its icon, before a name that is not a word.
  '(?<![a-z])red(?=[:：])',
  '(?:🟢|💚|📕|📗)(?= ?(?:[:：@]|号|id|[a-z0-9.]{0,40}_))',
  '(?<![a-z])(?:(?:green|blue|yellow) one with (?:the|a) [a-z ]{3,20}|paper ?plane one)(?![a-z])',
  `(?<![a-z])(?:app|messenger|chat) with (?:the |a |an )?(?:two |little |white ){0,2}(?:${LOOKS})(?: (?:icon|logo|bubbles?))?(?![a-z])`,
  '(?<![a-z])(?:app|messenger) (?:that |which |from tencent)?(?:(?:all|most|the) )?(?:chinese|japanese|koreans?|everyone|everybody|people|they|you)(?: people| all| there| here){0,2} uses?(?![a-z])',
  '联系方式',
  // Words that announce a name without naming an app.
  '(?<![a-z])(?:user ?name|same handle|handle everywhere|my @)(?![a-z])',
  '(?<![a-z])(?:(?:reach|find|add|pm|dm|write|message|ping|text) me|contact)(?=[:：])|(?<![a-z])(?:dm|pm|ping)(?= )',
  '(?:账号|帐号|用户名|昵称)(?=[:：是 ]{0,2}[a-z])|(?:(?:dd|联系)我|(?:滴滴|私聊)我?)(?= ?[:：]? ?[a-z])',
  '(?<!(?:wi-?fi|network|booking|ticket|order|student|meeting|zoom|flight|card|member|订单|预订|预约|学生|会员|房间|票) ?)(?<![a-z])id(?=[:： は])',
  'アカウント名?|ユーザー名|(?:友だち|友達)追加|追加してね?(?= )|連絡は',
  '(?<![a-z])(?:my contact(?: info| details?)?|contact (?:info|details?|id|me))(?![a-z])',
  '連絡先',
  '(?<![a-z])wise(?![a-z])',
] as const;

/** Text that can be between a label and a name: symbols, and words that have no other meaning there. */
export const LINKS = [
  '\\.(?=[a-z0-9])',
  '[\\s:：;,，、~=—>→☞➡➜⇒▶👉@$是为叫搜找加我号名的账帐户吧上·|*()（）"“”「」\\[\\]-]',
  '[?？] ?(?:mine is|mine:|我的[是:：])|(?:hao|ma|shi)(?![a-z0-9])|아이디|는|은|なら|の ?dm(?:で|に|は)?|し(?:ませんか|ましょうか?|よう)[? ]{0,2}',
  'uid(?![a-z0-9])|同名|同号|同id|好友|一下|一样|[也都就]|号码|联系|昵称|名字|这个|用户名|聊天|邮箱|live:',
  '(?:发|转|打|付)(?:到|给|至)',
  "(?:id|is|me|at|on|as|under|to|with|named|called|my|the|here|add|this|handle|account|username|user|name|nickname|tag|search|send|it|same|i go by)(?:['’]s)?(?![a-z0-9])",
  "['’]s(?![a-z0-9])",
  "(?:i['’]?m|i am|it['’]?s)(?![a-z0-9])",
  'は|の|アカウント|ユーザー名|(?:なん)?です(?:けど|けれど|が)?',
  'で(?:の)?送金(?:を)?お願い(?:します)?',
  'で(?:送って|送金して|払って|追加して|検索して|探して|連絡して)(?:ください|下さい|ね)?',
].join('|');

/** Networks on which people are found by a name, also one in Chinese or Japanese. */
export const NETWORK =
  '(?:微博|围脖|抖音|斗音|[大小][红绿]书|小?红薯|快手|b站|知乎|公众号|视频号|推特|脸书|油管|[某x]?红色?书|抖抖|小破站|哔哩(?:哔哩)?|领英|[闲某咸]鱼|淘宝店?|インスタ(?:グラム)?|フェイスブック|ツイッター|(?<![a-z])(?:instagram|insta|ins|ig|facebook|fb|twitter|tiktok|youtube|weibo|xhs|xiaohongshu|linkedin|red ?note)(?![a-z]))';
/** Where else a person or a page is found by a search: messengers and search engines. */
export const SEARCHABLE = `(?:${NETWORK}|(?<![a-z])(?:wechat|whatsapp|line|telegram|x)(?![a-z])|ライン|百度|谷歌|google|必应|ネット|グーグル)`;

/** Providers of email addresses. */
export const MAIL_PROVIDER =
  '(?:g(?:ee)?[ -]?(?:mail|male|mial)|google(?: ?mail)?|gmx|163|126|qq|outlook|hotmail|yahoo|icloud|foxmail|sina|sohu|naver|docomo|softbank|ezweb|proton(?:mail)?|一六三|一二六|扣扣|企鹅|谷歌|雅虎|新浪|搜狐|腾讯|网易|ジーメール|gメール|ヤフー|グーグル|アウトルック|ホットメール|アイクラウド|ドコモ)';

export const ANY_LABEL = `(?:${[...STRONG, ...WEAK, ...VAGUE].join('|')})`;
