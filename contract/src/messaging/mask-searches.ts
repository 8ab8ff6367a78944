/**
 * Finds requests to search for the sender by name, also by a display name in Chinese or Japanese ('微博 @东京健二'), or
 * to visit the sender's own page.
 */
import { NETWORK, SEARCHABLE } from './mask-labels.ts';
import { matchSpans, type Span } from './mask-plain-text.ts';

/** Disguised names of these networks, which are used only to share a contact. */
const DISGUISED =
  '(?:(?:小|xiao|x)(?:red|r|hong|[宏洪弘鸿])(?:书|shu|薯)|xiao红(?:书|shu)|小红shu|抖 ?[yi]i?n?|[抖斗]因|dou ?[音因]|小?🍠|📕|小?地瓜(?=搜|号|上)|大红薯|红薯(?=号|搜|叫)|抖(?:🎵|🎶|♪)|dou ?音|音符(?:那个)?(?:软件|app)|公(?:主|z|众z)号|gzh|围脖|(?<![a-z])xhs)';
const NAME_CHARACTER = '[\\u4e00-\\u9fff\\u3040-\\u30ffa-z0-9_·]';
const NAME = `(?<name>(?=[a-z0-9_·]{0,12}[\\u4e00-\\u9fff\\u3040-\\u30ff])${NAME_CHARACTER}{2,16})(?!${NAME_CHARACTER})`;
/** A name before an invitation to find it. */
const NAME_BEFORE = `(?<name>(?=[a-z0-9_·]{0,12}[\\u4e00-\\u9fff\\u3040-\\u30ff])${NAME_CHARACTER}{2,16}?)`;
const INVITES =
  '(?:给我|来|然后|就能)?(?:私(?:聊|信|戳?我)|发(?:个|我)?(?:私信|消息给我)|给我发(?:私信|消息)|(?:加|找)我(?:聊|$)|关注我(?!们)|留言|后台|头像[是就])';
const NAMED = '(?:号|账号|账户|名|名字|昵称|id|の?名前|の?アカウント)';

const MY_NAME = 'my (?:full |real |own )?name(?![a-z])';
/** Phrases for the sender's own web page. 'Our site' is excluded, because it can also be a place. */
const MY_PAGE =
  '(?:my (?:own |personal )?(?:web ?site|web ?page|site(?! visit)|home ?page|blog)|our (?:own )?web ?site)(?![a-z])';
const MY_PAGE_ZH = '我的?(?:个人|自己的)?(?:网站|官网|博客|网店|淘宝店)';
const MY_PAGE_JA = '(?:私|僕|うち|自分)の(?:web)?(?:サイト|ホームページ|hp|ブログ|ウェブサイト)';
/** Words after 'search' that show that the search is not for a person. */
const THINGS =
  '(?!(?:for|the|a|an|some|any|this|that|these|your|our|its?|one|good|nice|how|where|what|tickets?|pictures?|photos?) )';

const rest = (maxLength: number): string => `[^.!?。！？\\n]{0,${maxLength}}`;

