import { FIGURES } from '../../../words/figures.ts';
import type { Shape } from '../../../words/shape.ts';
import type en from '../en/guiding.ts';

export default {
  description: `给日本当地向导：申请、实名认证、定价、日历、${FIGURES.answerHours} 小时答复期限、${FIGURES.commissionPercent}% 平台服务费和到账时间。`,
  lead: '从提交申请到第一次提现，所有规则和数字都在这里。',
  sum: {
    title: '一次行程能赚多少',
    text: '按现行的服务费和订金比例举例。',
    total: '行程总价',
    deposit: '在线支付的订金（{{percent}}%）',
    fee: '平台服务费（总价的 {{percent}}%）',
    inPerson: '当面付给你',
    withdrawable: '进入你的钱包',
    yours: '你的收入',
  },
  sections: {
    apply: {
      title: '申请',
      text: `- 年满 ${FIGURES.applicantMinAge} 周岁，住在已开通的城市或附近，会中文、日语或英语。\n- 表格共四页，自动保存，可以随时停下，下次接着填。\n- 欢迎提交资质证明（图片或 PDF，每个不超过 ${FIGURES.fileMegabytes} MB），但不强制。\n- 未通过的，${FIGURES.reapplyDays} 天后可以重新申请；审核结果里会写明该改什么。`,
    },
    identity: {
      title: '实名认证',
      text: `需要给证件拍一张照片，再拍一张自拍，只有工作人员能看到。通过之后，你的主页才会公开。${FIGURES.identityTryDays} 天内可以提交 ${FIGURES.identityTries} 次；光线充足、证件完整，一般一次就能通过。`,
    },
    profile: {
      title: '让人想预订的主页',
      text: '- 与其泛泛介绍自己，不如写一个下午：那家面包店，那段石阶，那处没人知道的风景。\n- 写清楚适合谁，也写清楚不适合谁。\n- 最好中英文都写。缺少一种语言时，旅行者看到的是另一种。\n- 一张你在户外的好照片，胜过十张景点照。\n- 准备两三份行程安排，列出每一站和时间，旅行者更容易下决心。',
    },
    prices: {
      title: '定价',
      text: '一个人的每小时价格，以及每加 1 人的价格，都由你自己定。价格包含沟通、策划和到集合地点的路程，不包含餐饮、交通和门票，这些由旅行者在当地以日元支付。新价格只适用于新的预订。',
    },
    calendar: {
      title: '管理日历',
      text: `每周接单时间设一次就好，有事就把那天设为不接单。最多可以导入 ${FIGURES.importedCalendars} 个你平时用的日历，忙的时段会自动避开。行程可提前 ${FIGURES.leadHours} 小时至 ${FIGURES.daysAhead} 天预订，两次行程之间至少间隔一小时。要出门一阵子？点“暂停接单”就行，其他都不用改。`,
    },
    answering: {
      title: '答复请求',
      text: `已付订金的预订，答复期限是 ${FIGURES.answerHours} 小时；行程请求是 ${FIGURES.requestHours} 小时；临近开始的，期限更短。拒绝只需选一个理由，没有费用。旅行者能看到你的接单率，也就是已付订金且已有结果的预订中，你接受的比例；没有按时答复，或接受后又取消，都算没有接受。${FIGURES.patternDays} 天内取消 ${FIGURES.guideCancellations} 个已接受的预订，接单会暂停，待工作人员核实后恢复。常用的话可以存成快捷回复：中英文各写一版，旅行者看到的是自己语言的那一版。`,
    },
    plans: {
      title: '计划有变',
      text: `- 无法前来？先别取消，可以请最多 ${FIGURES.colleaguesMax} 位向导接手。旅行者同意后，你没有收入，计为半次取消。\n- 想换时间或人数？在预订里提议变更，旅行者同意后生效。\n- 工作人员发布恶劣天气后，双方都可以取消，对你没有影响。\n- 当天有额外费用，比如坐船？添加到预订里，旅行者同意后现场以日元付给你。\n- 你的某一天空出来时，候补名单上的旅行者会自动收到通知。`,
    },
    day: {
      title: '行程当天',
      text: `和旅行者一起确认开始；没有网络，就用六位见面码。如果旅行者没来，请在预订里报告。是否同意延长行程由你决定，最多延长 ${FIGURES.extensions} 次。行程结束后由旅行者确认完成；到了约好的结束时间，你也可以确认。`,
    },
    money: {
      title: '收款',
      text: `尾款当面付给你，用什么方式由你们商定。平台服务费为总价的 ${FIGURES.commissionPercent}%，从订金里扣；剩下的在行程结束 ${FIGURES.earningsDays} 个工作日后可提现，满 ${FIGURES.withdrawalRmb} 元起，经工作人员核对后打款。旅行者上传的付款凭证，由你核对。`,
    },
    law: {
      title: '法律要求',
      text: '自 2018 年起，在日本有偿带人游览不再需要执照，受保护的只是“全国通訳案内士”这一头衔。没有营业许可，不得用自有车辆载客。请确认你的在留资格允许工作，并在“工作许可”页面填写：到期之后的日子和超出许可的时间不会开放预订。请依法报税：“报税资料”页面按年列出行程和我们的服务费，附日元金额，可存为 PDF 或 CSV。',
    },
  },
  toDo: '准备好了？',
  apply: '成为向导',
  dashboard: '向导工作台',
} as const satisfies Shape<typeof en>;
