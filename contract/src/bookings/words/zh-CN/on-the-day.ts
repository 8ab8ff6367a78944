import { FIGURES } from '../../../words/figures.ts';
import type { Shape } from '../../../words/shape.ts';
import type en from '../en/on-the-day.ts';

export default {
  title: '见面前',
  hint: '{{name}}会马上看到，也能看到发送时间。不会发送你的位置。',
  hintNotMet:
    '{{name}}会马上看到，也能看到发送时间。点“找不到你”还会请工作人员帮忙。不会发送你的位置。',
  forOthers: {
    traveler: '这次行程是你替别人预订的，请按出行人的情况发送，{{name}}看到的是你的名字。',
    guide: '这次行程是{{name}}替别人预订的，这里的消息也由其代为发送。',
  },
  button: {
    on_my_way: '我出发了',
    late: '晚到 10 分钟',
    here: '我到了',
    cannot_find: '找不到你',
  },
  mine: {
    on_my_way: '你发了：我出发了，{{time}}',
    late: '你发了：晚到 10 分钟，{{time}}',
    here: '你发了：我到了，{{time}}',
    cannot_find: '你发了：找不到你，{{time}}',
  },
  theirs: {
    on_my_way: '{{name}}：出发了，{{time}}',
    late: '{{name}}：晚到 10 分钟，{{time}}',
    here: '{{name}}：到了，{{time}}',
    cannot_find: '{{name}}：找不到你，{{time}}',
  },
  arrived: '{{line}}（{{time}} 送达）',
  notMet: '还没见到面？',
  call: '打电话给{{name}}：{{phone}}',
  noPhone: '双方都留了电话，才会在这里显示。',
  team: '联系工作人员',
  teamKnows: '已通知工作人员，会在客服对话里答复你。',
  openChat: '打开客服对话',
  phone: {
    add: '留下你的电话',
    change: '修改你的电话（{{phone}}）',
    label: '你的电话',
    hint: `双方都留了电话，并且开始 ${FIGURES.notMetMinutes} 分钟后还没有都确认开始，{{name}}才能看到。双方确认开始或预订结束后自动删除。`,
    wrong: '请填写带国家或地区代码的电话，如 +86。',
    save: '保存',
    remove: '删除',
    cancel: '取消',
    saved: '已保存',
  },
  waiting: '已存在手机上，有网络后自动发送。',
  refused: '没有发出。{{why}}',
} as const satisfies Shape<typeof en>;
