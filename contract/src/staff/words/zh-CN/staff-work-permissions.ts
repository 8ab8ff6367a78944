import type { Shape } from '../../../words/shape.ts';
import type en from '../en/staff-work-permissions.ts';

export default {
  lead: '核实向导填写的工作许可，等待最久的排在最前。',
  show: '显示哪些许可',
  shown: { pending: '待处理', checked: '已核实', rejected: '未通过', expired: '过期仍有行程' },
  empty: '没有待核实的工作许可',
  emptyHint: '向导在“工作许可”页面提交的内容会出现在这里。',
  emptyOther: '没有这类许可',
  guide: '向导：{{name}}',
  account: '账号：{{name}}',
  toursAfter_one: '到期之后还有 {{count}} 个行程',
  toursAfter_other: '到期之后还有 {{count}} 个行程',
  noFile: '没有提交文件',
  file: '{{name}}的文件',
  checks: {
    name: '姓名与这位向导一致',
    status: '在留资格和许可范围与文件一致',
    until: '有效期与文件一致',
    holidays: '假期与向导的学校一致',
  },
  check: '核实通过',
  checkOf: '核实通过：{{name}}',
  reject: '不通过',
  rejectOf: '不通过：{{name}}',
  rejectTitle: '确定不通过{{name}}的工作许可？',
  rejectText:
    '如果没有其他已核实的许可，向导重新提交之前不能接单。你写的话会通过邮件和站内通知发给向导。',
  reason: '写给向导的话',
  reasonHint: '说明哪里不对，应该提交什么。',
  reasonMissing: '请写明向导需要知道的内容。',
  saving: '正在保存…',
  checked: '工作许可已核实',
  rejected: '已设为不通过',
  own: '这是你本人的工作许可，需由其他同事处理。',
} as const satisfies Shape<typeof en>;
