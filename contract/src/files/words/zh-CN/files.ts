import { FIGURES } from '../../../words/figures.ts';
import type { Shape } from '../../../words/shape.ts';
import type en from '../en/files.ts';

export default {
  choose: '选择文件',
  chooseOne: '选择文件',
  chooseOther: '换一个文件',
  addMore: '继续添加',
  hint: `JPEG、PNG、HEIC、AVIF、GIF、WEBP 或 PDF，每个不超过 ${FIGURES.fileMegabytes} MB，最多 ${FIGURES.filesEach} 个，位置和拍摄信息会清除。`,
  hintOne: `JPEG、PNG、HEIC、AVIF、GIF、WEBP 或 PDF，不超过 ${FIGURES.fileMegabytes} MB，位置和拍摄信息会清除。`,
  waiting: '等待上传…',
  busy: '服务器繁忙，稍后自动重试…',
  sending: '上传中 {{percent}}%',
  checking: '检查中…',
  uploaded: '已上传',
  progressOf: '{{name}}的上传进度',
  remove: '移除{{name}}',
  retry: '重试',
  retryOf: '重试：{{name}}',
  leftOut_one: '最多 {{most}} 个文件，有 {{count}} 个没有添加。',
  leftOut_other: '最多 {{most}} 个文件，有 {{count}} 个没有添加。',
  failed: '有文件没有上传成功，请重试或移除。',
  failedForGood: '有文件无法上传，请先移除。',
  fileNumber: '文件 {{number}}',
  open: '打开{{name}}',
  download: '下载',
  pdfPages_one: 'PDF，{{count}} 页',
  pdfPages_other: 'PDF，{{count}} 页',
  pageOf: '{{name}}，第 {{number}} 页',
  cutter: {
    frame: '图片裁剪区域',
    hint: '拖动照片，或用方向键移动。',
    zoom: '缩放',
  },
  window: {
    of: '{{number}} / {{count}}',
    before: '上一张',
    after: '下一张',
    zoomIn: '放大',
    zoomOut: '缩小',
  },
  unreadable: '无法打开这个文件。',
} as const satisfies Shape<typeof en>;
