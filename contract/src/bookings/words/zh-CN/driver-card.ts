import type { Shape } from '../../../words/shape.ts';
import type en from '../en/driver-card.ts';

export default {
  open: '给司机看',
  letters: '日语读法',
  chinese: '中文地名',
  typed: '填写的集合地址',
  fill: '补充标志物和车站',
  change: '修改标志物和车站',
  building: '建筑物或标志物（日文）',
  buildingHint: '方便司机辨认的地方，例如“雷門の前”',
  station: '最近的车站（日文）',
  stationHint: '最好写明出口，例如“京都駅八条口”',
  wrong: '有字符无法使用，请删除后重新填写。',
  save: '保存',
  saving: '正在保存…',
  cancel: '取消',
} satisfies Shape<typeof en>;
