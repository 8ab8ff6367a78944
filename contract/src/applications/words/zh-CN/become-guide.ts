import { FIGURES } from '../../../words/figures.ts';
import type { Shape } from '../../../words/shape.ts';
import type en from '../en/become-guide.ts';

export default {
  description: `带旅行者逛你熟悉的日本城市：价格和时间由你定，平台服务费 ${FIGURES.commissionPercent}%。先算算一趟行程能赚多少，再申请。`,
  lead: '带旅行者走进你熟悉的街巷。价格和时间都由你定，我们把旅行者带到你面前。',
  start: '开始申请',
  haveAccount: '已有账号？',
  earn: {
    title: '算算一趟行程能赚多少',
    price: '你的每小时价格',
    hours: '行程时长',
    people: '同行人数',
    peopleValue_one: '{{count}} 人',
    peopleValue_other: '{{count}} 人',
    extra: '每加 1 人，每小时加收 {{price}}，这个价格也由你定。',
    yours: '你的收入',
    tour_one: '{{hours}}，同行 {{count}} 人，每小时 {{price}}',
    tour_other: '{{hours}}，同行 {{count}} 人，每小时 {{price}}',
    said_one: '你的收入是 {{earned}}：{{hours}}，同行 {{count}} 人，每小时 {{price}}',
    said_other: '你的收入是 {{earned}}：{{hours}}，同行 {{count}} 人，每小时 {{price}}',
    total: '旅行者支付的总价',
    fee: '平台服务费（{{percent}}%）',
    cash: '当面付给你',
    online: '行程结束后进入你的钱包',
  },
  how: '从申请到收款',
  steps: {
    apply: {
      title: '填写申请，约二十分钟',
      text: '共四页，介绍你自己和你想带的行程。边填边自动保存，可以随时停下，换一台设备接着填。',
    },
    checks: {
      title: '我们来认识你',
      text: '每份申请都由工作人员阅读，再凭一张证件照片和一张自拍完成实名认证。结果会通过邮件和站内通知告诉你。',
    },
    calendar: {
      title: '设好接单时间',
      text: '选好哪些时间有空，或接入你平时用的日历。之后旅行者就能找到你了。',
    },
    tour: {
      title: '接受预订，见面出发',
      text: `旅行者先付订金，你在 ${FIGURES.answerHours} 小时内接受或拒绝即可，拒绝没有任何费用。`,
    },
    money: {
      title: '收款',
      text: `大部分费用当天当面付给你；订金中归你的部分，行程结束后 ${FIGURES.earningsDays} 个工作日内进入钱包。`,
    },
  },
  terms: {
    title: '合作方式',
    price: '价格由你定',
    priceText: '每小时的价格和每加 1 人的加价都由你定，随时可以修改。',
    fee: `平台服务费为行程总价的 ${FIGURES.commissionPercent}%`,
    feeText: `从旅行者在线支付的 ${FIGURES.depositPercent}% 订金中扣除，剩余的订金归你，尾款由旅行者当面付给你。`,
    days: '时间由你定',
    daysText: '不要求接单数量，也不排班。想休息，点一下就能关闭某一天或暂停接单。',
    checks: '我们会审核什么',
    checksText: '申请和身份通过审核后，旅行者才能搜索到你；资质证明核实后才会标为“已核实”。',
  },
  needed: {
    title: '需要准备什么',
    person: `年满 ${FIGURES.applicantMinAge} 周岁，住在十座城市之一或附近，并且可以在日本合法工作。`,
    answers: '约二十分钟的填写时间。内容边填边自动保存，中途可以随时停下。',
    document: '一份身份证件和一张自拍，只有工作人员能看到。',
    certificates: '执照或证书，有则欢迎提交，没有也可以申请。',
  },
  handbook: '了解在友导做向导的流程',
} as const satisfies Shape<typeof en>;
