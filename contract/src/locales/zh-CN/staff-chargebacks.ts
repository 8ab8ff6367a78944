import type en from '../en/staff-chargebacks.ts';
import type { Shape } from '../shape.ts';

export default {
  lead: '旅行者向银行要求退回付款。决定由银行作出，银行只能看到我们通过支付平台提交的材料。',
  open: '处理中',
  decided: '已结案',
  noneOpen: '没有处理中的拒付',
  noneOpenHint: '银行核查的付款会出现在这里。',
  noneDecided: '还没有已结案的拒付',
  what: {
    deposit: '订金，{{method}}，经{{provider}}',
    extension: '延长费，{{method}}，经{{provider}}',
  },
  reason: {
    fraudulent: '付款人称不是本人付款',
    unrecognized: '付款人不认得这笔付款',
    duplicate: '付款人称重复付款',
    product_not_received: '付款人称行程没有进行',
    product_unacceptable: '付款人称行程与承诺不符',
    credit_not_processed: '付款人称没有收到退款',
    general: '未说明原因',
  },
  opened: '{{time}} 发起',
  taken: '支付平台已暂扣这笔款项，等待银行决定。向导尚不能提现的部分已冻结。',
  asked: '银行目前只是询问，没有扣款。退款即可了结。',
  todo: '需要做什么',
  steps: {
    read: '查看预订经过：谁确认了开始、谁确认了完成、退过哪些款。',
    answer: '在 {{time}} 前到{{provider}}提交说明和材料。',
    answerAnyTime: '到{{provider}}提交说明和材料。',
    rest: '银行作出决定后，后续处理会自动完成。',
  },
  atProvider: '前往{{provider}}',
  won: '{{time}} 胜诉：付款有效。',
  lost: '{{time}} 败诉：款项已退给付款人。',
  split: '其中 {{covered}} 由该预订的款项抵补，{{loss}} 由平台承担。',
} as const satisfies Shape<typeof en>;
