import type en from '../en/bookings-emergency-claim.ts';
import { FIGURES } from '../figures.ts';
import type { Shape } from '../shape.ts';

export default {
  title: '申请紧急情况退款',
  lead: `如果因突发疾病、意外等紧急情况未能成行，请提交证明材料。申请通过后，在线付款合计退还 ${FIGURES.emergencyPercent}%，其余归向导。`,
  logInFirst: '请先登录',
  logIn: '登录',
  missing: '这里没有这个预订。',
  toTrips: '我的行程',
  loadError: '申请加载失败。',
  link: '遇到紧急情况？',
  state: {
    open: '紧急情况申请处理中',
    accepted: '紧急情况申请已通过',
    rejected: '紧急情况申请未通过',
    lapsed: '紧急情况申请逾期未决',
    overtaken: '由争议处理决定',
  },
  paid: '在线付款',
  byTier: '按取消政策退还',
  byEmergency: '申请通过后合计退还',
  until: '可在 {{time}}前申请。',
  words: '当时的情况',
  wordsHint: '只有友导工作人员会看到，向导看不到。',
  wordsMissing: '请说明当时的情况。',
  files: '证明材料，例如诊断证明',
  filesMissing: '请至少添加一份材料。',
  once: '每个预订只能申请一次。',
  send: '提交申请',
  sending: '正在提交…',
  sent: '申请已提交',
  failed: '申请提交失败。',
  notTaken: `你取消或未到场的行程，如退款不足 ${FIGURES.emergencyPercent}%，可在原定开始后 ${FIGURES.emergencyHours} 小时内申请。`,
  decideBy: '我们将不迟于 {{time}}作出决定，在此之前未退还的款项冻结。',
  answer: '友导工作人员：“{{reason}}”',
} as const satisfies Shape<typeof en>;
