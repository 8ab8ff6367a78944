import type { RejectReason } from '@tomoguide/contract/bookings/reject-reasons';
import type { TourOfStory } from '../bookings/make-booking.ts';

/** The sender of a message: the traveler or the guide of the conversation. */
type Speaker = 'traveler' | 'guide';

/** One message, its sender, and how many hours ago it was sent. */
export interface Line {
  readonly hoursAgo: number;
  readonly by: Speaker;
  readonly words: string;
  /** True if the sender recalled the message a minute later. */
  readonly recalled?: true;
  /** Whether someone opened the message's fact card, and whether both have confirmed it. */
  readonly card?: 'open' | 'agreed';
  /** The Chinese version of a quick reply, whose `words` are in English. */
  readonly chinese?: string;
}

/** The guide's answer, and how many hours ago it was given. */
type Answer = { readonly hoursAgo: number } & (
  | { readonly accepts: true }
  | { readonly rejects: RejectReason; readonly words: string }
);

/** A tour request by the traveler. */
export interface RequestLine {
  readonly hoursAgo: number;
  readonly tour: Omit<TourOfStory, 'guide'>;
  readonly plan: string;
  /** The guide's answer; absent while the request is open. */
  readonly answer?: Answer;
}

/** A conversation of a demo traveler with a demo guide, oldest message first. */
export interface ConversationScript {
  /** The traveler: mei or the index of a review author. */
  readonly traveler: 'mei' | number;
  /** The guide's username. */
  readonly guide: string;
  readonly lines: readonly (Line | RequestLine)[];
}

const DAY = 24;

const traveler = (hoursAgo: number, words: string): Line => ({ hoursAgo, by: 'traveler', words });
const guide = (hoursAgo: number, words: string): Line => ({ hoursAgo, by: 'guide', words });

const KIYOMIZU: TourOfStory['meet'] = ['京都府京都市東山区清水1丁目294 仁王門前', '6050862'];

/** About their tours: the first one, the one that mei missed because she was ill, and an open request. */
const MEI_AND_KENJI: ConversationScript = {
  traveler: 'mei',
  guide: 'kenji',
  lines: [
    traveler(
      54.8 * DAY,
      '您好，我是刚订了金阁寺行程的小美。这次带妈妈一起来，她六十八了，走路没问题，就是上台阶慢一点，会不会耽误行程？',
    ),
    guide(
      54.7 * DAY,
      '不会的，我本来就走得慢。石阶只有后半段有几处，累了就停下来歇一歇，那个时候后面还没有人催。',
    ),
    guide(54.699 * DAY, '午饭打算去北野的豆腐店，大家有忌口吗？'),
    traveler(54.65 * DAY, '没有忌口。妈妈最爱吃豆腐，这下她比我还期待。'),
    {
      ...guide(54.6 * DAY, '那就这样定：早上9:30碰头，2位，全程4个小时。'),
      card: 'agreed',
    },
    traveler(39 * DAY, '昨天真的谢谢您。妈妈到现在还在说那碗抹茶，照片已经发遍亲戚群了。'),
    guide(
      38.9 * DAY,
      '树根下那片青苔是她先看见的。我带了十一年客人，先看青苔的不到十位。替我向她问好。',
    ),
    traveler(22.2 * DAY, '冈部先生，实在抱歉，我突然发烧，这次去不了了，刚刚取消了预订。'),
    guide(22.15 * DAY, '身体要紧，这边不用惦记。先喝点白粥，多喝水。京都不会跑，好了再来。'),
    traveler(
      19.2 * DAY,
      '冈部先生，我退烧啦！上次没去成，想趁还在关西补上。我发个行程请求给您，您看那天行不行？',
    ),
    {
      hoursAgo: 19.19 * DAY,
      tour: {
        start: -15 * DAY,
        to: 'next',
        hour: 9,
        duration: 4,
        travelers: 2,
        meet: KIYOMIZU,
        meal: 'shared_meal',
        transport: 'same_city',
        tickets: 'pay_on_site_together',
      },
      plan: '想补上次没走成的那条路：清水寺后面的林间小道，慢慢走到清闲寺，最后找个地方喝茶。',
      answer: {
        hoursAgo: 18.9 * DAY,
        rejects: 'not_available',
        words:
          '那天我在奈良带客人，实在抽不开身。好好养身体，下次来提前半个月告诉我，我一定把早上留给您。',
      },
    },
    traveler(
      2.8,
      '冈部先生，我又来啦 😊 刚订了大德寺的行程，这次是我和同事 Claire 两个人。她不懂中文，您方便写几句英文，我转给她吗？',
    ),
    guide(1.9, '看到了，欢迎再来。我先跟茶席那边问好时间，再接受预订。给 Claire 的：'),
    {
      ...guide(1.89, '核对一下：早上9:00，2位，4个小时，茶席每位1500日元，当天付。'),
      card: 'open',
    },
    guide(
      1.88,
      'Hello Claire, this is Kenji. We meet at nine at the main gate of Daitoku-ji, on its east side, and see three small gardens before the day gets busy. You will take your shoes off a few times, so wear ones that come off easily. Lunch is tofu. If there is anything you don’t eat, just tell Mei.',
    ),
    { ...traveler(1.2, 'Claire 说谢谢您！她对花生过敏，午饭麻烦避开。'), recalled: true },
    traveler(1.17, 'Claire 说谢谢您！她对荞麦过敏（刚才手快写成花生了），午饭麻烦避开。'),
    {
      hoursAgo: 1,
      tour: {
        start: 24 * DAY,
        to: 'next',
        hour: 8,
        duration: 4,
        travelers: 3,
        meet: KIYOMIZU,
        meal: 'shared_meal',
        transport: 'same_city',
        tickets: 'pay_on_site_together',
      },
      plan: '这次提前三周多说啦：我带爸妈一起来，还是想走清水寺后面那条林间小道。妈妈上台阶慢，中间想多歇几次。',
    },
    guide(
      0.6,
      '荞麦，记下了。豆腐店的蘸汁我会先问清楚，要是不放心，我们就换一家。新发来的行程请求也看到了，我先问问茶室那天开不开门，再回复您。',
    ),
  ],
};

