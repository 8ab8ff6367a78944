import { FIGURES } from '../../../words/figures.ts';
import type { Shape } from '../../../words/shape.ts';
import type en from '../en/contact.ts';

export default {
  description:
    '付款、实名认证、文件上传、预订取消、提现或向导申请遇到问题，都可以联系友导工作人员，中文、英文均可。',
  lead: '先选问题类型，我们替你写好开头。每条消息都有人看、有人回。',
  topics: '想问哪方面？',
  hints: {
    payment_failed: '重复扣款、付款被拒、没有收据',
    identity_failed: '证件或自拍照没有通过',
    upload_failed: '文件传不上去，或被拒绝',
    booking_cancelled: '为什么取消，钱退到了哪里',
    payout_failed: '提现没有到账',
    application_rejected: '缺了什么，怎样改进',
    general: '其他任何问题，也欢迎建议',
  },
  sections: {
    urgent: {
      title: '情况紧急？',
      text: '如遇人身危险，请先拨打 110（报警）或 119（急救、火警），全部号码见“在日安全”。如果在集合地点找不到对方，请在你们的会话里发消息，消息即时送达。',
    },
    answer: {
      title: '在哪里看回复',
      text: `在“消息”里打开与客服的会话，就能看到回复；你不在时，我们会发邮件提醒。没有账号也可以留下邮箱，回复会发到你的邮箱。与个人数据有关的请求，我们在 ${FIGURES.privacyDays} 天内答复。`,
    },
    include: {
      title: '说清楚这些，处理更快',
      text: '请写明预订编号（以 TG 开头）、你做了什么、原本以为会怎样，再附上出错页面的截图。不要发送密码或卡号，我们不会向你索要。',
    },
  },
} as const satisfies Shape<typeof en>;
