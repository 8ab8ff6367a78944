import { FIGURES } from '../../../words/figures.ts';
import type { Shape } from '../../../words/shape.ts';
import type en from '../en/passkeys.ts';

export default {
  title: '通行密钥',
  lead: '用指纹、面容或锁屏密码登录，原来的密码也能用。',
  add: '添加通行密钥',
  addedToast: '通行密钥已添加',
  removedToast: '通行密钥已移除',
  failed: '操作失败',
  present: '这台设备上已有通行密钥。',
  added: '{{time}} 添加',
  used: '上次使用：{{time}}',
  rename: '重命名',
  renameOf: '重命名：{{name}}',
  renameTitle: '重命名通行密钥',
  name: '名称',
  save: '保存',
  remove: '移除',
  removeOf: '移除：{{name}}',
  removeTitle: '移除“{{name}}”？',
  removeHint: '用它登录的其他设备也会退出。要从设备上删除，请前往设备的密码设置。',
  cannot: '当前浏览器不支持通行密钥。',
  loadFailed: '加载失败',
  loadFailedHint: '请重试。',
  confirm: {
    title: '验证是你本人',
    lead: '登录已有一段时间，请用密码或通行密钥验证。',
    passkey: '使用通行密钥',
    submit: '验证',
  },
  link: {
    title: '创建通行密钥',
    lead: '进入工作人员后台需要使用通行密钥。',
    for: '账号：{{username}}',
    doneHint: '现在可以用它登录了。',
    overTitle: '这个链接已失效',
    over: `链接仅可使用一次，${FIGURES.passkeyLinkHours} 小时内有效。请向网站负责人索取新链接。`,
  },
} as const satisfies Shape<typeof en>;
