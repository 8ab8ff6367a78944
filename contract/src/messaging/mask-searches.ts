/** Finds requests to search for the sender by name, or to visit the sender's own page. */
import { matchSpans, type Span } from './mask-plain-text.ts';

const NETWORK =
  '(?:facebook|fb|instagram|insta|ig|linkedin|x|twitter|tiktok|wechat|whatsapp|line|telegram|weibo|youtube|xiaohongshu|red ?note)(?![a-z])';
const NETWORK_ZH =
  '(?:百度|谷歌|google|必应|微博|抖音|[大小]?红[书薯]|快手|b站|知乎|领英|脸书|推特|ins(?:tagram)?|facebook|linkedin)';
const NETWORK_JA =
  '(?:インスタ(?:グラム)?|フェイスブック|ツイッター|ライン|ネット|グーグル|line|facebook|instagram|x|google)';
const MY_NAME = 'my (?:full |real |own )?name(?![a-z])';
/** Phrases for the sender's own web page. 'Our site' is excluded, because it can also be a place. */
const MY_PAGE =
  '(?:my (?:own |personal )?(?:web ?site|web ?page|site(?! visit)|home ?page|blog)|our (?:own )?web ?site)(?![a-z])';
const MY_PAGE_ZH = '我的?(?:个人|自己的)?(?:网站|官网|博客|网店|淘宝店)';
const MY_PAGE_JA = '(?:私|僕|うち|自分)の(?:web)?(?:サイト|ホームページ|hp|ブログ|ウェブサイト)';
/** Words after 'search' that show that the search is not for a person. */
const THINGS =
  '(?!(?:for|the|a|an|some|any|this|that|these|your|our|its?|one|good|nice|how|where|what|tickets?|pictures?|photos?) )';

const rest = (most: number): string => `[^.!?。！？\\n]{0,${most}}`;

const PATTERNS: readonly string[] = [
  // Searches for a name on a network.
  `(?<![a-z])(?:search(?: for)?|look (?:up|for)|type(?: in)?|enter|find) ${MY_NAME}(?: [a-z]{2,15}){0,4} (?:on|in|into) ${NETWORK}`,
  `(?<![a-z])(?:find|add|look for) me (?:on|in|at) ${NETWORK}${rest(12)} (?:by|under|with) ${MY_NAME}`,
  `(?<![a-z])my ${NETWORK} name is (?:[a-z'’-]{2,15} ){1,3}[a-z]{3,15}(?=$|[,.!\\n])`,
  `(?<![a-z])${MY_NAME} is the same (?:on|in) ${NETWORK}`,
  `(?<![a-z])(?:search(?: for)?|look up|look for|find) ${THINGS}(?:[a-z'’-]{2,15} ){1,5}(?:on|in) ${NETWORK}[ ,]{0,2}(?:and|then|&)? ?(?:then )?(?:send me (?:an? )?(?:request|message|dm)|connect|(?:message|add|dm|follow|contact|write(?: to)?|pm) me(?! (?:the|a|an|your|which|what|when|if|here)(?![a-z])))(?![a-z])`,
  `(?<![a-z])(?:fb|facebook|insta|instagram|ig) (?:(?:[a-z'’-]{2,15} ){1,3}[a-z'’-]{2,15}[ ,]{1,3}(?:add|msg|message|dm|follow|find) me(?![a-z])|(?:add|msg|message|dm|follow|find) me[,:： ]{1,2}(?:[a-z'’-]{2,15} ){1,3}[a-z'’-]{2,15}(?=$|[.!\\n]))`,
  `(?<![a-z])send (?:me )?an? (?:friend|follow|contact) request${rest(40)} (?:on|in|over) ${NETWORK}`,
  // Searches with a search engine.
  `(?<![a-z])(?:google|bing) (?:me(?![a-z])|my (?:full |real )?(?:name|company|business|shop|blog|site|tours?)(?![a-z?]))`,
  `(?<![a-z])(?:search|google|look|type)(?![a-z])${rest(60)}(?:${MY_PAGE}|(?:find|see|get) my (?:phone|number|e?mail|contact)|(?:first|top) (?:site|page|one|result|hit) is (?:mine|me)(?![a-z]))`,
  // Contact through the sender's own page.
  `(?<![a-z])(?:write(?= (?:to )?(?:me|us)| through| via)|book|message|contact|reach|e?mail|reserve|order)(?![a-z])${rest(30)} (?:through|via|on|at|over|from) ${MY_PAGE}`,
  `(?<![a-z])${MY_PAGE}${rest(8)} (?:has|shows|lists|with) ${rest(16)}(?:form|phone|number|e?mail|contact)`,
  // The same in Chinese.
  `${NETWORK_ZH}(?:上|里)?(?:一下|搜(?:索|一下)?|查)?我的?(?:名字|全名|大名|本名|昵称)`,
  `(?:搜|谷歌|百度|地图|携程|朋友圈|头像)[^。！？\\n]{0,24}(?:有|看到|找到|查到|搜到)我?的?(?:电话|手机|微信|邮箱|联系|号码)(?![^。！？\\n]{0,6}吗)`,
  `(?<!(?:你|您|他|她)的?)头像(?:上|里)?(?:就)?(?:有|是)[^。！？，\\n]{0,4}(?:号码|微信|电话|二维码)`,
  `(?:谷歌|百度|google|网上|搜)[^。！？\\n]{0,24}第一[个条名位家](?:网站)?(?:就)?是我(?!们)`,
  `${MY_PAGE_ZH}(?:[上里有能]|可以)[^，。！？\\n]{0,6}(?:联系|留言|电话|微信|加我|邮箱|预[订约]|找我|咨询)`,
  // The same in Japanese.
  `${NETWORK_JA}で?(?:私|僕|俺|わたし)の(?:名前|フルネーム|店|ブログ)(?:を|で)?(?:検索|調べ|探)`,
  `名前(?:で|を)(?:検索(?!しても)|調べ|ググ)[^。！？\\n]{0,12}(?:出て(?:き|い)?ます|出ます|見つかります|連絡|友達|友だち|フォロー|${NETWORK_JA})`,
  `ググ(?:れば|ったら|ると|って)[^。！？\\n]{0,8}(?:私|僕|うち)の`,
  `${MY_PAGE_JA}(?:から|で|に|の)[^。！？\\n]{0,12}(?:連絡|予約|問い合わせ|申し込|电话|メール)`,
];
const FINDERS = PATTERNS.map((pattern) => new RegExp(pattern, 'g'));

export const searchSpans = (plain: string): Span[] =>
  FINDERS.flatMap((pattern) => matchSpans(plain, pattern));