/** The guide has just accepted, so the deposit is due. */
const MEI_AND_SAKURA: ConversationScript = {
  traveler: 'mei',
  guide: 'sakurahinata',
  lines: [
    {
      hoursAgo: 5,
      tour: {
        start: 9 * DAY,
        to: 'next',
        hour: 13,
        duration: 3,
        travelers: 2,
        meet: ['東京都台東区谷中5-8-3 谷中茶庵', '1100001'],
        tickets: 'no_payment',
      },
      plan: '想在谷中慢慢逛一个下午，最后学着自己点一碗茶。两个人都是第一次，不懂规矩，请多包涵。',
      answer: { hoursAgo: 0, accepts: true },
    },
  ],
};

/** The two have no booking yet, so contact details are masked. */
const MEI_AND_RUOLAN: ConversationScript = {
  traveler: 'mei',
  guide: 'gaoruolan',
  lines: [
    traveler(
      2.1 * DAY,
      '你好，想请你在清晨的八坂拍一组照片，两个人，一个半小时左右。下个月还有空的早上吗？',
    ),
    guide(
      2 * DAY,
      '你好呀，有的。八坂最好六点半之前到，七点以后坡上就有人了。你们想穿和服，还是平常的衣服？',
    ),
    traveler(1.9 * DAY, '平常的衣服就好，不太会摆姿势，想拍得自然一点。能先看看样片吗？'),
    guide(1.8 * DAY, '没问题，自然的我最拿手。加我微信 ruolan_kyoto，我发几组给你看。'),
    traveler(
      1.2 * DAY,
      '微信号被系统隐藏了，要等预订定下来才能看到。不急，我和朋友定好日子就下单。',
    ),
    guide(20, '对哦，我给忘了 😅 那定好日子告诉我，我先看那天几点日出，再帮你们排从哪条坡开始拍。'),
  ],
};

/** Kenji has not answered this request yet. */
const MARCO_AND_KENJI: ConversationScript = {
  traveler: 41,
  guide: 'kenji',
  lines: [
    traveler(
      19.5,
      'Hi Kenji! We’ve just booked the morning at Shimogamo. One question: my wife is six months pregnant, so we walk slowly and sit down a lot. Is that all right with you?',
    ),
    guide(
      18,
      'Congratulations to you both! Slow is how I walk anyway. The path through the forest is flat and shady, there are places to sit all the way along, and I know every clean toilet.',
    ),
    traveler(17.6, 'You had me at the toilets. Could we end with a bowl of tea somewhere quiet?'),
    {
      ...guide(
        16.9,
        'There is a place near the river with eight seats and one good window. Let me ask them to keep it for us, then I’ll accept your booking.',
      ),
      chinese: '河边有一家小店，只有八个座位，窗边的风景很好。我先请他们留位，然后接受你的预订。',
    },
    traveler(
      1.4,
      'Perfect, take your time. Is it easy to get a taxi there, by the way? She’d rather not take the bus back.',
    ),
    traveler(1.38, 'And is eleven in the morning too early for sweets? Asking for a friend.'),
  ],
};

/** This tour is in two days. */
const CHEN_AND_KENJI: ConversationScript = {
  traveler: 6,
  guide: 'kenji',
  lines: [
    traveler(
      5.8 * DAY,
      '冈部先生好，我们老两口带着小孙女。早上七点她起得来，就怕玩到中午犯困，四个小时会不会太长？',
    ),
    guide(
      5.6 * DAY,
      '正好。十一点结束，她午睡前就能回到酒店。森林里有条小溪，水很浅，孩子走到那儿一般就不肯走了，我会多留半个小时给她。',
    ),
    traveler(5.5 * DAY, '哈哈，您太懂孩子了。要给她多带双鞋吗？'),
    guide(5.4 * DAY, '带一双，再带条毛巾。'),
    traveler(5.2, '冈部先生，我们到京都了。早饭是在外面一起吃吧？孙女不吃生冷的。'),
    guide(4.1, '对，去一家卖粥和厚蛋烧的小店，都是热的，有儿童椅。'),
    traveler(0.4, '那就放心了。七点，神社门口见！'),
  ],
};

/** The index of a spammer, whom the guide reports. */
export const SPAMMER = 23;
export const SPAMMED_GUIDE = 'limengjie';
const SPAM: ConversationScript = {
  traveler: SPAMMER,
  guide: SPAMMED_GUIDE,
  lines: [
    traveler(8, '你好，在日本需要换日元吗？汇率比银行好很多。'),
    guide(7.6, '你好，我这边只接行程，不需要换汇。'),
    { ...traveler(7.2, '大额更优惠，加微信 huan88jpy，当天到账。'), recalled: true },
    traveler(7.1, '加微信 huan88jpy，量大从优，也可以帮你的客人换。'),
  ],
};

export const CONVERSATIONS: readonly ConversationScript[] = [
  MEI_AND_KENJI,
  MEI_AND_SAKURA,
  MEI_AND_RUOLAN,
  MARCO_AND_KENJI,
  CHEN_AND_KENJI,
  SPAM,
];
