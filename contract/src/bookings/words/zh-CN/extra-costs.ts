import type { Shape } from '../../../words/shape.ts';
import type en from '../en/extra-costs.ts';

export default {
  title: '现场额外费用',
  hint: '双方同意的额外费用在现场用日元支付，不经过平台，也不算在总价里。',
  sum: '已同意（全部出行人）',
  state: {
    waitingForYou: '{{name}}等你同意。',
    waiting: '等{{name}}答复。',
    accepted: '已同意',
    declined: '没有同意',
    withdrawn: '已撤回',
    lapsed: '没有答复',
  },
  action: { accept: '同意', decline: '不同意', withdraw: '撤回' },
  failed: '没有成功',
  add: '添加额外费用',
  addTitle: '添加额外费用',
  addText: '例如游船、寄存行李，{{name}}同意后才生效。想让向导多陪一会儿，请延长行程。',
  text: '用途',
  textMissing: '请填写用途，不超过 {{max}} 个字。',
  yen: '金额（日元，全部出行人）',
  yenMissing: '请填写 1 至 {{max}} 日元的金额。',
  send: '发送',
  sent: '已发送',
} as const satisfies Shape<typeof en>;
