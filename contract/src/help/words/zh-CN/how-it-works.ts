import { FIGURES } from '../../../words/figures.ts';
import type { Shape } from '../../../words/shape.ts';
import type en from '../en/how-it-works.ts';

export default {
  description: `如何预订日本当地向导：搜索、发消息或行程请求、支付 ${FIGURES.depositPercent}% 订金、双方确认开始、尾款当面付、互相评价。`,
  lead: '从一个念头到美好的一天，一共六步。每一步要花多少钱、怎么取消，都写得清清楚楚。',
  travelers: {
    title: '旅行者',
    steps: {
      search: {
        title: '找到合适的人',
        text: '选好城市和人数，再按日期、语言、价格和想做的事筛选。卡片上直接显示你们一行人的价格；向导主页有可约的日期、评价，以及平均多久回复。',
      },
      ask: {
        title: '先聊聊，发请求，或直接预订',
        text: `发消息不花钱：比如问问这条参拜路线，妈妈的膝盖吃不吃得消。想要量身定制，就发一份行程请求，向导会在 ${FIGURES.requestHours} 小时内答复，接受后你再付订金。已经想好了，也可以在向导主页直接预订可约的时段。当天约满了？可以加入候补，有空位时会通知你。`,
      },
      deposit: {
        title: '支付订金',
        text: `用微信支付、支付宝或银行卡在线支付总价的 ${FIGURES.depositPercent}%，付款期间，时段为你保留 ${FIGURES.holdMinutes} 分钟。向导会在 ${FIGURES.answerHours} 小时内答复；如果拒绝或没有答复，订金全额退还。`,
      },
      start: {
        title: '见面，一起确认开始',
        text: '集合地点附有日文，可以直接给出租车司机看。见面后，双方各自在手机上确认开始。没有信号？输入对方的六位见面码即可，手机联网后会自动发送。',
      },
      pay: {
        title: '尾款当面付',
        text: `尾款直接付给向导。玩得尽兴，还可以延长行程，最多 ${FIGURES.extensions} 次。餐饮、交通和门票在当地以日元支付，预订前会列出估算。坐船等额外费用，你同意后才会加到预订里。`,
      },
      review: {
        title: '写下评价',
        text: `双方有 ${FIGURES.reviewDays} 天时间互相评价。双方都写完才公开；只有一方写的，提交 ${FIGURES.reviewAloneDays} 天后公开。这样，大家都能放心说实话。`,
      },
    },
  },
  guides: {
    title: '向导',
    steps: {
      apply: {
        title: '提交申请',
        text: `表格共四页，介绍你自己、你的城市和待人方式，边写边自动保存。申请人需年满 ${FIGURES.applicantMinAge} 周岁。每份申请都由工作人员审核，并核实身份。`,
      },
      offer: {
        title: '条件由你定',
        text: '每小时价格、可约时间、服务项目、出行人数，都由你定。接入你平时用的日历，忙的时段会自动避开。',
      },
      answer: {
        title: '答复请求',
        text: `每个请求都写明谁来、想做什么、你能得多少。答复期限是 ${FIGURES.answerHours} 小时，行程请求更长；不合适就拒绝，没有任何费用，但请一定答复。`,
      },
      earn: {
        title: '带旅行者逛城市，获得收入',
        text: `尾款当天当面付给你。平台服务费为总价的 ${FIGURES.commissionPercent}%；订金中归你的部分，行程结束 ${FIGURES.earningsDays} 个工作日后可提现，满 ${FIGURES.withdrawalRmb} 元起，经工作人员核对后打款。`,
      },
    },
  },
  ready: '随时可以出发',
  find: '找一位向导',
} as const satisfies Shape<typeof en>;
