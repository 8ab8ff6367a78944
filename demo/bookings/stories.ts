import type { PaymentMethod } from '@tomoguide/contract/payments/methods';
import type { Happening, Story } from './story.ts';

const DAY = 24;

const payAfter = (hours: number, method: PaymentMethod): Happening => ({
  hours,
  what: 'pays',
  method,
});
const acceptAfter = (hours: number): Happening => ({ hours, what: 'accepts' });
/** The events of a booking that is paid and accepted, up to two hours before the start. */
const agreeAfter = (made: number, method: PaymentMethod): Happening[] => [
  payAfter(made + 0.1, method),
  acceptAfter(made + 2),
];
/** Both parties confirm the start, the guide first. */
const STARTED: readonly Happening[] = [
  { afterStart: -0.3, what: 'guide confirms the start' },
  { afterStart: 0.05, what: 'traveler confirms the start' },
];
const COMPLETED: Happening = { afterStart: 8, what: 'completes' };

const KYOTO: Story['meet'] = ['京都府京都市左京区下鴨泉川町59', '6060807'];

/**
 * Mei's bookings: one in every status except pending, which results from a tour request (demo/messages),
 * extend_confirmed and disputed. Apart from those with kenji, each live booking has a different guide (decisions/010).
 * Two bookings belong to other travelers, so that mei can still book two tours within the quota of live bookings.
 */
