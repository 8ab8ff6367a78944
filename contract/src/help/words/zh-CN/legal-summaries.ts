import { FIGURES } from '../../../words/figures.ts';
import type { Shape } from '../../../words/shape.ts';
import type en from '../en/legal-summaries.ts';

export default {
  binding: '本页只是摘要，内容以全文为准。',
  readTerms: '阅读服务条款全文',
  readPrivacy: '阅读隐私声明全文',
  terms: {
    description: '在友导预订行程或做向导时，你和我们之间的约定，用大白话讲清楚。',
    lead: '全文要读十分钟，要紧的都在这里。',
    sections: {
      who: {
        title: '谁和谁的约定',
        text: '行程合同由旅行者和向导订立。我们运营网站，行程结束前代为保管订金，出了问题时帮忙解决。',
      },
      account: {
        title: '你的账号',
        text: `年满 ${FIGURES.accountMinAge} 周岁，使用真实姓名，每人一个账号。违反规则的账号可能被停用；向导已获得的收入仍归向导。`,
      },
      money: {
        title: '付款与收款',
        text: `在线支付总价的 ${FIGURES.depositPercent}%，尾款当面付。平台服务费为总价的 ${FIGURES.commissionPercent}%，从在线支付的款项中扣除。行程结束 ${FIGURES.earningsDays} 个工作日后，向导可提现，满 ${FIGURES.withdrawalRmb} 元起，经工作人员核对后打款。`,
      },
      cancelling: {
        title: '取消',
        text: `取消时，按预订时的取消政策退款。如果是向导取消，在线支付的款项全额退还。有证明材料的紧急情况，退还 ${FIGURES.emergencyPercent}%，其余 ${FIGURES.emergencyGuidePercent}% 归向导。`,
      },
      conduct: {
        title: '相处之道',
        text: '介绍真实，准时到场，不用自有车辆接送，订金不在站外支付。评价可以批评，不可以侮辱。',
      },
      changes: {
        title: '变更',
        text: `条款变更至少提前 ${FIGURES.termsNoticeDays} 天发邮件告知，已有的预订仍按原来的条款执行。条款适用日本法律，你依居住地法律享有的消费者权利不受影响。`,
      },
    },
  },
  privacy: {
    description: `友导保存你的哪些数据，谁能看到，怎样获取或删除，用大白话讲清楚。与隐私有关的请求，${FIGURES.privacyDays} 天内答复。`,
    lead: '我们只保存预订所需的信息，不出售任何数据；每个人只能看到与自己有关的内容。',
    sections: {
      keep: {
        title: '我们保存什么',
        text: '- 姓名、用户名、邮箱和各项设置\n- 预订、消息、评价、收藏的向导\n- 向导另有：申请资料、身份证件、日历和价格\n- 付款只保存金额和结果，不保存卡号',
      },
      see: {
        title: '谁能看到什么',
        text: '- 所有人：向导主页、价格和公开的评价\n- 你预订或发送行程请求的向导：你的昵称、头像、评价，以及集合地址；代他人预订时，还有出行人的特别需要，订金付清后可见其姓名、电话、语言和你的留言\n- 持有出行人链接的人：出行人的姓名、向导、时间和集合地址\n- 和你对话的人：你发的消息\n- 只有你和工作人员：你的邮箱和证件。这些内容和消息，工作人员只在处理具体事务时查看；每次打开证件都有记录',
      },
      long: {
        title: '保存多久',
        text: `账号数据保存到账号注销为止；预订和付款记录按税法要求的年限保存。证件照片和自拍照在审核后 ${FIGURES.identityFileDays} 天删除；代他人预订的出行人信息，预订结束 ${FIGURES.leadDays} 天后删除。`,
      },
      rights: {
        title: '获取、更正、删除',
        text: `在“个人资料”里可以更正数据、一次下载全部数据、注销账号。其他请求可以写信给我们，我们会在 ${FIGURES.privacyDays} 天内答复。你也可以向所在地的个人信息主管机关投诉，在日本是个人信息保护委员会。`,
      },
      receipts: {
        title: '哪些可以关闭',
        text: '已读回执、浏览器通知、推送和大部分邮件，都可以在设置里关闭。平台动态只有你订阅了才会发。',
      },
    },
  },
  cookies: {
    description:
      '友导在你浏览器里设置的全部 Cookie 和存储项，以及各自的用途和保存时间。没有跟踪，没有广告。',
    lead: '没有跟踪，没有广告，也不加载其他公司的内容，所以不会弹窗请你同意使用 Cookie。我们在你浏览器里留下的，全在这一页。',
    columns: { what: '用途', names: '名称', until: '保存时间' },
    places: {
      cookie: 'Cookie',
      local: '本地存储',
      session: '当前标签页的存储',
      database: '浏览器数据库',
      cache: '浏览器缓存',
    },
    placeTexts: {
      cookie: '随每次请求一起发送的小段文字。',
      local: '留在这个浏览器里，不随请求发送。',
      session: '关闭标签页就消失。',
      database: '用来存放较大的内容。',
      cache: '没有网络时也要能打开的内容。',
    },
    stored: {
      locale: { what: '你选择的语言', until: '一年' },
      themeCookie: { what: '浅色或深色，让页面一打开就正确显示', until: '一年' },
      device: {
        what: '记住你在这里登录过，以免别人乱猜密码时连你也无法登录',
        until: `${FIGURES.knownDeviceDays} 天，或到你修改密码为止`,
      },
      session: { what: '登录状态', until: `到退出登录为止，最长 ${FIGURES.sessionDays} 天` },
      view: { what: '上次以旅行者还是向导身份浏览', until: '到你清除为止' },
      theme: { what: '浅色或深色，让所有标签页一致', until: '到你清除为止' },
      startCodes: {
        what: '即将开始的行程的见面码，以及没有网络时输入的见面码和当天用按钮发送的内容',
        until: `到退出登录为止；输入或发送的内容最长 ${FIGURES.keptEntryDays} 天`,
      },
      drafts: {
        what: '消息和各种表单中没写完的内容，关掉页面也不会丢',
        until: `到提交或退出登录为止；表单内容最长 ${FIGURES.draftDays} 天`,
      },
      messages: { what: '等待网络的消息', until: '到发出或删除为止' },
      pictures: { what: '等待发送的图片', until: '到发出或删除为止' },
      place: { what: '聊天窗口的位置', until: '到你清除为止' },
      habits: {
        what: '最近选过的出行人数、最近用过的表情、上次的付款方式、是否提示过开启通知或安装应用，以及是否关闭了键盘快捷键',
        until: '到你清除为止',
      },
      support: {
        what: '上次使用客服聊天的账号，以免别人看到你的会话；仅在网站使用外部客服服务时保存',
        until: '到你清除为止',
      },
      typed: {
        what: '注册时填写的内容、未登录时写给我们的留言，以及是否使用钱包余额，刷新页面也不会丢',
        until: '到提交、退出登录或关闭标签页为止',
      },
      attempts: {
        what: '每次付款和预订的编号，避免重复扣款',
        until: '到完成、退出登录或关闭标签页为止',
      },
      chosen: { what: '登录前勾选或想收藏的向导', until: '到登录或关闭标签页为止' },
      reloads: {
        what: '刷新后要打开的页面，以及因新版本刷新过的页面',
        until: '到关闭标签页为止',
      },
      chat: { what: '聊天窗口里打开的是哪个会话', until: '到关闭标签页为止' },
      trips: {
        what: '接下来的行程，含集合地点、行程单和向导的照片',
        until: '到行程结束半天后或退出登录为止',
      },
      pushSubscription: {
        what: '此浏览器接收推送通知的地址，用于自动续订',
        until: '到在此浏览器关闭推送为止',
      },
      app: { what: '没有网络时也能打开的页面和文件', until: '到网站再更新两次为止' },
      scroll: { what: '页面滚动到的位置，返回时恢复', until: '到关闭标签页为止' },
    },
    sections: {
      clear: {
        title: '怎么清除',
        text: '退出登录后，属于这次登录的内容就会清除。其余内容，在浏览器设置里清除网站数据即可删除；之后网站照常使用，只是语言和配色会重新跟随浏览器设置。',
      },
      paying: {
        title: '付款时',
        text: '付款在支付平台的页面上完成。支付平台在其页面上使用的 Cookie，以平台自己的规定为准，不会加载到我们的页面上。',
      },
    },
  },
} as const satisfies Shape<typeof en>;
