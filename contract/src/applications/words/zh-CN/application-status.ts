import { FIGURES } from '../../../words/figures.ts';
import type { Shape } from '../../../words/shape.ts';
import type en from '../en/application-status.ts';

export default {
  title: '申请状态',
  next: {
    none: '还没有申请，填写约二十分钟。',
    draft: '还没有提交，可以接着填。',
    submitted: '已收到，会按提交顺序审核。',
    in_review: '工作人员正在审核。',
    changes_requested: '请按工作人员的意见修改，再次提交。',
    approved: '你已是向导。',
    rejected: '很遗憾，申请没有通过。',
  },
  steps: { submitted: '已提交', in_review: '审核中', decided: '审核结果' },
  stepDone: '已完成',
  stepNow: '进行中',
  submittedAt: '提交时间：{{time}}',
  decidedAt: '审核时间：{{time}}',
  reason: '工作人员的说明',
  reapply: `{{time}} 起（${FIGURES.reapplyDays} 天后）可以再次申请，填过的内容都在。`,
  reapplyNow: '可以再次申请，填过的内容都在。',
  begin: '成为向导',
  resume: '继续填写',
  change: '去修改',
  again: '再次申请',
  toGuide: '进入向导首页',
  answered: '已完成 {{count}} 项，共 {{total}} 项',
  willEmail: '有进展会用邮件和站内通知告诉你。',
  yours: '你的申请',
} as const satisfies Shape<typeof en>;
