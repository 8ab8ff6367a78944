import { FIGURES } from '../../../words/figures.ts';
import type { Shape } from '../../../words/shape.ts';
import type en from '../en/staff-not-met.ts';

export default {
  lead: '还没确认开始、其中一方找不到另一方的行程。双方确认开始后自动关闭。',
  empty: '都见到面了',
  emptyHint: `开始 ${FIGURES.notMetMinutes} 分钟后，有人点“找不到你”，就会出现在这里。`,
  people: '{{traveler}}和{{guide}}',
  start: '开始时间 {{time}}',
  waiting: '{{name}}从 {{time}} 等到现在',
  place: '集合地点：{{place}}',
  answer: '在客服对话里答复{{name}}',
  both: '查看预订',
  close: '关闭',
  closed: '已关闭',
  failed: '没有关闭成功，请重试。',
  arrived: '{{line}}（{{time}} 送达）',
  mark: {
    on_my_way: '{{name}}：出发了，{{time}}',
    late: '{{name}}：晚到 10 分钟，{{time}}',
    here: '{{name}}：到了，{{time}}',
    cannot_find: '{{name}}：找不到对方，{{time}}',
  },
} as const satisfies Shape<typeof en>;
