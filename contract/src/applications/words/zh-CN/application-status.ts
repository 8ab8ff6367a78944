import { FIGURES } from '../../../words/figures.ts';
import type { Shape } from '../../../words/shape.ts';
import type en from '../en/application-status.ts';

export default {
  title: '申请状态',
  next: {
    none: '你还没有申请。填写大约需要二十分钟，内容会自动保存。',
    draft: '申请还没有提交，可以接着填写。',
    submitted: '我们已收到你的申请，会按提交顺序审核。',
    in_review: '工作人员正在审核你的申请，期间不能修改。',
    changes_requested: '工作人员希望你修改申请。已填写的内容都已保留，修改后可再次提交。',
    approved: '你已成为向导。设置每周接单时间并完成实名认证后，旅行者就能找到你。',
    rejected: '很遗憾，你的申请没有通过。',
  },
  steps: { submitted: '已提交', in_review: '审核中', decided: '审核结果' },
  stepDone: '已完成',
  stepNow: '进行中',
  submittedAt: '提交时间：{{time}}',
  decidedAt: '审核时间：{{time}}',
  reason: '工作人员的说明',
  reapply: `审核结果出来 ${FIGURES.reapplyDays} 天后（{{time}} 起）可以再次申请，已填写的内容会为你保留。`,
  reapplyNow: '现在可以再次申请，已填写的内容都已保留。',
  begin: '成为向导',
  resume: '继续填写',
  change: '去修改',
  again: '再次申请',
  toGuide: '进入向导首页',
  verifyIdentity: '去实名认证',
  told: '有进展时，我们会通过邮件和站内通知告诉你。',
  yours: '你的申请',
} as const satisfies Shape<typeof en>;
