import type { Shape } from '../../../words/shape.ts';
import type en from '../en/staff-goodwill.ts';

export default {
  lead: '友导为表示歉意或感谢赠送的余额，可在支付订金时使用，不能提现。',
  who: '用户名、邮箱或预订编号',
  whoHint: '需填写完整。填预订编号时，余额发给该预订的旅行者。',
  find: '查找',
  finding: '正在查找…',
  nobody: '找不到对应的账号。请核对用户名、邮箱或预订编号；账号也可能已注销。',
  holds: '钱包余额：{{amount}}',
  amount: '金额（人民币）',
  amountHint: '每次最多 {{amount}}。',
  amountWrong: '请填写不超过 {{amount}} 的金额，最多两位小数。',
  reason: '原因',
  reasonHint: '会写入操作记录。',
  reasonMissing: '请简要说明原因。',
  give: '发放 {{amount}}',
  giveNothing: '发放赠送余额',
  confirmTitle: '确认发放？',
  confirmText: '{{name}}将获得 {{amount}}，发放后无法收回。',
  giving: '正在发放…',
  given: '已发放',
  givenHint: '{{name}}的钱包里现有 {{amount}}。',
  givenBefore: '上一笔已经发放',
  givenBeforeHint: '{{name}}的钱包里现有 {{amount}}。这次没有发放，如仍需发放，请再确认一次。',
  givenBeforeUnknown: '这次没有发放。如需继续发放，请先重新查找此人。',
} as const satisfies Shape<typeof en>;
