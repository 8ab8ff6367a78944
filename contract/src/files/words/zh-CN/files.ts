import { FIGURES } from '../../../words/figures.ts';
import type { Shape } from '../../../words/shape.ts';
import type en from '../en/files.ts';

export default {
  choose: '选择文件',
  chooseOne: '选择文件',
  chooseOther: '换一个文件',
  addMore: '继续添加',
  hint: `支持 JPEG、PNG、HEIC、AVIF、GIF、WEBP 和 PDF，每个不超过 ${FIGURES.fileMegabytes} MB，最多 ${FIGURES.filesEach} 个。图片中的位置和拍摄信息会被清除。`,
  hintOne: `支持 JPEG、PNG、HEIC、AVIF、GIF、WEBP 和 PDF，不超过 ${FIGURES.fileMegabytes} MB。图片中的位置和拍摄信息会被清除。`,
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
  failed: '有文件没有上传成功，请重试，或移除后再提交。',
  failedForGood: '有文件无法上传，请移除后再提交。',
  fileNumber: '文件 {{number}}',
  open: '打开{{name}}',
  download: '下载',
  pdfPages_one: 'PDF，{{count}} 页',
  pdfPages_other: 'PDF，{{count}} 页',
  pageOf: '{{name}}，第 {{number}} 页',
  cutter: {
    frame: '图片裁剪区域',
    hint: '拖动图片调整位置，也可以用方向键移动。',
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
