import { FIGURES } from '../../../words/figures.ts';
import type { Shape } from '../../../words/shape.ts';
import type en from '../en/cancellation.ts';

export default {
  description: '取消行程时订金可以退多少，退款多久到账。',
  lead: '计划总有变化。能退多少，取决于距行程开始还有多久。确认取消之前，你会看到确切的退款金额。',
  when: '距行程开始',
  share: '在线付款的退还比例',
  before: '向导接受之前',
  graceRow: `付款后一小时内，且付款时距行程开始超过 ${FIGURES.graceHoursToStart} 小时`,
  over: '超过 {{days}} 天',
  between: '{{from}} 至 {{to}} 天',
  under: '不足 {{hours}} 小时',
  noShow: '未到场',
  none: '不退',
  percent: '{{percent}}%',
  method: '付款方式',
  days: '到账时间',
  methods: { card: '银行卡', wallets: '微信支付、支付宝', bank: '银行转账' },
  range: '{{from}}–{{to}} 个工作日',
  example: '举例',
  exampleText: '行程总价 {{total}}，其中在线支付 {{deposit}}。提前五天取消，退还 {{refund}}。',
  sections: {
    traveler: {
      title: '你取消时',
      text: `未退还的部分中，${FIGURES.commissionPercent}% 是平台服务费，其余归向导，补偿为你留出的时间。`,
    },
    guide: {
      title: '向导取消时',
      text: '如果向导取消、拒绝、未按时答复或未到场，你在线支付的款项会全额退还。',
    },
    substitute: {
      title: '由其他向导接手',
      text: '向导无法前来时，可以请其他向导按同样的价格接手。你会看到接手的是谁，可以先看主页和评价再决定。如果你不同意，或没有按时答复，预订将取消，全额退款。',
    },
    weather: {
      title: '恶劣天气',
      text: '工作人员就某个城市的某些日期发布恶劣天气后，受影响的行程在开始前，双方都可以取消并全额退款，也可以商量改期。我们会通知你，预订里也会显示。',
    },
    emergency: {
      title: '紧急情况',
      text: `因疾病、事故、航班取消等原因未能成行，可在原定开始时间后 ${FIGURES.emergencyHours} 小时内提交证明材料，申请退款。通过后退还在线付款的 ${FIGURES.emergencyPercent}%，其余 ${FIGURES.emergencyGuidePercent}% 归向导。`,
    },
    how: {
      title: '怎么取消',
      text: '在“我的行程”里打开预订，点“取消预订”。确认之前会显示退款金额，精确到分；如果在此期间过了退款时限，会按新的金额请你重新确认。适用的是预订时的取消政策，此后的修改不影响已有预订。',
    },
    disagree: {
      title: '有异议时',
      text: `行程完成后 ${FIGURES.disputableHours} 小时内，任何一方都可以发起争议。相关款项随即冻结，工作人员听取双方说明，在 ${FIGURES.disputeDays} 天内作出决定。`,
    },
    speed: {
      title: '退款多久到账',
      text: '款项原路退回，到账时间从我们确认退款时算起。用钱包余额付的部分会立即退回钱包。',
    },
  },
} as const satisfies Shape<typeof en>;
