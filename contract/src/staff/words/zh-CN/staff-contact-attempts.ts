import { MIN_REPEATED_ATTEMPTS } from '../../../messaging/figures.ts';
import type { Shape } from '../../../words/shape.ts';
import type en from '../en/staff-contact-attempts.ts';

export default {
  lead: '预订付款之前，谁向谁发送过联系方式、发了几次。这里只记录次数，消息内容仅在处理举报时可见。',
  tabs: {
    label: '显示范围',
    all: '全部',
    repeated: `${MIN_REPEATED_ATTEMPTS} 次及以上`,
  },
  empty: '还没有人发送过联系方式',
  emptyRepeated: '没有人达到这个次数',
  emptyPerson: '此人没有发送过联系方式',
  to: '发给{{name}}',
  times_one: '{{count}} 条消息',
  times_other: '{{count}} 条消息',
  once: '{{last}}',
  between: '{{first}}至{{last}}',
  onlyOne: '仅显示一个人',
  everybody: '显示所有人',
} as const satisfies Shape<typeof en>;