const STATUSES: readonly Story[] = [
  // confirmed: waiting for kenji's answer
  {
    guide: 'kenji',
    traveler: 'mei',
    start: 6 * DAY,
    to: 'next',
    hour: 9,
    duration: 5,
    travelers: 2,
    meet: ['京都府京都市北区紫野大徳寺町53', '6038231'],
    meal: 'shared_meal',
    transport: 'same_city',
    tickets: 'pay_on_site_together',
    made: -3,
    life: [payAfter(-2.9, 'alipay')],
  },
  // upcoming: within a week, so it shows the countdown; kenji has bought his ticket, mei has not, and he proposes
  // to start later
  {
    guide: 'kenji',
    traveler: 'mei',
    start: 4 * DAY,
    to: 'next',
    hour: 12,
    duration: 5,
    travelers: 2,
    itinerary: 1,
    meet: ['京都府京都市北区紫野大徳寺町53', '6038231'],
    made: -5 * DAY,
    life: [
      ...agreeAfter(-5 * DAY, 'wechat'),
      { hours: -2 * DAY, what: 'the guide buys the tickets' },
      { hours: -1, what: 'the guide proposes a later start', minutes: 60 },
    ],
  },
  // upcoming: kenji cannot come, and a colleague would take over if mei agrees
  {
    guide: 'kenji',
    traveler: 'mei',
    start: 9 * DAY,
    to: 'next',
    hour: 10,
    duration: 3,
    travelers: 2,
    services: [301],
    meet: ['京都府京都市左京区下鴨泉川町59', '6060807'],
    made: -4 * DAY,
    life: [
      ...agreeAfter(-4 * DAY, 'wechat'),
      { hours: -1, what: 'a colleague would take over', colleague: 'xujingyi' },
    ],
  },
  // awaiting_start
  {
    guide: 'harukamori',
    traveler: 12,
    start: 1,
    to: 'next',
    duration: 3,
    travelers: 2,
    meet: ['東京都千代田区神田神保町1-17', '1010051'],
    made: -8 * DAY,
    life: [...agreeAfter(-8 * DAY, 'alipay'), { hours: -0.02, what: 'time passes' }],
  },
  // start_confirmed
  {
    guide: 'zhengkaiwen',
    traveler: 'mei',
    start: 0.3,
    to: 'next',
    duration: 3,
    travelers: 2,
    meet: ['神奈川県横浜市中区山下町149', '2310023'],
    meal: 'shared_meal',
    made: -4 * DAY,
    life: [...agreeAfter(-4 * DAY, 'alipay'), { hours: -0.1, what: 'guide confirms the start' }],
  },
  // ongoing
  {
    guide: 'natsukihamada',
    traveler: 'mei',
    start: -0.6,
    to: 'last',
    duration: 4,
    travelers: 2,
    meet: ['大阪府大阪市北区天神橋3-5-15', '5300041'],
    meal: 'fast_food',
    made: -9 * DAY,
    life: [...agreeAfter(-9 * DAY, 'card'), ...STARTED],
  },
  // extend_requested: the fee is unpaid ('Pay Extension')
  {
    guide: 'yukikoonodera',
    traveler: 'mei',
    start: -1.5,
    to: 'last',
    duration: 4,
    travelers: 2,
    meet: ['北海道札幌市中央区北1条西2-1', '0600001'],
    transport: 'nearby_city',
    made: -12 * DAY,
    life: [
      ...agreeAfter(-12 * DAY, 'alipay'),
      ...STARTED,
      { hours: -0.03, what: 'asks for an hour more' },
    ],
  },
  // extend_confirmed: waiting for the traveler's confirmation
  {
    guide: 'kotoneyoshino',
    traveler: 14,
    start: -1,
    to: 'last',
    duration: 3,
    travelers: 2,
    meet: ['奈良県奈良市登大路町48', '6308213'],
    made: -7 * DAY,
    life: [
      ...agreeAfter(-7 * DAY, 'wechat'),
      ...STARTED,
      { hours: -0.3, what: 'asks for an hour more' },
      { hours: -0.25, what: 'pays the extension', method: 'wechat' },
      { hours: -0.05, what: 'agrees to the extension' },
    ],
  },
  // completed a few days ago: mei has reviewed, the guide has not yet
  {
    guide: 'asamikitano',
    traveler: 'mei',
    start: -3 * DAY,
    to: 'last',
    hour: 10,
    duration: 3,
    travelers: 2,
    meet: ['兵庫県神戸市中央区北野町3-11', '6500002'],
    made: -11 * DAY,
    life: [
      ...agreeAfter(-11 * DAY, 'alipay'),
      ...STARTED,
      COMPLETED,
      {
        afterStart: 26,
        what: 'traveler reviews',
        rating: 5,
        words: '北野的坡走得人直喘，可每一处都值得停下来看看。Asami 把老房子的来历讲得很细。',
        tags: ['knowledgeable', 'storyteller'],
      },
      { afterStart: 27, what: 'uploads a proof', shows: ['photograph'] },
      {
        afterStart: 30,
        what: 'the guide returns the proof',
        words: '照片里看不清金额，麻烦换一张转账页面的截图。',
      },
    ],
  },
  // completed, long ago
  {
    guide: 'kenji',
    traveler: 'mei',
    start: -40 * DAY,
    to: 'last',
    hour: 8,
    duration: 5,
    travelers: 3,
    meet: ['京都府京都市北区金閣寺町1', '6038361'],
    meal: 'shared_meal',
    made: -55 * DAY,
    life: [
      ...agreeAfter(-55 * DAY, 'card'),
      ...STARTED,
      COMPLETED,
      { afterStart: 9, what: 'uploads a proof', shows: ['phone receipt'] },
      { afterStart: 12, what: 'the guide verifies the proof' },
      {
        afterStart: 30,
        what: 'traveler reviews',
        rating: 5,
        words:
          '刚开门的金阁寺几乎没有人，Kenji 把时间掐得刚刚好。他讲的都是书上看不到的小事，一路慢慢走，一点不赶。',
        tags: ['punctual', 'storyteller', 'relaxedPace'],
      },
      {
        afterStart: 40,
        what: 'guide reviews',
        rating: 5,
        words: '准时，好奇，脚力也好。三个人都很照顾彼此，是很愉快的一天。',
      },
      {
        afterStart: 60,
        what: 'guide answers the review',
        words: '谢谢你们起得那么早。下次红叶正好的时候来，我带你们走另一条路。',
      },
    ],
  },
  // disputed: by another traveler, because mei could not book instantly with an open dispute
  {
    guide: 'chikabanno',
    traveler: 2,
    start: -1.5 * DAY,
    to: 'last',
    hour: 9,
    duration: 3,
    travelers: 2,
    meet: ['愛知県名古屋市中区栄3-15-33', '4600008'],
    made: -6 * DAY,
    life: [
      ...agreeAfter(-6 * DAY, 'wechat'),
      ...STARTED,
      {
        afterStart: 6,
        what: 'disputes',
        words: '行程比约定提前一个多小时结束，沟通后没有补上。',
        shows: ['photograph'],
      },
      {
        afterStart: 9,
        what: 'the guide tells their side',
        words: '上午十点半左右雨变大，我和她商量后提前结束，也说好缺的时间改天补上。',
      },
    ],
  },
  // disputed and decided by staff
  {
    guide: 'misakiuehara',
    traveler: 'mei',
    start: -9 * DAY,
    to: 'last',
    hour: 10,
    duration: 3,
    travelers: 2,
    meet: ['京都府京都市東山区清水1-294', '6050862'],
    made: -20 * DAY,
    life: [
      ...agreeAfter(-20 * DAY, 'alipay'),
      ...STARTED,
      COMPLETED,
      { afterStart: 20, what: 'disputes', words: '向导迟到了将近一小时，结束时间却没有顺延。' },
      {
        afterStart: 44,
        what: 'staff decides',
        outcome: 'completed',
        refundCents: 5_000,
        words: '双方都确认行程晚开始约五十分钟，因此退还部分订金，其余照常结算。',
      },
    ],
  },
  // cancelled: by mei five days ahead (the refund has arrived), by the guide (the refund is in progress),
  // and an unpaid hold that expired
  {
    guide: 'fumikoaraki',
    traveler: 'mei',
    start: 3 * DAY,
    to: 'next',
    hour: 10,
    duration: 3,
    travelers: 2,
    meet: ['広島県広島市中区大手町1-10', '7300051'],
    made: -10 * DAY,
    life: [
      ...agreeAfter(-10 * DAY, 'alipay'),
      { hours: -2 * DAY, what: 'cancels', words: '航班改期了' },
      {
        hours: -1.8 * DAY,
        what: 'claims an emergency',
        words: '台风导致航班取消，改签后最早也要到行程两天后才能抵达广岛，附上航空公司的通知。',
        shows: ['flight notice'],
      },
    ],
  },
  {
    guide: 'daichikuroda',
    traveler: 'mei',
    start: 2 * DAY,
    to: 'next',
    hour: 8,
    duration: 3,
    travelers: 2,
    meet: ['東京都江東区豊洲6-6-1', '1350061'],
    meal: 'shared_meal',
    made: -1 * DAY,
    life: [
      payAfter(-1 * DAY + 0.1, 'alipay'),
      {
        hours: -0.5 * DAY,
        what: 'rejects',
        why: 'not_available',
        words: '那天早上市场休市，很抱歉。',
      },
    ],
  },
  {
    guide: 'shiorikanzaki',
    traveler: 'mei',
    start: 5 * DAY,
    to: 'next',
    hour: 19,
    duration: 2,
    travelers: 2,
    meet: ['神奈川県横浜市中区野毛町1-23', '2310064'],
    made: -20,
    life: [{ hours: -19, what: 'time passes' }],
  },
];

