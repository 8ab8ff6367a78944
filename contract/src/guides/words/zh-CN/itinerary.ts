import type { Shape } from '../../../words/shape.ts';
import type en from '../en/itinerary.ts';

export default {
  title: '{{title}}：和{{name}}同游{{city}}，{{hours}}',
  description: '在{{city}}和{{name}}同游 {{hours}}，{{price}} 起。途经：{{stops}}。{{summary}}',
  crumbs: '当前位置',
  tripSheet: '行程单',
  share: '分享',
  copied: '链接已复制',
  copyFailed: '链接没有复制成功，请从地址栏复制。',
  stops_one: '{{count}} 站',
  stops_other: '{{count}} 站',
  plan: '一站一站怎么走',
  planLead: '几点出发由你来定。每一站的时间都包含前往下一站的路程。',
  atStart: '出发时',
  after: '出发后 {{length}}',
  route: '路线示意',
  routeLead: '只表示各站的先后顺序，不按实际比例。',
  routeOf: '依次前往：{{stops}}',
  price: '费用',
  onePerson: '1 人 {{price}}',
  eachMore: '每加 1 人 {{price}}',
  notOffered: '目前不接受这个时长的预订，可以先问问{{name}}。',
  guide: '你的向导',
  others: '{{name}}的其他行程安排',
  missing: {
    title: '无法查看这份行程安排',
    text: '向导可能已撤下这份行程安排，或暂时下线，也可能是网址有误。还有其他向导可以带你出发。',
  },
} as const satisfies Shape<typeof en>;
