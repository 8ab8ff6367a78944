import { FIGURES } from '../../../words/figures.ts';
import type { Shape } from '../../../words/shape.ts';
import type en from '../en/email-confirmation.ts';

export default {
  notice: {
    label: '你的邮箱',
    unconfirmed: '确认邮件已发到 <b>{{email}}</b>，请点击其中的链接。',
    taken: '<b>{{email}}</b> 已属于另一个账号，请换一个邮箱。',
  },
  unconfirmed: '未确认',
  pending: '打开发到 <b>{{email}}</b> 的链接后，改用这个邮箱。',
  sendAgain: '重新发送',
  sending: '发送中…',
  change: '修改邮箱',
  keep: '不改了',
  sent: '链接已发送',
  sentHint: '请查看 {{email}}，没有就看看垃圾邮件。',
  notSent: '链接没有发送',
  page: {
    title: '确认邮箱',
    lead: '<b>{{email}}</b> 是你的邮箱，<b>{{username}}</b> 是你的友导账号吗？',
    confirm: '确认邮箱',
    confirming: '确认中…',
    notYours: '不是你？关闭本页就行。',
    failed: '邮箱没有确认成功',
    doneTitle: '邮箱已确认',
    done: '账号 {{username}} 现在使用 {{email}}。',
    goOn: '继续',
    overTitle: '这个链接已失效',
    over: `链接只能用一次，${FIGURES.confirmationHours} 小时内有效，可在个人资料里重新获取。`,
    toProfile: '前往个人资料',
    notLoaded: '链接检查失败',
    notLoadedHint: '请重试。',
  },
} as const satisfies Shape<typeof en>;
