import { FIGURES } from '../../../words/figures.ts';
import type { Shape } from '../../../words/shape.ts';
import type en from '../en/inbox.ts';

export default {
  action: {
    application: '查看申请',
    identity: '查看实名认证',
    qualifications: '查看资质',
    workPermission: '查看工作许可',
    guidePages: '进入向导首页',
    calendar: '查看我的日历',
    freeDay: '查看空位',
    trips: '查看我的行程',
    tours: '查看行程',
    answer: '去答复',
    conversation: '查看请求',
    pay: '继续付款',
    confirm: '确认开始',
    review: '写评价',
    read: '查看回复',
    support: '联系客服',
    wallet: '查看钱包',
    open: '查看',
  },
  /** The labels of a notice's times; each is on a separate line below its message. */
  times: { tour: '行程时间', deadline: '截止时间', end: '新的结束时间', sent: '发送时间' },
  /** Used where a notice is shown as a single text. */
  timeInText: '{{label}}：{{time}}。',
  /** The guide's preset reason, followed by their own message. */
  because: '原因：“{{why}}”。',
  kinds: {
    requested: {
      title: '新的预订',
      message: '{{other}} 预订了你的行程（{{number}}），请在截止时间前答复。',
    },
    requestReceived: {
      title: '新的行程请求',
      message: '{{other}} 想约你的行程，请在截止时间前答复。',
    },
    requestAccepted: {
      title: '{{other}} 接受了你的行程请求',
      message: '时段已为你保留，请在截止时间前付订金。',
    },
    requestRejected: {
      title: '{{other}} 这次接待不了',
      message: '没有产生费用，可以换个时间或向导。',
    },
    requestExpired: {
      title: '行程请求没有等到答复',
      message: '{{other}} 没有按时答复，没有产生费用。',
    },
    requestWithdrawn: {
      title: '行程请求已撤回',
      message: '{{other}} 撤回了请求，你不用操作。',
    },
    requestUnpaid: {
      title: '旅行者未按时付款',
      message: '{{other}} 没有按时付订金，时段已重新开放。',
    },
    paid: {
      title: '已收到订金',
      message: '预订 {{number}} 的订金由友导保管，{{other}} 会在截止时间前答复。',
    },
    booked: {
      title: '行程预订成功',
      message: '与 {{other}} 的行程 {{number}} 已订好。',
    },
    accepted: {
      title: '{{other}} 已接受预订',
      message: '行程 {{number}} 预订成功。',
    },
    rejected: {
      title: '{{other}} 这次接待不了',
      message: '预订 {{number}} 的订金 {{amount}} 全额退还。',
    },
    holdEnded: {
      title: '预订未按时付款',
      message: '与 {{other}} 的预订 {{number}} 没有按时付款，时段不再保留。',
    },
    weatherDeclared: {
      title: '行程遇恶劣天气',
      message:
        '与 {{other}} 的行程 {{number}} 开始前，双方均可取消并全额退款；如不取消，行程照常。{{words}}',
    },
    weatherEnded: {
      title: '行程的恶劣天气已解除',
      message:
        '与 {{other}} 的行程 {{number}} 在截止时间前仍可取消并全额退款，之后按通常的退款规则退款。',
    },
    cancelled: {
      title: '预订已取消',
      message: '与 {{other}} 的行程 {{number}} 已取消。',
    },
    cancelledRefunded: {
      title: '预订已取消',
      message: '与 {{other}} 的行程 {{number}} 已取消，退还 {{amount}}。',
    },
    noShowYours: {
      title: '你被记为未到场',
      message:
        '{{other}} 确认了行程 {{number}} 开始，你没有确认。如果当时在场，请在截止时间前提出异议。',
    },
    noShowTheirs: {
      title: '{{other}} 被记为未到场',
      message: '你确认了行程 {{number}} 开始，{{other}} 没有确认，可在截止时间前提出异议。',
    },
    /** For notices stored before each party had its own text. */
    noShow: {
      title: '行程有一方未到场',
      message: '与 {{other}} 的行程 {{number}} 有一方没有到场，可在截止时间前提出异议。',
    },
    startNear: {
      title: '行程即将开始',
      message: '见到 {{other}} 后，记得确认行程 {{number}} 开始。',
    },
    startNearConfirmed: {
      title: '行程即将开始',
      message: '与 {{other}} 的行程 {{number}}，你已确认开始。',
    },
    startsTomorrow: {
      title: '行程提醒',
      message: '你将与 {{other}} 见面，行程 {{number}}。',
    },
    ticketsDue: {
      title: '还有票没买',
      message: '与 {{other}} 的行程 {{number}}，还有票没买，尽早买好以免售罄。',
    },
    placeDue: {
      title: '商量在哪里见面',
      message: '与 {{other}} 的行程 {{number}} 还没定集合地点，提个建议吧。',
    },
    startConfirmed: {
      title: '{{other}} 已确认开始',
      message: '你也确认后，行程 {{number}} 就开始。',
    },
    started: {
      title: '行程已开始',
      message: '与 {{other}} 的行程 {{number}} 开始了，祝玩得开心。',
    },
    marked_on_my_way: {
      title: '{{other}} 出发了',
      message: '行程 {{number}}。',
    },
    marked_late: {
      title: '{{other}} 会晚到 10 分钟',
      message: '行程 {{number}}。',
    },
    marked_here: {
      title: '{{other}} 到集合地点了',
      message: '行程 {{number}}。',
    },
    marked_cannot_find: {
      title: '{{other}} 找不到你',
      message: '行程 {{number}}，告诉对方你在哪里。',
    },
    extraCostProposed: {
      title: '{{other}} 提出额外费用 {{amount}}',
      message: '行程 {{number}}，现场支付：{{words}}',
    },
    extraCostAccepted: {
      title: '{{other}} 同意了 {{amount}}',
      message: '行程 {{number}} 的额外费用，现场支付。',
    },
    extraCostDeclined: {
      title: '{{other}} 没有同意 {{amount}}',
      message: '行程 {{number}} 的额外费用。',
    },
    travelersMet: {
      title: '出行人已与 {{other}} 见面',
      message: '行程 {{number}} 的出行人点了“我们已见面”。',
    },
    completed: {
      title: '行程已完成',
      message: '与 {{other}} 的行程 {{number}} 已完成，可以互相评价了。',
    },
    extensionRequested: {
      title: '{{other}} 希望延长 {{length}}',
      message: '行程 {{number}} 的延长费已付，请在截止时间前答复。',
    },
    extensionAgreed: {
      title: '{{other}} 同意延长 {{length}}',
      message: '请确认延长行程 {{number}}，否则到时自动生效。',
    },
    extensionRefused: {
      title: '行程没有延长',
      message: '行程 {{number}} 的延长费 {{amount}} 退还给你。',
    },
    extended: {
      title: '行程延长了 {{length}}',
      message: '与 {{other}} 的行程 {{number}} 已延长。',
    },
    changeProposed: {
      title: '{{other}}提议变更预订',
      message: '在你同意之前，预订 {{number}} 保持不变。',
    },
    changeToPay: {
      title: '{{other}}同意了你的变更提议',
      message: '补付订金 {{amount}} 后，预订 {{number}} 的变更即可生效。',
    },
    changed: {
      title: '预订已变更',
      message: '你与{{other}}的预订 {{number}} 已按双方约定变更。',
    },
    changeDeclined: {
      title: '{{other}}没有同意你的变更提议',
      message: '预订 {{number}} 保持不变。',
    },
    changeWithdrawn: {
      title: '{{other}}撤回了变更提议',
      message: '预订 {{number}} 保持不变。',
    },
    changeExpired: {
      title: '变更提议已过期',
      message: '你与{{other}}的预订 {{number}} 保持不变。',
    },
    colleagueAsked: {
      title: '能接手{{other}}的行程吗？',
      message: '对方无法前来。最先接受的向导会推荐给旅行者。',
    },
    substituteProposed: {
      title: '{{other}}无法前来',
      message:
        '另一位向导愿意以同样的价格接手预订 {{number}}。请查看其主页并答复，否则将全额退款。',
    },
    substituteFound: {
      title: '有向导愿意接手',
      message: '正在等待{{other}}就预订 {{number}} 作出答复。',
    },
    colleaguesUnanswered: {
      title: '没有向导能接手',
      message: '你与{{other}}的预订 {{number}} 仍由你负责。',
    },
    substituteDropped: {
      title: '原定接手的向导已无法接手',
      message:
        '你与{{other}}的预订 {{number}} 暂时不变。{{other}}可以另请他人，也可以取消，取消后全额退款。',
    },
    substituted: {
      title: '你接手了一次行程',
      message: '{{other}}已同意，预订 {{number}} 现由你负责。',
    },
    handedOver: {
      title: '行程已由其他向导接手',
      message: '预订 {{number}} 不再由你负责，计为半次取消。',
    },
    substituteReleased: {
      title: '无需再接手行程',
      message: '{{other}}的行程不需要你接手，你的这段时间已空出。',
    },
    addressProposed: {
      title: '{{other}} 建议更换集合地点',
      message: '你同意之前，行程 {{number}} 的集合地点不变。',
    },
    addressChanged: {
      title: '集合地点已更换',
      message: '{{other}} 同意了你对行程 {{number}} 的建议。',
    },
    addressDeclined: {
      title: '集合地点不变',
      message: '{{other}} 没有同意，行程 {{number}} 的集合地点不变。',
    },
    proofUploaded: {
      title: '付款凭证待核对',
      message: '{{other}} 上传了行程 {{number}} 的尾款凭证。',
    },
    proofVerified: {
      title: '付款凭证已核实',
      message: '{{other}} 已确认收到行程 {{number}} 的尾款。',
    },
    proofReturned: {
      title: '付款凭证已退回',
      message: '{{other}} 无法核实行程 {{number}} 的付款凭证：“{{words}}”',
    },
    disputed: {
      title: '对方发起了争议',
      message:
        '{{other}} 对行程 {{number}} 发起了争议，请提交你的说明，工作人员会在截止时间前决定。',
    },
    disputeDecided: {
      title: '争议已处理',
      message: '与 {{other}} 的行程 {{number}}，争议已有结果。',
    },
    emergencyClaimed: {
      title: '旅行者提出紧急情况申请',
      message: '{{other}} 对行程 {{number}} 提出紧急情况申请，工作人员会在截止时间前决定。',
    },
    emergencyDecided: {
      title: '紧急情况申请已处理',
      message: '预订 {{number}} 的紧急情况申请已有结果，请查看退款。',
    },
    refundRefused: {
      title: '退款已存入钱包',
      message: '预订 {{number}} 的退款 {{amount}} 退不回原路，已存入你的钱包。',
    },
    withdrawalApproved: {
      title: '提现申请已通过',
      message: '提现 {{amount}} 正在打款。',
    },
    withdrawalRejected: {
      title: '提现申请已驳回',
      message: '提现 {{amount}} 没有通过，可以重新提现。',
    },
    withdrawalPaid: {
      title: '提现已打款',
      message: '{{amount}} 已打入你的收款账户。',
    },
    reviewed: {
      title: '{{other}} 评价了你',
      message: '这条评价现已公开。',
    },
    dayFreed: {
      title: '{{other}} {{day}}有空位了',
      message: '你设置了空位提醒。名额不会为你保留，请尽快预订。',
    },
    cityFreed: {
      title: '{{city}} {{day}}有向导可约了',
      message: '你设置了空位提醒。名额不会为你保留，请尽快预订。',
    },
    supportAnswered: {
      title: '友导客服已回复',
      message: '请在消息中查看回复。',
    },
    applicationApproved: {
      title: '你已成为友导的向导',
      message: '设好每周接单时间、完成实名认证后，旅行者就能找到你。',
    },
    applicationChangesRequested: {
      title: '申请需要修改',
      message: '工作人员的说明：“{{words}}”',
    },
    applicationRejected: {
      title: '申请未通过',
      message: '工作人员的说明：“{{words}}”',
    },
    identityVerified: {
      title: '实名认证已通过',
      message: '工作人员已核对证件和自拍照。',
    },
    identityRejected: {
      title: '实名认证未通过',
      message: '工作人员的说明：“{{words}}”',
    },
    qualificationChecked: {
      title: '你的资质已核实',
      message: '主页上的“{{title}}”有核实标记了。',
    },
    qualificationRejected: {
      title: '有一项资质没有通过',
      message: '“{{title}}”：“{{words}}”',
    },
    permissionChecked: {
      title: '你的工作许可已核实',
      message: '在许可范围内可以接单。',
    },
    permissionRejected: {
      title: '你的工作许可没有通过',
      message: '工作人员的说明：“{{words}}”',
    },
    permissionExpiring: {
      title: '你的工作许可即将到期',
      message: '到期后不能接单，请提交新的许可。',
    },
    permissionExpired: {
      title: '你的工作许可已过期',
      message: '现在不能接新单，已预订的行程照常进行。',
    },
    permissionMissing: {
      title: '请填写工作许可',
      message: '届时仍未填写，就不能接单了。',
    },
    permissionOverdue: {
      title: '你还没有填写工作许可',
      message: '填写之前不能接新单，已预订的行程照常进行。',
    },
    guideSuspended: {
      title: '你的向导资格已停用',
      message:
        '主页已下线，还没开始的行程已取消并全额退款，进行中的行程和你的钱不受影响。工作人员的说明：“{{words}}”',
    },
    guideRestored: {
      title: '你的向导资格已恢复',
      message: '可以重新接待旅行者了，已取消的行程不恢复。',
    },
    announcement: { title: '{{title}}', message: '{{text}}' },
    calendarFailed: {
      title: '有一个日历无法读取',
      message: '“{{calendar}}”有一小时读不到了，新增的安排没有同步，旅行者可能会订在这些时段。',
    },
    calendarPartlyRead: {
      title: '日历里有些事项读不到',
      message: '“{{calendar}}”里有事项读不到，旅行者可能会订在这些时段，请看日历页面。',
    },
    guidePaused: {
      title: '工作人员已暂停你的接单',
      message: '旅行者暂时找不到你，也不能预订；已有的预订不受影响。工作人员的说明：“{{words}}”',
    },
    guidePausedByRule: {
      title: '你的接单已暂停',
      message: `你在 ${FIGURES.patternDays} 天内的取消累计达到 ${FIGURES.guideCancellations} 次（由其他向导接手的行程计半次）。工作人员恢复之前，旅行者找不到你。已有的预订不受影响。`,
    },
    feeAnnounced: {
      title: '要补缴平台服务费 {{amount}}',
      message:
        '你与同一位旅行者的预订多次临近开始才取消或没到场。有异议请在截止时间前提出，否则从你的收入中扣除。工作人员的说明：“{{words}}”',
    },
    feeCharged: {
      title: '已确认补收平台服务费 {{amount}}',
      message: '将从你待结算和以后的收入中扣除。',
    },
    feeDropped: {
      title: '不用补缴平台服务费 {{amount}}',
      message: '工作人员的说明：“{{words}}”',
    },
    guideResumed: {
      title: '工作人员已恢复你的接单',
      message: '如果你自己也暂停了接单，请自行恢复。',
    },
    accountSuspended: {
      title: '你的账号曾被停用',
      message: '还没开始的行程已取消。工作人员的说明：“{{words}}”',
    },
    accountRestored: {
      title: '你的账号已恢复',
      message: '欢迎回来。之前取消的行程不会恢复。',
    },
    warned_spam: {
      title: '友导工作人员的警告',
      message: '有人举报你发广告或垃圾信息。请不要再发，再次被举报可能停用账号。',
    },
    warned_harassment: {
      title: '友导工作人员的警告',
      message: '有人举报你骚扰或辱骂。请文明沟通，再次被举报可能停用账号。',
    },
    warned_off_platform_payment: {
      title: '友导工作人员的警告',
      message: '有人举报你要求在平台外付款。订金请通过平台付，再次被举报可能停用账号。',
    },
    warned_fraud: {
      title: '友导工作人员的警告',
      message: '有人举报你欺诈或冒用身份。再次被举报可能停用账号。',
    },
    warned_other: {
      title: '友导工作人员的警告',
      message: '有人举报了你在会话中的行为。再次被举报可能停用账号。',
    },
  },
} as const satisfies Shape<typeof en>;
