import type { Shape } from '../../../words/shape.ts';
import type en from '../en/push.ts';

export default {
  titles: {
    messages: '你有新消息',
    support: '友导客服已回复',
    requests: '行程请求有新进展',
    paid: '订金或预订有新进展',
    accepted: '你的预订已被接受',
    rejected: '你的预订有新进展',
    cancelled: '你的预订有新进展',
    changes: '变更提议有新进展',
    meetingPoint: '集合地点有新进展',
    reminders: '行程即将到来',
    tourDay: '今天的行程有新动态',
    extensions: '延长行程有新进展',
    completed: '行程已完成',
    reviews: '你收到一条新评价',
    waiting: '你等待的日期有空位了',
    calendars: '请检查导入的日历',
    proofs: '付款凭证有新进展',
    withdrawals: '提现有新进展',
    refunds: '退款有新进展',
    applications: '向导资料有新进展',
    cases: '友导有事通知你',
    announcements: '友导有新公告',
  },
} as const satisfies Shape<typeof en>;
