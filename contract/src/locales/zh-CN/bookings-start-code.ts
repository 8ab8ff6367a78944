import type en from '../en/bookings-start-code.ts';
import { FIGURES } from '../figures.ts';
import type { Shape } from '../shape.ts';

export default {
  title: '会面码',
  lead: '见面后，向{{name}}出示你的会面码，或输入对方的会面码，任选其一，行程即可开始，没有网络也能用。',
  own: '你的会面码',
  ownQr: '你的会面码（二维码）',
  next: '{{time}} 后更换',
  noSecret: '联网打开过本页后，这里就会显示你的会面码。现在可以直接输入{{name}}的会面码。',
  theirs: '{{name}}的会面码',
  theirsHint: '对方手机上的六位数字',
  missing: '需要输入全部六位数字。',
  ownEntered: '这是你自己的会面码，应输入{{name}}手机上显示的数字。',
  submit: '提交会面码',
  submitting: '正在提交…',
  scan: '扫对方的二维码',
  stopScan: '停止扫码',
  aim: '将镜头对准{{name}}手机上的二维码。',
  noCamera: '无法使用相机，可以直接输入数字。',
  otherBooking: '这个二维码属于另一个预订。',
  accepted: '行程已开始',
  kept: '会面码已存在手机上',
  keptHint: '有网络后自动发送。',
  state: {
    waiting: '{{time}} 输入的会面码：已存在手机上，有网络后自动发送。',
    held: '{{time}} 输入的会面码：已存在手机上。输错次数过多，几分钟后自动重新发送。',
    started: '{{time}} 输入的会面码：已发送，行程已开始。',
    contested: '{{time}} 输入的会面码：已发送，已对未到场提出异议，由工作人员处理。',
    refused: '{{time}} 输入的会面码：已发送，但未生效。{{why}}',
  },
  why: {
    clock_ahead: '手机的时间被改动过。联网打开本页后，再输入一次。',
    too_old: `送达时已超过输入后 ${FIGURES.entryHours} 小时。`,
    too_early: `输入的时间早于开始前 ${FIGURES.meetingHours} 小时。`,
    too_late: '输入时行程的结束时间已过。',
    own_code: '这是你自己的会面码。',
    wrong_code: '与{{name}}的手机当时显示的不一致，核对后再输入一次。',
    already_started: '行程在此之前已经开始。',
    not_waiting: '这个预订当时已不在等待开始。',
    refused: '未被接受。',
  },
} as const satisfies Shape<typeof en>;
