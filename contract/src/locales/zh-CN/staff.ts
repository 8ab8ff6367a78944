import type en from '../en/staff.ts';
import type { Shape } from '../shape.ts';

export default {
  title: '员工工作台',
  overview: '总览',
  places: {
    'emergency-claims': '紧急情况申请',
    withdrawals: '提现',
    disputes: '争议',
    refunds: '被拒的退款',
    chargebacks: '银行拒付',
    goodwill: '补偿金',
    ledger: '账本',
    reviews: '评价',
    'audit-log': '操作记录',
  },
  waiting_one: '{{count}} 件待处理',
  waiting_other: '{{count}} 件待处理',
  oldestHours_one: '最早的一件已等待 {{count}} 小时',
  oldestHours_other: '最早的一件已等待 {{count}} 小时',
  oldestDays_one: '最早的一件已等待 {{count}} 天',
  oldestDays_other: '最早的一件已等待 {{count}} 天',
  nothingWaits: '没有待处理的事项',
  nothingWaitsHint: '需要处理的事项会出现在这里。',
  loadError: '加载失败',
  logInFirst: '请先登录',
  logIn: '登录',
  staffOnly: '此页面仅供友导工作人员使用',
  toLanding: '回到首页',
  showMore: '查看更多',
  loadingMore: '正在加载…',
} as const satisfies Shape<typeof en>;