/** Requests, which are masked whole. */
const REQUESTS: readonly string[] = [
  // Searches for a name on a network.
  `(?<![a-z])(?:search(?: for)?|look (?:up|for)|type(?: in)?|enter|find) ${MY_NAME}(?: [a-z]{2,15}){0,4} (?:on|in|into) ${SEARCHABLE}`,
  `(?<![a-z])(?:find|add|look for) me (?:on|in|at) ${SEARCHABLE}${rest(12)} (?:by|under|with) ${MY_NAME}`,
  `(?<![a-z])my ${SEARCHABLE} name is (?:[a-z'’-]{2,15} ){1,3}[a-z]{3,15}(?=$|[,.!\\n])`,
  `(?<![a-z])${MY_NAME} is the same (?:on|in) ${SEARCHABLE}`,
  `(?<![a-z])(?:search(?: for)?|look up|look for|find) ${THINGS}(?:[a-z'’-]{2,15} ){1,5}(?:on|in) ${SEARCHABLE}[ ,]{0,2}(?:and|then|&)? ?(?:then )?(?:send me (?:an? )?(?:request|message|dm)|connect|(?:hit|tap|press|click) (?:on )?(?:the )?(?:message|contact|follow)|(?:message|add|dm|follow|contact|write(?: to)?|pm) me(?! (?:the|a|an|your|which|what|when|if|here)(?![a-z])))(?![a-z])`,
  `(?<![a-z])(?:fb|facebook|insta|instagram|ig) (?:(?:[a-z'’-]{2,15} ){1,3}[a-z'’-]{2,15}[ ,]{1,3}(?:add|msg|message|dm|follow|find) me(?![a-z])|(?:add|msg|message|dm|follow|find) me[,:： ]{1,2}(?:[a-z'’-]{2,15} ){1,3}[a-z'’-]{2,15}(?=$|[.!\\n]))`,
  `(?<![a-z])send (?:me )?an? (?:friend|follow|contact) request${rest(40)} (?:on|in|over) ${SEARCHABLE}`,
  // Searches with a search engine.
  `(?<![a-z])(?:google|bing) (?:me(?![a-z])|my (?:full |real )?(?:name|company|business|shop|blog|site|tours?)(?![a-z?]))`,
  `(?<![a-z])(?:search|google|look|type)(?![a-z])${rest(60)}(?:${MY_PAGE}|(?:find|see|get) my (?:phone|number|e?mail|contact)|(?:first|top) (?:site|page|one|result|hit) is (?:mine|me)(?![a-z]))`,
  // Contact through the sender's own page.
  `(?<![a-z])(?:write(?= (?:to )?(?:me|us)| through| via)|book|message|contact|reach|e?mail|reserve|order)(?![a-z])${rest(30)} (?:through|via|on|at|over|from) ${MY_PAGE}`,
  `(?<![a-z])${MY_PAGE}${rest(8)} (?:has|shows|lists|with) ${rest(16)}(?:form|phone|number|e?mail|contact)`,
  // The same in Chinese.
  `${SEARCHABLE}(?:上|里)?(?:一下|搜(?:索|一下)?|查)?我的?(?:名字|全名|大名|本名|昵称)`,
  `(?:搜|谷歌|百度|地图|携程|朋友圈|头像)[^。！？\\n]{0,24}(?:有|看到|找到|查到|搜到)我?的?(?:电话|手机|微信|邮箱|联系|号码)(?![^。！？\\n]{0,6}吗)`,
  `(?<!(?:你|您|他|她)的?)头像(?:上|里)?(?:就)?(?:有|是)[^。！？，\\n]{0,4}(?:号码|微信|电话|二维码)`,
  `(?:谷歌|百度|google|网上|搜)[^。！？\\n]{0,24}第一[个条名位家](?:网站)?(?:就)?是我(?!们)`,
  `${MY_PAGE_ZH}(?:[上里有能]|可以)[^，。！？\\n]{0,6}(?:联系|留言|电话|微信|加我|邮箱|预[订约]|找我|咨询)`,
  // The same in Japanese.
  `${SEARCHABLE}で?(?:私|僕|俺|わたし)の(?:名前|フルネーム|店|ブログ)(?:を|で)?(?:検索|調べ|探)`,
  `名前(?:で|を)(?:検索(?!しても)|調べ|ググ)[^。！？\\n]{0,12}(?:出て(?:き|い)?ます|出ます|見つかります|連絡|友達|友だち|フォロー|${SEARCHABLE})`,
  `ググ(?:れば|ったら|ると|って)[^。！？\\n]{0,8}(?:私|僕|うち)の`,
  `${MY_PAGE_JA}(?:から|で|に|の)[^。！？\\n]{0,12}(?:連絡|予約|問い合わせ|申し込|电话|メール)`,
];

