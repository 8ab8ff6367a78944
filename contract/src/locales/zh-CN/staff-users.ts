import type en from '../en/staff-users.ts';
import type { Shape } from '../shape.ts';

export default {
  lead: '停用或恢复账号与向导资格，或让某人退出所有设备。',
  who: '姓名、用户名、邮箱或预订编号',
  whoHint: '输入其中三个字以上，或完整的短姓名。输入预订编号时，显示该预订的旅行者。',
  nobody: '没有找到',
  nobodyHint: '请检查拼写，或只输入其中一部分。',
  found: '找到的账号',
  find: '查找',
  finding: '正在查找…',
  accountActive: '账号正常',
  accountSuspended: '账号已停用',
  guideActive: '向导正常',
  guideSuspended: '向导已停用',
  team: '友导工作人员',
  own: '这是你自己的账号，需由其他同事处理。',
  deeds: {
    suspend_account: '停用账号',
    restore_account: '恢复账号',
    suspend_guide: '停用向导',
    restore_guide: '恢复向导',
    revoke: '退出所有设备',
  },
  titles: {
    suspend_account: '停用 {{name}} 的账号？',
    restore_account: '恢复 {{name}} 的账号？',
    suspend_guide: '停用 {{name}} 的向导资格？',
    restore_guide: '恢复 {{name}} 的向导资格？',
    revoke: '让 {{name}} 退出所有设备？',
  },
  texts: {
    suspend_account:
      '对方将无法登录，待回复的行程请求随即失效，尚未开始的预订会取消：作为向导的全额退款，作为旅行者的按取消政策退款。',
    restore_account: '对方可以重新登录。已取消的预订不会恢复。',
    suspend_guide:
      '对方的主页不再公开展示，待回复的行程请求随即失效，尚未开始的预订会取消并全额退款。进行中的行程不受影响。',
    restore_guide: '对方的主页恢复展示。已取消的预订不会恢复。',
    revoke: '对方在所有设备上退出登录，之后可以重新登录。',
  },
  done: {
    suspend_account: '账号已停用',
    restore_account: '账号已恢复',
    suspend_guide: '向导已停用',
    restore_guide: '向导已恢复',
    revoke: '已退出所有设备',
  },
  reason: '原因',
  reasonRead: '会写入操作记录，对方也会看到。',
  reasonHint: '会写入操作记录。',
  reasonMissing: '请简单说明原因。',
  saving: '正在保存…',
} as const satisfies Shape<typeof en>;
