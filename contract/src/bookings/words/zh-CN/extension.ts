import { FIGURES } from '../../../words/figures.ts';
import type { Shape } from '../../../words/shape.ts';
import type en from '../en/extension.ts';

/** A longer tour, in Chinese. */
export default {
  requestTitle: '申请延长行程',
  requestText: '选择要延长多久',
  current: '已延长次数：{{count}}/{{max}}',
  most: '每个预订最多可延长 {{max}} 次',
  time: '延长时间',
  until: '到 {{time}}',
  notFree: '{{name}}没有这么长的空闲时间',
  noneFree: '{{name}}在 {{time}}之后没有空，这次行程无法延长。',
  baseRate: '全团价格',
  perHour: '{{amount}}/小时',
  extensionTime: '延长时间',
  fee: '延长费',
  asksNext: `先付延长费，再由{{name}}在 ${FIGURES.extensionAnswerMinutes} 分钟内答复；如对方未同意，延长费全额退还。`,
  toPayment: '去付款',
  cancel: '取消',
  loadFailed: '可延长的时间加载失败。',
  retry: '重试',

  payTitle: '支付延长费',
  payText: '付款后即可申请延长行程',
  additional: '延长时间',
  method: '付款方式',
  methods: { card: '银行卡', alipay: '支付宝', wechat: '微信支付' },
  cardNumber: '卡号',
  expiry: '有效期',
  expiryFormat: '月/年',
  cvv: '安全码（CVV）',
  holder: '持卡人姓名',
  account: '支付宝账号',
  accountHint: '手机号或邮箱',
  wechatId: '微信号',
  demo: '这是演示付款，不会真的扣款，内容可以随意填写。想看付款失败的效果，请在姓名、账号或微信号处填 FAIL。',
  atProvider: '接下来会跳转到付款页面，付完后会回到这里。',
  required: '付款信息不完整',
  pay: '付款 {{price}} 元',
  processing: '处理中…',
  paid: '付款成功',
  paidHint: '已通知{{name}}，对方须在 {{time}}前答复。',
  failed: '付款失败',
  failedHint: '请检查付款信息后重试。',
  unknown: '暂时无法连接友导，不确定付款是否成功。',
  unknownHint: '请再点一次，不会重复扣款。',
  tooLate: '付款超过了时限，款项将全额退还。',
  changed: '价格有变动，以下是最新价格。',

  requested: '已申请延长',
  withdrawn: '已撤回延长申请',
  confirmed: '行程结束时间已改为 {{time}}',
  error: '错误',
  confirmFailed: '确认延长失败，请重试。',
  failedOther: '操作没有成功，请重试。',
  movedOn: '延长申请的状态已有变化。',

  unpaid:
    '等待你付款：延长 {{length}}，需付 {{amount}}。请在 {{time}}前付款，付款后再由{{name}}答复。',
  asked: '等待{{name}}同意延长 {{length}}。如对方在 {{time}}前没有同意，全额退还 {{amount}}。',
  agreed:
    '{{name}}已同意延长 {{length}}，到 {{end}}结束，等待你确认。如到 {{time}}仍未确认，将自动生效。',

  back: '有一次延长没有成功，延长费将退还给你。',
  completing_traveler: '这次延长还未经双方确认，延长费 {{amount}} 将全额退还给你。',
  completing_guide: '这次延长还未经双方确认，延长费 {{amount}} 将全额退还给旅行者。',

  guide: {
    paying:
      '{{name}}想延长 {{length}}，正在付款。付款后会请你答复，在此之前，这段时间会为对方保留。',
    asks: '{{name}}想延长 {{length}}，到 {{end}}结束，延长费已付。',
    earn: '你可多得 {{amount}}，在线结算。',
    answerBy: '请在 {{time}}前答复；如未答复，延长费将退还给{{name}}。',
    waits:
      '你已同意延长 {{length}}，到 {{end}}结束，等待{{name}}确认。如到 {{time}}仍未确认，将自动生效。',
    agreed: '你已同意延长',
    agreedHint: '接下来由{{name}}确认。',
    declineTitle: '拒绝延长？',
    declineText: '延长费 {{amount}} 将全额退还给{{name}}，行程仍按原定时间 {{end}}结束。',
    declineConfirm: '拒绝并退还 {{amount}}',
    declining: '正在拒绝…',
    declined: '已拒绝延长',
    declinedHint: '延长费将全额退还给{{name}}。',
  },
} as const satisfies Shape<typeof en>;
