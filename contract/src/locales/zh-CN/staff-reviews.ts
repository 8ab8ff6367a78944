import type en from '../en/staff-reviews.ts';
import type { Shape } from '../shape.ts';

export default {
  lead: '隐藏的评价不再显示，也不计入评分。作者会看到评价已隐藏。',
  tabs: { label: '按状态查看评价', all: '全部', hidden: '已隐藏' },
  empty: '还没有评价',
  emptyHidden: '没有隐藏的评价',
  number: '评价 {{id}}',
  booking: '预订 {{number}}',
  direction: '{{author}}评价{{subject}}',
  starsLabel: '评分 {{count}}，满分 5 分',
  state: { public: '已公开', waiting: '尚未公开', hidden: '已隐藏' },
  noWords: '没有文字',
  answer: '回复',
  hiddenBecause: '隐藏原因：{{reason}}',
  hide: '隐藏',
  show: '恢复显示',
  hideTitle: '隐藏这条评价？',
  showTitle: '恢复显示这条评价？',
  hideText: '{{author}}对{{subject}}的评价将只有作者能看到，也不再计入评分。',
  showText: '{{author}}对{{subject}}的评价将不再隐藏，公开后会显示并计入评分。',
  reason: '原因',
  reasonHint: '会写入操作记录，只有工作人员能看到。',
  reasonMissing: '请简要说明原因。',
  saving: '正在保存…',
  done: { hide: '评价已隐藏', show: '评价已恢复显示' },
} as const satisfies Shape<typeof en>;
