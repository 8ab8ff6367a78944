import type { Shape } from '../../../words/shape.ts';
import type en from '../en/service-fee.ts';

export default {
  title: '补缴平台服务费',
  announced: '要补缴平台服务费 {{amount}}',
  objected: '已对 {{amount}} 平台服务费提出异议',
  charged: '已补收平台服务费 {{amount}}',
  dropped: '不用补缴平台服务费 {{amount}}',
  text: {
    announced:
      '以下与同一位旅行者的预订，临近开始才取消，或旅行者没有到场。金额为行程完成时应收的平台服务费，减去已收的部分。',
    objected: '工作人员核实后会通知你，在此之前不扣款。',
    charged: '从你待结算和以后的收入中扣除。',
    dropped: '不用补缴。',
  },
  booking: '{{number}} · {{date}}',
  objectBy: '{{time}}前可提出异议。',
  wrote: '工作人员的说明：',
  yours: '你的说明：',
  object: '提出异议',
  objectTitle: '对这笔平台服务费提出异议？',
  words: '当时是什么情况？',
  wordsHint: '只能提交一次，工作人员看后决定。',
  wordsMissing: '请说明情况。',
  sending: '正在提交…',
  sent: '异议已提交',
  loadError: '平台服务费加载失败',
} as const satisfies Shape<typeof en>;
