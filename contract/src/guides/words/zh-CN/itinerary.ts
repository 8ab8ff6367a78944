import type { Shape } from '../../../words/shape.ts';
import type en from '../en/itinerary.ts';

export default {
  title: '{{title}}：和{{name}}同游{{city}}，{{hours}}',
  description: '在{{city}}和{{name}}同游 {{hours}}，{{price}} 起。途经：{{stops}}。{{summary}}',
  crumbs: '当前位置',
  tripSheet: '行程单',
  share: '分享',
  copied: '链接已复制',
  copyFailed: '链接没复制成功，请从地址栏复制。',
  stops_one: '{{count}} 站',
  stops_other: '{{count}} 站',
  plan: '行程安排',
  planLead: '几点出发由你定，每站时间含去下一站的路程。',
  atStart: '出发时',
  after: '出发后 {{length}}',
  price: '价格',
  onePerson: '1 人 {{price}}',
  eachMore: '每加 1 人 {{price}}',
  notOffered: '目前不接受这个时长，可以先问问{{name}}。',
  guide: '你的向导',
  others: '{{name}}的其他行程安排',
  missing: {
    title: '无法查看这份行程安排',
    text: '向导可能已撤下，或网址有误。看看其他向导吧。',
  },
} as const satisfies Shape<typeof en>;
