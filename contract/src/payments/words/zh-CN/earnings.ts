import { FIGURES } from '../../../words/figures.ts';
import type { Shape } from '../../../words/shape.ts';
import type en from '../en/earnings.ts';

export default {
  title: '收入',
  loadError: '收入加载失败',
  today: '今天',
  month: '本月',
  year: '今年',
  total: '累计',
  period: '时间范围',
  chart: '每月线上收入（元）',
  monthEarned: '{{month}}：{{amount}}',

  how: '收入怎么算的',
  completedTours_one: '已完成的行程（{{count}} 个）',
  completedTours_other: '已完成的行程（{{count}} 个）',
  cancelledTours_one: '已取消的行程（{{count}} 个），归你的部分',
  cancelledTours_other: '已取消的行程（{{count}} 个），归你的部分',
  tours: '行程总价',
  refunded: '退还给旅行者',
  kept: '在线支付（已扣除退款）',
  fee: '平台服务费',
  earned: '线上收入',
  cash: '当面收取的尾款',
  cashHint: '不经过友导',
  nothing: '这段时间没有收入',

  standing: '收入去向',
  withdrawable: '可提现',
  pending: '待结算',
  payingOut: '提现中',
  paidOut: '已提现',
  inAll: '总收入',
  pendingHint: `行程完成 ${FIGURES.earningsDays} 个工作日后可提现。`,
  nextPayout: '下一笔 {{amount}}，{{date}}起可提现',
  frozen:
    '待结算的收入中，{{amount}} 暂时冻结：旅行者的银行正在核查付款。你无需操作，银行确认付款有效后，可照常提现。',
  owed: '还有 {{amount}} 平台服务费待补缴，将从之后的收入中扣除。',

  each: '收入明细',
  none: '还没有收入',
  noneHint: '每次行程完成后的收入都会显示在这里。',
  cancelled: '行程已取消，这是你应得的部分',
  releasedLine: '自{{date}}起已可提现',
  pendingLine: '{{date}}起可提现',
  chargeback_open: '旅行者的银行正在核查付款，款项暂时冻结，你无需操作',
  chargeback_lost: '银行已将在线付款退回给旅行者',
  entryParts: '行程 {{tour}} · 在线 {{online}} · 服务费 {{fee}} · 当面 {{cash}}',
  dueLine: '服务费中含其他预订补缴的 {{amount}}。',
  keptParts: '在线 {{online}} · 服务费 {{fee}}',
} as const satisfies Shape<typeof en>;
