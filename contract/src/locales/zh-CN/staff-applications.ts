import type en from '../en/staff-applications.ts';
import { FIGURES } from '../figures.ts';
import type { Shape } from '../shape.ts';

export default {
  lead: '向导申请，等待最久的排在最前。',
  show: '显示哪些申请',
  shown: {
    waiting: '待处理',
    changes_requested: '待修改',
    approved: '已通过',
    rejected: '未通过',
  },
  empty: '没有待处理的申请',
  emptyOther: '没有这类申请',
  with: '由 {{name}} 审核',
  by: '由{{name}}处理',
  open: '查看',
  openOf: '查看 {{name}} 的申请',
  back: '全部申请',
  missing: '没有这份申请',
  take: '开始审核',
  takeHint: '开始审核后才能作出决定，申请人会看到申请正在审核。',
  taken: '已开始审核',
  own: '这是你本人的申请，需由其他同事处理。',
  account: '账号',
  identity: '实名认证',
  identityYes: '已认证',
  identityNo: '尚未认证',
  lastReason: '上次写给申请人的话',
  files: '文件',
  checklist: '决定前请核对',
  checks: {
    words: '各项回答前后一致，且出自本人',
    contact: '公开文字中没有电话、账号或平台外付款的内容',
    prices: '价格与服务合理',
  },
  checkedFiles: '勾选已核实的文件，旅行者会看到“已核实”标记。',
  fileChecked: '已核实：{{description}}',
  decisions: {
    changes_requested: '要求修改',
    approved: '通过',
    rejected: '不通过',
  },
  titles: {
    changes_requested: '要求 {{name}} 修改申请？',
    approved: '通过 {{name}} 的申请？',
    rejected: '确定不通过 {{name}} 的申请？',
  },
  texts: {
    changes_requested: '你写的话会通过邮件和站内通知发给申请人，对方可以修改后再次提交。',
    approved: '申请人将成为向导，完成实名认证并设置每周接单时间后，旅行者就能搜索到对方。',
    rejected: `你写的话会通过邮件和站内通知发给申请人，对方 ${FIGURES.reapplyDays} 天后可以再次申请。`,
  },
  reason: '写给申请人的话',
  reasonMissing: '请写明申请人需要知道的内容。',
  saving: '正在保存…',
  done: {
    changes_requested: '已要求修改',
    approved: '已通过，申请人已成为向导',
    rejected: '已设为不通过',
  },
} as const satisfies Shape<typeof en>;
