import type { Shape } from '../../../words/shape.ts';
import type en from '../en/staff-refunds.ts';

export default {
  lead: '支付平台没有退成这些款项，钱已存入旅行者的钱包。完全没有动用的可以重新退回，否则余下的留在钱包。',
  empty: '没有失败的退款',
  emptyHint: '支付平台没有退成的款项会出现在这里。',
  refused: '{{time}} 退款失败',
  via: '{{method}}，经{{provider}}',
  inWallet: '其中 {{amount}} 仍在钱包里',
  spent: '其中一部分已使用或提现，余下的无法重新退回。',
  spentAll: '已全部使用或提现，没有可以重新退回的款项。',
  retry: '重新退回',
  keep: '留在钱包',
  close: '标为已处理',
  retryTitle: '重新退回这笔款项？',
  keepTitle: '将这笔退款留在钱包？',
  keepNothingTitle: '将这笔退款标为已处理？',
  retryText: '{{amount}} 将从{{name}}的钱包转出，按原付款方式退回。',
  keepText: '{{amount}} 的退款不再重新退回，留在{{name}}的钱包里，可以使用或提现。',
  keepPartText:
    '{{amount}} 的退款不再重新退回，其中 {{left}} 仍在{{name}}的钱包里，可以使用或提现。',
  keepNothingText: '{{amount}} 的退款不再重新退回，{{name}}的钱包里也已经没有这笔钱了。',
  reason: '原因',
  reasonHint: '会写入操作记录。',
  reasonMissing: '请简要说明原因。',
  saving: '正在保存…',
  done: '已处理',
  ownCase: '这是你本人的退款，需由其他同事处理。',
} as const satisfies Shape<typeof en>;