/** Kenji has submitted a review; the traveler has not yet. */
const REVIEWED_BY_KENJI: readonly Happening[] = [
  {
    afterStart: 20,
    what: 'guide reviews',
    rating: 4,
    words: 'Asked good questions all day, and was only ten minutes late.',
  },
];

/** Returns one of kenji's completed tours without problems, with one of the review authors. */
const createPastTour = (
  daysAgo: number,
  traveler: number,
  duration: number,
  method: PaymentMethod,
  more: readonly Happening[] = [],
): Story => ({
  guide: 'kenji',
  traveler,
  start: -daysAgo * DAY,
  to: 'last',
  hour: 9,
  duration,
  travelers: 2,
  meet: KYOTO,
  made: -(daysAgo + 9) * DAY,
  life: [...agreeAfter(-(daysAgo + 9) * DAY, method), ...STARTED, COMPLETED, ...more],
});

/** Stories that fill kenji's dashboard: a second request, tours this week, and several months of earnings. */
const KENJI: readonly Story[] = [
  {
    guide: 'kenji',
    traveler: 41,
    start: 10 * DAY,
    to: 'next',
    hour: 9,
    duration: 4,
    travelers: 2,
    meet: KYOTO,
    transport: 'same_city',
    made: -20,
    life: [payAfter(-19.9, 'card')],
  },
  {
    guide: 'kenji',
    traveler: 6,
    start: 2 * DAY,
    to: 'next',
    hour: 7,
    duration: 4,
    travelers: 3,
    meet: KYOTO,
    meal: 'shared_meal',
    made: -6 * DAY,
    life: agreeAfter(-6 * DAY, 'wechat'),
  },
  {
    guide: 'kenji',
    traveler: 48,
    start: 5 * DAY,
    to: 'next',
    hour: 13,
    duration: 3,
    travelers: 2,
    meet: KYOTO,
    made: -2 * DAY,
    life: agreeAfter(-2 * DAY, 'card'),
  },
  createPastTour(5, 12, 5, 'wechat', [
    { afterStart: 9, what: 'uploads a proof', shows: ['paper receipt'] },
    { afterStart: 11, what: 'the guide verifies the proof' },
    ...REVIEWED_BY_KENJI,
  ]),
  // its picture was already used in an earlier proof
  createPastTour(2, 3, 4, 'alipay', [
    { afterStart: 9, what: 'uploads a proof', shows: ['paper receipt'] },
  ]),
  createPastTour(16, 45, 6, 'card'),
  // a no-show because the traveler was ill; the claim awaits staff
  {
    guide: 'kenji',
    traveler: 9,
    start: -1.3 * DAY,
    to: 'last',
    duration: 3,
    travelers: 2,
    meet: KYOTO,
    made: -8 * DAY,
    life: [
      ...agreeAfter(-8 * DAY, 'card'),
      { afterStart: -0.2, what: 'guide confirms the start' },
      { afterStart: 1.2, what: 'the guide reports a no-show' },
      {
        afterStart: 20,
        what: 'claims an emergency',
        words:
          'I was taken to the emergency room the night before and could not even write. The certificate is attached.',
        shows: ['medical certificate'],
      },
    ],
  },
  // a no-show that the traveler contests; the dispute awaits staff
  {
    guide: 'kenji',
    traveler: 26,
    start: -3.4 * DAY,
    to: 'last',
    duration: 3,
    travelers: 2,
    meet: KYOTO,
    made: -10 * DAY,
    life: [
      ...agreeAfter(-10 * DAY, 'card'),
      { afterStart: -0.2, what: 'guide confirms the start' },
      { afterStart: 1.1, what: 'the guide reports a no-show' },
      {
        afterStart: 9,
        what: 'disputes',
        words:
          'I stood at the north gate of the shrine for forty minutes. We must have waited at two different gates; here is a photo of the clock there.',
        shows: ['photograph'],
      },
      {
        afterStart: 15,
        what: 'the guide tells their side',
        words:
          'The address in the booking leads to the south gate. I waited there for an hour and called twice.',
      },
    ],
  },
  // decided emergency claims: one accepted, one rejected
  {
    guide: 'kenji',
    traveler: 'mei',
    start: -21 * DAY,
    to: 'last',
    hour: 9,
    duration: 4,
    travelers: 2,
    meet: KYOTO,
    made: -30 * DAY,
    life: [
      ...agreeAfter(-30 * DAY, 'wechat'),
      { afterStart: -30, what: 'cancels', words: '突然发烧，去不了了' },
      {
        afterStart: -26,
        what: 'claims an emergency',
        words: '前一晚突发肠胃炎，医生要求休息三天，附上诊断证明。',
        shows: ['medical certificate'],
      },
      {
        afterStart: 10,
        what: 'staff decides the claim',
        accepts: true,
        words: '诊断证明的日期和姓名都对得上，祝早日康复。',
      },
    ],
  },
  {
    guide: 'kenji',
    traveler: 30,
    start: -13 * DAY,
    to: 'last',
    hour: 9,
    duration: 3,
    travelers: 2,
    meet: KYOTO,
    made: -20 * DAY,
    life: [
      ...agreeAfter(-20 * DAY, 'alipay'),
      { afterStart: -20, what: 'cancels', words: 'We are still in Osaka' },
      {
        afterStart: -18,
        what: 'claims an emergency',
        words: 'Our flight was cancelled.',
        shows: ['flight notice'],
      },
      {
        afterStart: 30,
        what: 'staff decides the claim',
        accepts: false,
        words: 'The notice is about a flight to another city, two days after the tour.',
      },
    ],
  },
  createPastTour(27, 20, 4, 'alipay'),
  createPastTour(58, 33, 5, 'alipay'),
  createPastTour(83, 50, 3, 'card'),
  createPastTour(110, 8, 6, 'wechat'),
  createPastTour(131, 27, 4, 'alipay'),
  createPastTour(159, 15, 5, 'card'),
  createPastTour(187, 38, 6, 'alipay'),
  createPastTour(226, 22, 3, 'wechat'),
];

