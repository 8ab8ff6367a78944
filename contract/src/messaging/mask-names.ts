/** Names in Chinese or Japanese on networks where one finds people by these: '微博 @东京健二'. */
import type { Span } from './plain-text.ts';

const NETWORK =
  '(?:微博|围脖|抖音|斗音|[大小][红绿]书|小?红薯|快手|b站|知乎|公众号|视频号|推特|脸书|油管|インスタ(?:グラム)?|ツイッター|(?<![a-z])(?:instagram|ins|ig|facebook|fb|twitter|tiktok|youtube|weibo|xhs)(?![a-z]))';
const SIGN = '[\\u4e00-\\u9fff\\u3040-\\u30ffa-z0-9_·]';
const NAME = `(?<name>(?=[a-z0-9_·]{0,12}[\\u4e00-\\u9fff\\u3040-\\u30ff])${SIGN}{2,16})(?!${SIGN})`;
const NAMED = '(?:号|账号|账户|名|名字|昵称|id|の?名前|の?アカウント)';

const PATTERNS: readonly string[] = [
  `${NETWORK}${NAMED}?(?:是|叫|は)?[ :：,，]{0,2}@ ?${NAME}`,
  `我的?(?:个人)?${NETWORK}(?:${NAMED}? ?[:：叫]|${NAMED}是) ?${NAME}`,
  `${NETWORK}${NAMED}(?:叫|[:：]) ?${NAME}`,
  `${NETWORK}(?:上|里)?(?:搜|找|关注|加)(?:我|一下我)(?:的?${NAMED})?[ :：,，]{1,2}${NAME}`,
  `(?:${NETWORK}|全网|各平台)同名[ :：]{1,2}${NAME}`,
  `${NETWORK}(?:上|里)?(?:搜|找|关注)(?:一下)?[ :："'“「『]{0,2}${NAME}["'”」』]?[ ,，]{0,2}(?=私(?:聊|信)我|(?:加|找)我(?:聊|$)|(?:给我)?留言|后台)`,
  `搜(?:一下|索)?(?:公众号|视频号) ?[:："“「『]{1,2}${NAME}`,
  `${NETWORK}[ :：]{1,3}${NAME}[ ,，]{0,2}(?=私(?:聊|信)|(?:加|找|搜|关注)我|dm(?![a-z]))`,
];

/** Those of places and offices, and what somebody only tells of. */
const PUBLIC =
  /官方|说|发布|公布|推荐|看到|视频|照片|攻略|旅游局|观光|乐园|迪士尼|环球影城|博物馆|美术馆|水族馆|酒店|餐厅|景区|车站|地铁|铁道|公式|公園|公园|神社|什么|哪|多少|^(?:看|用|只|不|没|都|主要|最近|在)|[寺塔店的了吗吧呢]$/;

const FINDERS = PATTERNS.map((pattern) => new RegExp(pattern, 'g'));
const AFTERWARDS = 8;

export const nameSpans = (plain: string): Span[] =>
  FINDERS.flatMap((pattern) =>
    [...plain.matchAll(pattern)].flatMap(({ 0: all, index, groups }) => {
      const end = index + all.length;
      const start = end - (groups?.name ?? '').length;
      const isPublic =
        PUBLIC.test(groups?.name ?? '') ||
        /^ ?(?:官方|说|发|公布|的)/.test(plain.slice(end, end + AFTERWARDS));
      return isPublic ? [] : [{ start, end }];
    }),
  );
