import { FIGURES } from '../../../words/figures.ts';
import type { Shape } from '../../../words/shape.ts';
import type en from '../en/become-guide.ts';

export default {
  description: `带旅行者逛你熟悉的日本城市：价格和时间由你定，平台服务费 ${FIGURES.commissionPercent}%。先算算一趟行程能赚多少，再申请。`,
  lead: '带人走走你熟悉的街巷。价格和时间你定，客人我们来找。',
  start: '开始申请',
  haveAccount: '已有账号？',
  earn: {
    title: '算算一趟行程能赚多少',
    price: '你的每小时价格',
    hours: '行程时长',
    people: '出行人数',
    peopleValue_one: '{{count}} 人',
    peopleValue_other: '{{count}} 人',
    extra: '每加 1 人，每小时加 {{price}}，也由你定。',
    yours: '你的收入',
    tour_one: '{{hours}}，同行 {{count}} 人，每小时 {{price}}',
    tour_other: '{{hours}}，同行 {{count}} 人，每小时 {{price}}',
    result_one: '你的收入是 {{earned}}：{{hours}}，同行 {{count}} 人，每小时 {{price}}',
    result_other: '你的收入是 {{earned}}：{{hours}}，同行 {{count}} 人，每小时 {{price}}',
    total: '旅行者支付的总价',
    fee: '平台服务费（{{percent}}%）',
    cash: '当面付给你',
    online: '行程结束后进入你的钱包',
  },
  how: '从申请到收款',
  steps: {
    apply: {
      title: '填写申请，约二十分钟',
      text: '共四页，介绍你自己和想带的行程，边填边保存，换设备也能接着填。',
    },
    checks: {
      title: '我们审核资料',
      text: '工作人员审核申请，凭证件和自拍完成实名认证，结果用邮件通知。',
    },
    calendar: {
      title: '设好接单时间',
      text: '选好有空的时间，或接入你的日历，旅行者就能找到你。',
    },
    tour: {
      title: '接受预订，见面出发',
      text: `旅行者先付订金，你在 ${FIGURES.answerHours} 小时内接受或拒绝，拒绝不收费。`,
    },
    money: {
      title: '收款',
      text: `大部分当天当面收。订金中归你的部分，${FIGURES.earningsDays} 个工作日后可提现，满 ¥${FIGURES.withdrawalRmb} 起，核对后打款。`,
    },
  },
  terms: {
    title: '合作方式',
    price: '价格由你定',
    priceText: '每小时价格和每加 1 人的价格都由你定，随时可改。',
    fee: `平台服务费为行程总价的 ${FIGURES.commissionPercent}%`,
    feeText: `从 ${FIGURES.depositPercent}% 订金中扣，剩下的归你，尾款当面收。`,
    days: '时间由你定',
    daysText: '不要求接单量，也不排班，点一下就能休息。',
    checks: '我们会审核什么',
    checksText: '申请和身份通过后，旅行者才能搜到你；资质核实后标“已核实”。',
  },
  needed: {
    title: '需要准备什么',
    person: `年满 ${FIGURES.applicantMinAge} 周岁，住在已开通的城市或附近，可在日本合法工作。`,
    answers: '约二十分钟，边填边保存。',
    document: '身份证件和一张自拍，仅供审核。',
    certificates: '执照或证书，没有也可以申请。',
  },
  handbook: '了解在友导做向导的流程',
} as const satisfies Shape<typeof en>;