/**
 * A booking cancelled at the last minute. Two of them between the same two users form a pattern for staff
 * to decide.
 */
const createLateCancellation = (daysAgo: number, hoursBefore: number, words: string): Story => ({
  guide: 'fumikoaraki',
  traveler: 17,
  start: -daysAgo * DAY,
  to: 'last',
  hour: 10,
  duration: 3,
  travelers: 2,
  meet: ['広島県広島市中区基町5-25', '7300011'],
  made: -(daysAgo + 6) * DAY,
  life: [
    ...agreeAfter(-(daysAgo + 6) * DAY, 'alipay'),
    { afterStart: -hoursBefore, what: 'cancels', words },
  ],
});

const LAST_MINUTE: readonly Story[] = [
  createLateCancellation(17, 2, '临时有事，不好意思'),
  createLateCancellation(9, 1, '今天还是去不了'),
];

const GINKAKUJI: Story['meet'] = ['京都府京都市左京区銀閣寺町2', '6068402'];

/**
 * Tours of mei with kenji around the current time, so that there is always one that can be tried from both
 * sides. Each blocks kenji's time until an hour after its end, when the next one starts.
 */
const TOGETHER: readonly Story[] = [
  // completed a few hours ago
  {
    guide: 'kenji',
    traveler: 'mei',
    start: -11,
    to: 'last',
    duration: 3,
    travelers: 2,
    meet: GINKAKUJI,
    made: -6 * DAY,
    life: [
      ...agreeAfter(-6 * DAY, 'alipay'),
      ...STARTED,
      { afterStart: 3.2, what: 'completes' },
      { afterStart: 3.5, what: 'uploads a proof', shows: ['phone receipt'] },
    ],
  },
  // mei has confirmed the start, kenji has not, and she cannot find him: either can confirm, report or complete,
  // and the case waits for staff
  {
    guide: 'kenji',
    traveler: 'mei',
    start: -7,
    to: 'last',
    duration: 3,
    travelers: 2,
    meet: GINKAKUJI,
    made: -5 * DAY,
    life: [
      ...agreeAfter(-5 * DAY, 'wechat'),
      { afterStart: -0.6, what: 'the traveler sends a mark', mark: 'on_my_way' },
      { afterStart: -0.1, what: 'the traveler sends a mark', mark: 'here' },
      { afterStart: -0.1, what: 'traveler confirms the start' },
      { afterStart: 0.4, what: 'the traveler sends a mark', mark: 'cannot_find' },
    ],
  },
  // running
  {
    guide: 'kenji',
    traveler: 'mei',
    start: -2,
    to: 'last',
    duration: 3,
    travelers: 2,
    meet: GINKAKUJI,
    made: -4 * DAY,
    life: [
      ...agreeAfter(-4 * DAY, 'card'),
      ...STARTED,
      {
        afterStart: 0.5,
        what: 'the guide proposes an extra cost',
        words: '和服租借 Kimono rental',
        yen: 6_600,
      },
    ],
  },
  // from now on, both parties can confirm the start
  {
    guide: 'kenji',
    traveler: 'mei',
    start: 2,
    to: 'last',
    duration: 3,
    travelers: 2,
    meet: GINKAKUJI,
    made: -3 * DAY,
    life: [...agreeAfter(-3 * DAY, 'wechat'), { hours: 0, what: 'time passes' }],
  },
];

export const STORIES: readonly Story[] = [...STATUSES, ...KENJI, ...LAST_MINUTE, ...TOGETHER];
