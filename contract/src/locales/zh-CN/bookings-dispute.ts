import type en from '../en/bookings-dispute.ts';
import { FIGURES } from '../figures.ts';
import type { Shape } from '../shape.ts';

export default {
  contest: '对未到场提出异议',
  hint: `行程结束后 ${FIGURES.disputableHours} 小时内可以发起争议。`,
  title: '发起争议',
  contestTitle: '对未到场提出异议',
  text: `建议先与{{name}}沟通，多数问题都能这样解决。发起争议后，在线支付的款项会冻结，工作人员听取双方说法，并在 ${FIGURES.disputeDays} 天内作出决定。每个预订只能发起一次争议。`,
  reason: '事情经过',
  reasonHint: '{{name}}和工作人员都会看到。',
  reasonMissing: '请写明发生了什么。',
  send: '发起争议',
  sending: '正在提交…',
  opened: '争议已发起',
  openedHint: '在工作人员作出决定前，在线支付的款项会冻结。',
  movedOn: '这个预订的状态刚刚有变化。',
  failed: '操作未成功，请再试一次。',

  heading: '争议',
  byYou: '你的说法',
  byOther: '{{name}}的说法',
  waitingOther: '{{name}}还没有回应。',
  decideBy: '工作人员会在 {{time}} 前作出决定，在此之前在线支付的款项会冻结。',
  yourSide: '你的说法',
  yourSideHint: '{{name}}和工作人员都会看到，只能提交一次。',
  tell: '提交说法',
  told: '你的说法已提交',
  decision: '处理结果',
  completed: '行程视为已完成。',
  cancelled: '行程视为已取消。',
  byRule: `${FIGURES.disputeDays} 天内没有裁定，已按规则处理。`,
  back_traveler: '退还你 {{amount}}。',
  back_guide: '在线支付的款项中，{{amount}} 退还{{name}}。',
  nothing_traveler: '没有款项退还给你。',
  nothing_guide: '没有款项退还给{{name}}。',
  fromTeam: '工作人员的说明',
} as const satisfies Shape<typeof en>;
