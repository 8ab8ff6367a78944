import { FIGURES } from '../../../words/figures.ts';
import type { Shape } from '../../../words/shape.ts';
import type en from '../en/staff-shopping.ts';

export default {
  lead: `${FIGURES.shoppingCaseDays} 天内有两位旅行者反馈的向导。个案未关闭时，新的反馈并入其中。`,
  tabs: { label: '按状态查看', waiting: '待处理', closed: '已关闭' },
  empty: { waiting: '暂无待处理的反馈', closed: '暂无已关闭的反馈' },
  number: '反馈 {{id}}',
  openedAt: '{{time}} 提交',
  reports_one: '{{count}} 条反馈',
  reports_other: '{{count}} 条反馈',
  by: '{{name}}，{{time}}',
  said: {
    unagreedShop: '去了没约定的店',
    pressure: '被要求购物',
    overcharged: '实际多付了钱',
  },
  booking: '预订 {{number}}',
  page: '向导主页',
  account: '向导账号',
  close: '关闭',
  closing: '正在关闭…',
  closeTitle: '关闭这条反馈？',
  closeText: '关闭不会对{{name}}做任何处理。需要警告、暂停主页或停用账号时，请先到账号页面操作。',
  reason: '处理情况',
  reasonHint: '写入操作记录，仅工作人员可见。',
  reasonMissing: '请简单写明处理情况。',
  done: '已关闭',
} as const satisfies Shape<typeof en>;
