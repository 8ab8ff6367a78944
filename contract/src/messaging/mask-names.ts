/** Finds Chinese and Japanese display names on networks where these identify users: '微博 @东京健二'. */
import type { Span } from './mask-plain-text.ts';

const NETWORK =
  '(?:微博|围脖|抖音|斗音|[大小][红绿]书|小?红薯|快手|b站|知乎|公众号|视频号|推特|脸书|油管|[某x]?红书|抖抖|小破站|哔哩(?:哔哩)?|领英|闲鱼|淘宝店?|インスタ(?:グラム)?|ツイッター|(?<![a-z])(?:instagram|ins|ig|facebook|fb|twitter|tiktok|youtube|weibo|xhs)(?![a-z]))';
/** Disguised names of these networks, which are used only to share a contact. */
const DISGUISED =
  '(?:小?red书|小r书|小?🍠|📕|大红薯|红薯(?=号|搜|叫)|抖(?:🎵|🎶|♪)|dou ?音|音符(?:那个)?(?:软件|app)|公(?:主|z|众z)号|gzh|围脖|(?<![a-z])xhs)';
const NAME_CHARACTER = '[\\u4e00-\\u9fff\\u3040-\\u30ffa-z0-9_·]';
const NAME = `(?<name>(?=[a-z0-9_·]{0,12}[\\u4e00-\\u9fff\\u3040-\\u30ff])${NAME_CHARACTER}{2,16})(?!${NAME_CHARACTER})`;
/** A name before an invitation to find it. */
const NAME_BEFORE = `(?<name>(?=[a-z0-9_·]{0,12}[\\u4e00-\\u9fff\\u3040-\\u30ff])${NAME_CHARACTER}{2,16}?)`;
const INVITES =
  '(?:给我|来|然后|就能)?(?:私(?:聊|信|戳?我)|发(?:个|我)?(?:私信|消息给我)|给我发(?:私信|消息)|(?:加|找)我(?:聊|$)|关注我(?!们)|留言|后台)';
const NAMED = '(?:号|账号|账户|名|名字|昵称|id|の?名前|の?アカウント)';

const PATTERNS: readonly string[] = [
  `(?<!小)${DISGUISED}(?:号|上|里)? ?(?:搜(?:索|一下)?|叫|找|[:：@])[ :：]{0,2}${NAME}`,
  `${NETWORK}(?:上|里)?搜(?:索|一下)?[:：] ?${NAME}`,
  `搜(?:一下|索)?${DISGUISED}[ :：]{0,2}${NAME}`,
  `${NETWORK}(?:私信)?${NAMED}?(?:是|叫|は)?[ :：,，]{0,2}@ ?${NAME}`,
  `我的?(?:个人)?${NETWORK}(?:${NAMED}? ?[:：叫]|${NAMED}是) ?${NAME}`,
  `${NETWORK}${NAMED}(?:叫|[:：]) ?${NAME}`,
  `${NETWORK}(?:上|里)?(?:搜|找|关注|加)(?:我|一下我)(?:的?${NAMED})?[ :：,，]{1,2}${NAME}`,
  `(?:${NETWORK}|全网|各大?平台)(?:同名[ :：]{0,2}|搜[ :：]{0,2})(?<=全网搜.?|平台搜.?|同名.{0,2})${NAME}`,
  `${NETWORK}(?:昵称|名字?|主页)[叫是 :：] ?${NAME}`,
  `我的?${NETWORK}是 ?${NAME}`,
  `我的?${NETWORK}(?:号|账号)?[ :：]{1,2}${NAME}(?=$|[，。！？\\n])`,
  `搜(?:一下|索)?[ :："“「『]{0,2}${NAME_BEFORE}["”」』]?[ ,，]{0,2}(?:就|也|都)?(?:能|可以)(?:找到|搜到|加到|联系到)我(?![们的想说要])`,
  `${NETWORK}(?:上|里)? ?(?:搜|找|关注)(?:一下)?[ :："'“「『]{0,2}${NAME_BEFORE}["'”」』]?[ ,，]{0,2}(?=${INVITES})`,
  `(?:公众号|视频号)(?:上|里)?(?:搜(?:一下|索)?|叫|[:：]|名(?:字)?[是叫:：])[ :："“「『]{0,2}${NAME}`,
  `搜(?:一下|索)?(?:公众号|视频号)[ :："“「『]{1,2}${NAME}`,
  `${NETWORK}[ :：]{1,3}${NAME_BEFORE}[ ,，]{0,2}(?=${INVITES}|(?:加|找|搜|关注)我|dm(?![a-z]))`,
];

/** Words that refer to places, organizations and third parties. */
const PUBLIC =
  /官方|说|发布|公布|推荐|看到|视频|照片|攻略|旅游局|观光|乐园|迪士尼|环球影城|博物馆|美术馆|水族馆|酒店|餐厅|景区|车站|地铁|铁道|公式|指南|地图|公園|公园|神社|什么|哪|多少|红叶|^(?:我|你|新|空|的|人|这|那|醒|好|做|可|后|就|能|领|才|很|三|两|好久|送|看|用|只|不|没|都|主要|最近|在)|[寺塔店的了吗吧呢]$/;

const FINDERS = PATTERNS.map((pattern) => new RegExp(pattern, 'g'));
const AFTERWARDS = 8;

export const nameSpans = (plain: string): Span[] =>
  FINDERS.flatMap((pattern) =>
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
