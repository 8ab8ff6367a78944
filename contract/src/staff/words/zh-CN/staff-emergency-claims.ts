import type { Shape } from '../../../words/shape.ts';
import type en from '../en/staff-emergency-claims.ts';

export default {
  lead: '未按时处理的申请，按取消政策处理。',
  empty: '没有待处理的申请',
  emptyHint: '旅行者提交的申请和材料会显示在这里。',
  people: '{{traveler}}与{{guide}}',
  cancelled: { traveler: '{{time}}取消', no_show_traveler: '{{time}}被报告未到场' },
  start: '{{time}}开始',
  decideBy: '请在 {{time}}前处理',
  paid: '在线付款',
  byTier: '按取消政策退还',
  byEmergency: '通过后合计退还',
  toGuide: '通过后归向导',
  accept: '通过',
  reject: '不通过',
  acceptTitle: '通过这份申请？',
  rejectTitle: '确定不通过这份申请？',
  acceptText: '合计退还旅行者 {{amount}}，此操作无法撤销。',
  rejectText: '按取消政策处理，此操作无法撤销。',
  reason: '原因',
  reasonHint: '旅行者会看到。',
  reasonMissing: '请填写原因。',
  deciding: '正在保存…',
  accepted: '申请已通过',
  rejected: '申请未通过',
  failed: '保存失败，请重试。',
} as const satisfies Shape<typeof en>;
