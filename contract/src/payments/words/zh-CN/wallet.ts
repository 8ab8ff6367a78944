import { FIGURES } from '../../../words/figures.ts';
import type { Shape } from '../../../words/shape.ts';
import type en from '../en/wallet.ts';

export default {
  loadError: '钱包加载失败',
  balance: '余额',
  balanceHint: '支付订金时可直接抵扣。',
  refunded: '退款',
  refundedHint: '可消费，可提现',
  goodwill: '友导赠送',
  goodwillHint: '仅限消费',
  withdraw: '申请提现',
  tooLittle: `满 ¥${FIGURES.withdrawalRmb} 可提现，目前 {{amount}}。`,
  withdrawals: '提现记录',

  level: '等级',
  levels: {
    bronze: '青铜',
    silver: '白银',
    gold: '黄金',
    diamond: '钻石',
    black_card: '黑卡',
  },
  toNext: '再累计 {{amount}} 可升至{{level}}',
  top: '已是最高等级',
  levelHint: '按已完成行程的总金额累计，旅行者和向导都算，不影响价格和条款。',

  earnings: '向导收入',
  seeEarnings: '查看收入明细',

  movements: '交易记录',
  none: '还没有交易记录',
  noneHint: '退款、赠送金额和消费都会在这里。',
  kind: {
    spent: '消费',
    refunded: '退回',
    refund_refused: '退不回原路的退款',
    goodwill: '友导赠送',
    withdrawn: '提现',
    withdrawal_returned: '提现退回',
    refund_retried: '重新原路退回',
    frozen: '冻结（银行正在核查付款）',
    unfrozen: '解除冻结',
    charged_back: '已由银行直接退给你',
    correction: '更正',
  },
  forBooking: '预订 {{number}}',
} as const satisfies Shape<typeof en>;
