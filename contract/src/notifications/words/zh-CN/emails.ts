import { FIGURES } from '../../../words/figures.ts';
import type { Shape } from '../../../words/shape.ts';
import type en from '../en/emails.ts';

export default {
  hello: '{{name}}，您好：',
  bye: '友导 TomoGuide',
  stop: '不再接收此类邮件：{{url}}',
  seeTrips: '查看您的行程：{{url}}',
  seeTour: '在工作台查看这次行程：{{url}}',
  see: '查看详情：{{url}}',
  tour: '{{guide}}，{{when}}，{{length}}，{{people}}',
  itinerary: '行程安排：{{title}}',
  booking: '预订编号：{{number}}',
  people_one: '{{count}} 人',
  people_other: '{{count}} 人',
  quoted: '“{{words}}”',
  fromTeam: '工作人员的说明：“{{words}}”',
  earned: '旅行者在线支付的款项中，{{amount}} 归您所有，{{day}}起可以提现。',
  earnedFrozen:
    '旅行者在线支付的款项中，{{amount}} 归您所有。银行正在核查付款，核查无误后可以提现。',
  review: `${FIGURES.reviewDays} 天内，双方可以互相评价。双方都评价后，评价才会公开；只有一方评价的，提交 ${FIGURES.reviewAloneDays} 天后公开。`,
  requestReceived: {
    subject: '{{traveler}} 想约 {{date}} {{city}}的行程',
    text: '{{traveler}} 向您发送了行程请求，请在 {{answerBy}}前接受或拒绝；接受之前，不会占用您的时段。',
  },
  requestAccepted: {
    subject: '{{guide}} 接受了您 {{date}} {{city}}的行程',
    text: '已为您保留时段，请在 {{payBy}}前支付订金 {{deposit}}；未按时支付，时段不再保留。',
  },
  requestRejected: {
    subject: '{{guide}} {{date}} {{city}}的行程接待不了',
    next: '此次未产生任何费用。您可以另发请求，或看看其他向导。',
  },
  requestWithdrawn: {
    subject: '{{traveler}} 撤回了 {{date}} {{city}}的行程请求',
    text: '{{traveler}} 撤回了这个行程请求，您无需答复。',
  },
  requestExpired: {
    subject: '{{guide}} 没有答复您 {{date}} {{city}}的行程请求',
    text: '{{guide}} 未按时答复您的行程请求。',
  },
  paidTraveler: {
    subject: '订金已收到：{{city}}，{{date}}',
    text: '我们已收到您的订金 {{deposit}}。{{guide}} 会在 {{answerBy}}前答复；如向导拒绝或未按时答复，订金全额退还。',
    textAccepted: '我们已收到您的订金 {{deposit}}。{{guide}} 此前已接受，行程预订成功。',
    textInstant: '我们已收到您的订金 {{deposit}}。{{guide}} 提供即时确认，行程预订成功。',
  },
  paidGuide: {
    subject: '新的预订：{{city}}，{{date}}',
    text: '{{traveler}} 已预订您的行程并支付订金。请在 {{answerBy}}前接受或拒绝；未按时答复，预订将自动取消。',
    subjectAccepted: '订金已付：{{city}}，{{date}}',
    textAccepted: '{{traveler}} 已为您此前接受的请求支付订金，行程预订成功，无需再答复。',
    textInstant: `{{traveler}} 已预订您的行程并支付订金。您提供即时确认，行程预订成功，无需再答复。如果实在接待不了，可在付款后 ${FIGURES.instantWithdrawalMinutes} 分钟内退出，每月一次。`,
  },
  acceptedTraveler: {
    subject: '行程已订好：{{city}}，{{date}}，向导 {{guide}}',
    text: '行程预订成功。尾款 {{rest}} 当面支付。',
  },
  rejectedTraveler: {
    subject: '{{guide}} 这次接待不了：{{city}}，{{date}}',
    unable: '{{guide}} 无法承接此次行程。',
    unableBecause: '{{guide}} 无法承接此次行程：“{{why}}”。',
    refunded: '您的订金 {{refund}} 将全额退还。',
  },
  weather: {
    subject: '行程遇恶劣天气：{{city}}，{{date}}',
    text: '行程当天预计有恶劣天气：{{reason}}',
    traveler: '行程开始前，您和 {{guide}} 都可以取消，订金全额退还。双方都不取消，行程照常进行。',
    guide:
      '行程开始前，您和 {{traveler}} 都可以取消，在线支付的全额退还，也不会计入您的取消次数。双方都不取消，行程照常进行。',
  },
  weatherEnded: {
    subject: '恶劣天气解除：{{city}}，{{date}}',
    text: '行程当天预计不再有恶劣天气。{{until}}前，双方仍可取消，在线支付的全额退还。',
    usual: '之后取消，按通常的退款规则退款。双方都不取消，行程照常进行。',
  },
  cancelledTraveler: {
    subject: '行程已取消：{{city}}，{{date}}',
    text: '此预订已取消。',
    refunded: '将退还您 {{refund}}。',
    backInWallet: '{{refund}} 已退回您的友导钱包。',
    notRefunded: '根据取消政策，此次不退款。',
    substitute: {
      declined: '您没有同意由其他向导接手。',
      unanswered: '您没有按时答复是否同意由其他向导接手。',
    },
  },
  refundRefusedTraveler: {
    subject: '退款已存入钱包：{{city}}，{{date}}',
    text: '您的退款 {{refund}} 无法原路退回，已存入您的友导钱包。',
  },
  changeProposed: {
    subject: '{{person}} 提议变更预订：{{city}}，{{date}}',
    text: '{{person}} 提议变更您的预订：改为 {{start}} 开始，总价 {{total}}。',
    holds: '请查看变更内容，并在 {{answerBy}}前答复。在此之前，预订保持不变：',
  },
  changeToPay: {
    subject: '您的变更提议已获同意：{{city}}，{{date}}',
    text: '{{person}} 同意了您的变更提议。请在 {{payBy}}前补付订金 {{amount}}，付款后变更即可生效。在此之前，预订保持不变：',
  },
  changed: {
    subject: '预订已变更：{{city}}，{{date}}',
    text: '您与 {{person}} 的预订已按双方约定变更。',
    refunded: '订金中的 {{refund}} 正在退回给您。',
  },
  changeDeclined: {
    subject: '对方没有同意您的变更提议：{{city}}，{{date}}',
    text: '{{person}} 没有同意您的变更提议，预订保持不变：',
  },
  changeExpired: {
    subject: '您的变更提议已过期：{{city}}，{{date}}',
    text: '您的变更提议已过期，预订保持不变：',
  },
  changeUnpaid: {
    subject: '差额逾期未付，变更未生效：{{city}}，{{date}}',
    text: '订金差额未能按时支付，您与 {{person}} 的预订变更未生效，预订保持不变：',
  },
  colleagueAsked: {
    subject: '能否接手一次行程：{{city}}，{{date}}',
    text: '{{guide}} 无法前来，想请您接手：{{when}}，{{length}}，{{people}}，总价 {{total}}。',
    first: '最先接受的向导会推荐给旅行者。请在 {{answerBy}}前答复。',
  },
  substituteProposed: {
    subject: '{{guide}} 无法前来：{{city}}，{{date}}',
    text: '{{guide}} 无法前来。另一位向导愿意以同样的价格接手您的预订。',
    answer: '请查看其主页，并在 {{answerBy}}前答复。如果您不同意，预订将取消并全额退款：',
  },
  substituteDropped: {
    traveler: {
      subject: '原定接手的向导已无法接手：{{city}}，{{date}}',
      text: '原定接手的向导已无法接手。您与 {{guide}} 的预订暂时不变。{{guide}} 可以另请他人，也可以取消，取消后全额退款：',
    },
    guide: {
      subject: '原定接手的向导已无法接手：{{city}}，{{date}}',
      text: '接受请求的向导已无法接手，预订仍由您负责。您可以另请他人；如果无法前来，请取消预订：',
    },
  },
  substituted: {
    traveler: {
      subject: '{{guide}} 将担任您的向导：{{city}}，{{date}}',
      text: '{{guide}} 接手了您的预订，时间、价格和订金不变：',
    },
    guide: {
      subject: '您接手了一次行程：{{city}}，{{date}}',
      text: '{{traveler}} 已同意由您接手这份预订：',
    },
  },
  handedOver: {
    subject: '行程已由其他向导接手：{{city}}，{{date}}',
    text: '另一位向导接手了预订 {{number}}。您无需到场，也不会获得收入。此次计为半次取消。',
  },
  colleaguesUnanswered: {
    subject: '没有向导能接手：{{city}}，{{date}}',
    text: '您询问的向导都无法接手预订 {{number}}，预订仍由您负责。',
  },
  substituteReleased: {
    subject: '无需再接手行程：{{city}}，{{date}}',
    text: '您曾同意接手 {{guide}} 的行程（{{when}}）。现在不需要您接手，您的这段时间已空出。',
  },
  addressProposed: {
    subject: '{{person}} 建议更换集合地点：{{city}}，{{date}}',
    text: '{{person}} 建议改在这里集合：{{place}}',
    holds: '在您同意之前，仍在原定地点集合：{{oldPlace}}',
  },
  travelersMet: {
    subject: '出行人已与 {{guide}} 见面：{{city}}，{{date}}',
    text: '出行人已于 {{time}}点击“我们已见面”。',
  },
  startsTomorrow: {
    subject: '行程提醒：{{city}}，{{date}}，与 {{person}}',
    place: '集合地点：{{place}}',
    traveler: '尾款 {{rest}} 当面支付。见面后，请在“我的行程”中确认开始。',
    guide: '尾款 {{rest}} 当面收取。见面后，请确认开始。',
  },
  ticketsDue: {
    subject: '还有票没买：{{city}}，{{date}}',
    text: '以下票券由您在出行前购买，目前尚未勾选：',
    ticket: '{{title}}，每张 {{amount}}',
  },
  placeDue: {
    subject: '还没定集合地点：{{city}}，{{date}}',
    text: '您二位还没有商定集合地点，可在预订中提出建议。如未另行商定，就在这里集合：',
  },
  completedTraveler: {
    subject: '行程已完成：{{city}}，{{date}}',
    text: '希望与 {{guide}} 的这次行程合您心意。',
  },
  completedGuide: {
    subject: '行程已完成：{{city}}，{{date}}',
    text: '您与 {{traveler}} 的行程已完成。',
  },
  noShow: {
    own: {
      traveler: {
        subject: '您被记为未到场：{{city}}，{{date}}',
        text: '您没有确认行程开始，因此被记为未到场。如果您当时在场，请在 {{contestBy}}前提出异议；期限内没有提出，将不退款。',
      },
      guide: {
        subject: '您被记为未到场：{{city}}，{{date}}',
        text: '您没有确认行程开始，因此被记为未到场。如果您当时在场，请在 {{contestBy}}前提出异议；期限内没有提出，在线支付的款项将全额退还给 {{traveler}}。',
      },
    },
    other: {
      traveler: {
        subject: '{{guide}} 没有到场：{{city}}，{{date}}',
        text: '{{guide}} 没有确认行程开始，因此被记为未到场。{{guide}} 可以在 {{contestBy}}前提出异议；如无异议，您在线支付的款项将全额退还。',
      },
      guide: {
        subject: '{{traveler}} 没有到场：{{city}}，{{date}}',
        text: '{{traveler}} 没有确认行程开始，因此被记为未到场。{{traveler}} 可以在 {{contestBy}}前提出异议；如无异议，旅行者在线支付的款项扣除平台服务费后归您所有。',
      },
    },
    emergency: `如果您因疾病等紧急情况未能到场，可以在原定开始时间后 ${FIGURES.emergencyHours} 小时内附上证明材料，提出紧急情况申请。`,
  },
  disputed: {
    own: {
      subject: '您的争议已受理：{{city}}，{{date}}',
      text: '我们已受理争议，接下来由 {{person}} 提交说明。',
    },
    other: {
      subject: '{{person}} 发起了争议：{{city}}，{{date}}',
      text: '{{person}} 对此次行程发起了争议。请尽快查看对方的说明并提交您的说明，工作人员听取双方说明后作出决定。',
    },
    frozen: '工作人员会在 {{decideBy}}前作出决定，在此之前，在线支付的款项会冻结。',
  },
  disputeDecided: {
    subject: '争议已有结果：{{city}}，{{date}}',
    completed: '行程视为已完成。',
    cancelled: '行程视为已取消。',
    byRule: `工作人员未在 ${FIGURES.disputeDays} 天内作出决定，争议已按服务条款的规则结束。`,
    back: {
      traveler: '您在线支付的款项中，{{refund}} 将退还给您。',
      guide: '在线支付的款项中，{{refund}} 将退还给 {{traveler}}。',
    },
    nothing: {
      traveler: '这次没有退款。',
      guide: '这次不向 {{traveler}} 退款。',
    },
  },
  claimed: {
    traveler: {
      subject: '已收到您的紧急情况申请：{{city}}，{{date}}',
      text: '我们已收到您的说明和证明材料。工作人员会在 {{decideBy}}前作出决定；在此之前，按取消政策未退还的款项会冻结。',
    },
    guide: {
      subject: '{{traveler}} 提出了紧急情况申请：{{city}}，{{date}}',
      text: '{{traveler}} 表示因紧急情况未能参加此次行程。未退还的款项会冻结，工作人员会在 {{decideBy}}前作出决定。您无需操作。',
    },
  },
  claimDecided: {
    traveler: {
      subject: '紧急情况申请已有结果：{{city}}，{{date}}',
      accepted: `您的申请已通过，在线支付的款项共退还 ${FIGURES.emergencyPercent}%。`,
      rejected: '您的申请未通过，仍按取消政策处理。',
      lapsed: `您的申请在 ${FIGURES.claimDays} 天内没有结果，现按取消政策处理。`,
    },
    guide: {
      subject: '紧急情况申请已有结果：{{city}}，{{date}}',
      accepted: `{{traveler}} 的申请已通过，在线支付的款项退还 ${FIGURES.emergencyPercent}%，其余归您所有。`,
      rejected: '{{traveler}} 的申请未通过，仍按取消政策处理。',
      lapsed: `{{traveler}} 的申请在 ${FIGURES.claimDays} 天内没有结果，现按取消政策处理。`,
    },
    back: '其中 {{refund}} 现在退还给您。',
  },
  proofVerified: {
    subject: '尾款已核实：{{city}}，{{date}}',
    text: '{{guide}} 已确认收到您当面支付的尾款 {{rest}}，款项已全部结清。',
  },
  proofReturned: {
    subject: '{{guide}} 退回了付款凭证：{{city}}，{{date}}',
    text: '{{guide}} 没有通过您的付款凭证，原因如下：',
    next: '请重新上传付款凭证。',
  },
  addressChanged: {
    subject: '集合地点已更换：{{city}}，{{date}}',
    text: '{{person}}已同意您的建议，新的集合地点：{{place}}',
    textAccepted: '您已同意更换集合地点，新的集合地点：{{place}}',
  },
  withdrawalPaid: {
    subject: '您的提现 {{amount}} 已打款',
    text: '我们已将 {{amount}} 汇至您选择的收款账户。银行入账可能需要一两个工作日。',
    to: {
      alipay: '支付宝 {{number}}，{{holder}}',
      wechat: '微信 {{number}}，{{holder}}',
      bank: '{{bank}} {{number}}，{{holder}}',
    },
    see: '查看提现记录：{{url}}',
  },
  applicationDecided: {
    approved: {
      subject: '您已成为友导的向导',
      text: '欢迎加入。您的向导申请已通过审核。',
      next: '完成实名认证并设置每周接单时间后，旅行者就能找到您。',
    },
    changes_requested: {
      subject: '您的向导申请需要修改',
      text: '我们已看过您的申请，有些内容需要您修改。',
      next: '已填写的内容都已保留，修改后可再次提交。',
    },
    rejected: {
      subject: '您的向导申请结果',
      text: '感谢您的申请。很遗憾，这次没有通过审核。',
      next: `${FIGURES.reapplyDays} 天后您可以再次申请，已填写的内容会为您保留。`,
    },
  },
  identityDecided: {
    verified: {
      subject: '您的实名认证已通过',
      text: '我们已核对您的证件和自拍照，实名认证已通过。',
      next: `证件和自拍照会在 ${FIGURES.identityFileDays} 天后删除。`,
    },
    rejected: {
      subject: '您的实名认证未通过',
      text: '我们已查看您的证件和自拍照，但您的实名认证这次没有通过。',
      next: '您可以重新提交，提交后原来的文件随即删除。',
    },
  },
  qualificationDecided: {
    checked: {
      subject: '您的资质已核实',
      text: '我们已核实“{{title}}”。',
      next: '旅行者会在您的主页上看到核实标记。',
    },
    rejected: {
      subject: '您有一项资质未通过核实',
      text: '我们已查看“{{title}}”的文件，但这项资质这次没有通过核实。',
      next: '旅行者看不到这一项。您可以随时修改，或提交其他文件。',
    },
  },
  workPermissionDecided: {
    checked: {
      subject: '您的工作许可已核实',
      text: '我们已核实您填写的工作许可。',
      next: '在许可范围内，您可以接单。',
    },
    rejected: {
      subject: '您的工作许可未通过核实',
      text: '我们已查看您填写的工作许可，但这次没有通过核实。',
      next: '请修改后重新提交。没有有效的工作许可，不能接新单。',
    },
  },
  workPermissionDue: {
    expiring: {
      subject: '您的工作许可即将到期',
      text: '您的工作许可将于 {{time}} 到期，此后不能接单。请尽快提交新的许可。',
    },
    expired: {
      subject: '您的工作许可已过期',
      text: '您的工作许可已于 {{time}} 到期。新的许可核实之前，您不能接新单。已预订的行程照常进行。',
    },
    missing: {
      subject: '请填写工作许可',
      text: '现在请每位向导填写在留资格是否允许做向导。{{time}} 之后仍未填写，就不能接单了。',
    },
    overdue: {
      subject: '您暂时不能接新单',
      text: '您没有在 {{time}} 之前填写工作许可。随时可以填写，填写后即可继续接单。已预订的行程照常进行。',
    },
  },
  accountSuspended: {
    subject: '您的友导账号已停用',
    text: '友导工作人员停用了您的账号。您无法登录，尚未开始的行程已取消。您的款项仍为您保留。',
  },
  accountRestored: {
    subject: '您的友导账号已恢复',
    text: '您的账号已恢复，可以重新登录了。已取消的行程不会恢复。',
  },
  guideSuspended: {
    subject: '您的向导资格已停用',
    text: '友导工作人员停用了您的向导资格。您的主页不再公开展示，尚未开始的行程已取消并全额退款。您仍可登录，进行中的行程和您的款项不受影响。',
  },
  guideRestored: {
    subject: '您的向导资格已恢复',
    text: '您可以重新在友导接待旅行者了。已取消的行程不会恢复。',
  },
  guidePaused: {
    subject: '友导工作人员已暂停您的接单',
    text: '友导工作人员已暂停您的接单，旅行者暂时找不到您，也无法预订。已有的预订不受影响，您仍可登录。',
  },
  guidePausedByRule: {
    subject: '您在友导的接单已暂停',
    text: `您在 ${FIGURES.patternDays} 天内的取消累计达到 ${FIGURES.guideCancellations} 次（由其他向导接手的行程计半次），因此接单已暂停：工作人员恢复之前，旅行者找不到您，也无法预订。已有的预订不受影响。如有特殊原因，欢迎来信说明。`,
  },
  feeAnnounced: {
    subject: '要补缴平台服务费 {{amount}}',
    text: '您与同一位旅行者的预订多次临近开始才取消，或旅行者未到场。工作人员认为这些行程应补缴平台服务费 {{amount}}。如有异议，请在 {{objectBy}}前到向导工作台的“收入”中提出；否则将从您待结算和以后的收入中扣除。',
  },
  feeCharged: {
    subject: '已确认补收平台服务费 {{amount}}',
    text: '此前通知您的平台服务费 {{amount}} 已确认，将从您待结算和以后的收入中扣除。',
  },
  feeDropped: {
    subject: '无需再补缴平台服务费 {{amount}}',
    text: '工作人员决定不再收取此前通知您的平台服务费 {{amount}}，您无需操作。',
  },
  guideResumed: {
    subject: '友导工作人员已恢复您的接单',
    text: '友导工作人员已恢复您的接单。如果您自己也暂停了接单，需由您自行恢复。',
  },
  dayFreed: {
    hurry: '名额不会为您保留，其他旅行者也可能收到提醒，请尽快预订。',
    guide: {
      subject: '{{guide}} {{day}}有空位了',
      text: '您等待的{{guide}}，{{day}}可以预订了。',
      see: '选择开始时间：{{url}}',
    },
    city: {
      subject: '{{city}} {{day}}有向导可约了',
      text: '{{city}}的向导 {{guide}}，{{day}}可以预订，符合您的搜索条件。',
      see: '查看搜索结果：{{url}}',
    },
  },
  supportAnswered: {
    subject: '友导客服已回复您的咨询',
    text: '您咨询的问题已有回复。您可以在消息中查看，也可以继续留言。',
  },
  supportVisitor: {
    subject: '友导回复了您的留言',
    hello: '您好：',
    asked: '您此前的留言：“{{words}}”',
    more: '如还有其他问题，可在此给我们留言：{{url}}',
  },
  confirmEmail: {
    subject: '请确认您的友导邮箱',
    text: `友导账号 {{username}} 填写了这个邮箱。请通过以下链接确认邮箱归您本人使用（链接 ${FIGURES.confirmationHours} 小时内有效，仅可使用一次）：{{url}}`,
    ignore: '如果这不是您的账号，请不要确认。未经您确认，对方无法占用这个邮箱。',
  },
  emailChangeAsked: {
    subject: '您的友导账号申请更换邮箱',
    text: '您的账号申请改用邮箱 {{email}}。新邮箱确认后，更换才会生效。',
    notYou: '如非本人操作，请立即设置新密码，更换申请会随之取消：{{url}}',
  },
  emailChanged: {
    subject: '您的友导账号已更换邮箱',
    text: '您的账号已改用邮箱 {{email}}，今后的邮件不会再发到这里。',
    notYou: '如非本人操作，请立即联系我们：{{url}}',
  },
  passkeyAdded: {
    subject: '您的友导账号新增了通行密钥',
    text: '通行密钥“{{name}}”现在可以用来登录您的账号。',
  },
  passkeyRemoved: {
    subject: '您的友导账号已移除一个通行密钥',
    text: '已无法再用通行密钥“{{name}}”登录您的账号。',
  },
  passkeyNotYou: '如非本人操作，请修改密码，并检查通行密钥和已登录的设备：{{url}}',
  resetPassword: {
    subject: '重设友导密码',
    text: '请通过以下链接设置新密码（链接一小时内有效，仅可使用一次）：{{url}}',
    ignore: '如非本人操作，无需处理，密码保持不变。',
  },
  cancelledGuide: {
    subject: '预订已取消：{{city}}，{{date}}',
    text: '{{traveler}} 的预订已取消。',
    substitute: {
      declined: '{{traveler}} 没有同意由其他向导接手。由于您无法前来，此次计为您的取消。',
      unanswered: '{{traveler}} 没有就其他向导按时答复。由于您无法前来，此次计为您的取消。',
    },
  },
} as const satisfies Shape<typeof en>;