/** Announced names, of which only the name is masked. */
const NAMES: readonly string[] = [
  `(?<!小)${DISGUISED}(?:号|上|里)? ?(?:搜(?:索|一下)?|我?叫|找|[:：@])[ :：]{0,2}${NAME}`,
  `${NETWORK}(?:上|里)?搜(?:索|一下)?[:：] ?${NAME}`,
  `搜(?:一下|索)?${DISGUISED}[ :：]{0,2}${NAME}`,
  `${NETWORK}(?:私信)?${NAMED}?(?:是|叫|は)?[ :：,，]{0,2}@ ?${NAME}`,
  `我的?(?:个人)?${NETWORK}(?:${NAMED}? ?[:：叫]|${NAMED}?是) ?${NAME}`,
  `(?:${NETWORK}(?:上|里|那边)?我|我在${NETWORK}(?:上|里)?)(?:的?名字?)?(?:叫|是) ?${NAME}`,
  `${NETWORK}(?:${NAMED}|主页)(?:叫|是|[:：]) ?${NAME}`,
  `${NETWORK}(?:上|里)?(?:搜|找|关注|加)(?:我|一下我)(?:的?${NAMED})?[ :：,，]{1,2}${NAME}`,
  `(?:${NETWORK}|全网|各大?平台)(?:同名[ :：]{0,2}|搜[ :：]{0,2})(?<=全网搜.?|平台搜.?|同名.{0,2})${NAME}`,
  `我的?${NETWORK}(?:号|账号)?[ :：]{1,2}${NAME}(?=$|[，。！？\\n])`,
  `${NETWORK}(?:上|里)? ?(?:搜|找|关注)(?:一下)?[ :："'“「『]{0,2}${NAME_BEFORE}["'”」』]?[ ,，]{0,2}(?=${INVITES})`,
  `(?:公众号|视频号)(?:上|里)?(?:搜(?:一下|索)?|叫|[:：]|名(?:字)?[是叫:：])[ :："“「『]{0,2}${NAME}`,
  `搜(?:一下|索)?(?:公众号|视频号)[ :："“「『]{1,2}${NAME}`,
  `${NETWORK}[ :：]{1,3}${NAME_BEFORE}[ ,，]{0,2}(?=${INVITES}|(?:加|找|搜|关注)我|dm(?![a-z]))`,
];

/** Words that refer to places, organizations and third parties. */
const PUBLIC =
  /官方|说|发布|公布|推荐|看到|视频|照片|攻略|旅游局|观光|乐园|迪士尼|环球影城|博物馆|美术馆|水族馆|酒店|餐厅|景区|车站|地铁|铁道|公式|指南|地图|公園|公园|神社|什么|哪|多少|红叶|^(?:我|你|新|空|的|人|这|那|醒|好|做|可|后|就|能|领|才|很|三|两|好久|送|看|用|只|不|没|都|主要|最近|在)|[寺塔店的了吗吧呢]$/;

const toPatterns = (sources: readonly string[]) => sources.map((source) => new RegExp(source, 'g'));
const REQUEST_PATTERNS = toPatterns(REQUESTS);
const NAME_PATTERNS = toPatterns(NAMES);
const AFTERWARDS = 8;

const nameSpans = (plain: string): Span[] =>
  NAME_PATTERNS.flatMap((pattern) =>
    [...plain.matchAll(pattern)].flatMap(({ 0: all, index, groups }) => {
      const name = groups?.name ?? '';
      const start = index + all.lastIndexOf(name);
      const end = start + name.length;
      const isPublic =
        PUBLIC.test(name) ||
        /^ ?(?:官方|说|发(?!个?(?:私信|消息))|公布|的)/.test(plain.slice(end, end + AFTERWARDS));
      return isPublic ? [] : [{ start, end }];
    }),
  );

export const searchSpans = (plain: string): Span[] => [
  ...REQUEST_PATTERNS.flatMap((pattern) => matchSpans(plain, pattern)),
  ...nameSpans(plain),
];
