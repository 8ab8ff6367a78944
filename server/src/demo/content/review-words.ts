/** What travelers write, by language. `{name}` is the guide's given name, `{place}` a stop. */
interface ReviewWords {
  /** By stars: how it begins. */
  readonly openings: Readonly<Record<3 | 4 | 5, readonly string[]>>;
  /** By category id of the catalog: what happened. */
  readonly details: Readonly<Record<number, readonly string[]>>;
  readonly places: readonly string[];
  readonly closings: readonly string[];
}

const en: ReviewWords = {
  openings: {
    5: [
      'The best day of our two weeks in Japan.',
      '{name} met us five minutes early with umbrellas for everyone.',
      'We booked four hours and asked for two more.',
      'My mother is eighty-one and did not want to go back to the hotel.',
      'I travel alone a lot and seldom feel this looked after.',
      'Third trip to Japan, first time I understood what I was looking at.',
      '{name} asked three good questions beforehand and then built the day around the answers.',
      'Calm, funny, and never once looked at a phone.',
      'Our two teenagers put away theirs, which says everything.',
      'Worth every yuan, and I count them.',
      'It felt like visiting a friend who happens to know everything.',
      'A day without a single queue. I still do not know how.',
      'The itinerary changed twice because of rain and got better both times.',
      'Exactly as described, which is rarer than it should be.',
      'I would fly back for this.',
      'We laughed from the station to the last train.',
      'Patient with my beginner’s Japanese and quick to help when it failed.',
      'I have already sent the link to my sister.',
      '{name} noticed that my knee hurt before I did.',
      'Thoughtful from the first message to the goodbye.',
    ],
    4: [
      'A very good afternoon with a few hurried moments.',
      'Lovely person, great food, slightly too much walking for us.',
      'Good knowledge; the English is fine once you get used to the accent.',
      'We enjoyed it a lot, even though the main hall was closed for repairs.',
      'Solid and friendly. I would have liked a little more history.',
      'Well organised. Lunch was on the expensive side.',
      'Started ten minutes late because of a train, then made up for it.',
    ],
    3: [
      'Nice enough, but the route was the one from my guidebook.',
      'Friendly, though I had the feeling we were rushing.',
      'The tour itself was fine; the meeting point was hard to find.',
      'Rain and a tired child are nobody’s fault, but the plan did not bend much.',
      'Good shops, but I had hoped for fewer of them.',
    ],
  },
  details: {
    1: [
      'We turned off the main street after two minutes and never missed it.',
      'The night view came with the story of who built what and why.',
      'Every corner had a reason.',
    ],
    2: [
      'I ate seven things that I could not have ordered myself.',
      'The counter had eight seats and {name} had kept us three.',
      'We learned to say that it was delicious and then had to say it a lot.',
      'Allergies were checked with the cook at every stop.',
    ],
    3: [
      'The explanation of the garden changed how I looked at all the others.',
      'Sitting on that veranda in silence was the moment I will keep.',
      'My daughter still folds the cloth the way she was shown.',
    ],
    4: [
      'The trail was easy, the view was not, in the best way.',
      'Tea from a thermos at the top, and nobody else there.',
      'We were told about bathing manners beforehand and felt at ease.',
    ],
    5: [
      'Found the figure I had been after since 2014, at a fair price.',
      'Every staircase from the series, in the right order.',
      'My son has a new hero.',
    ],
    6: [
      'Saved me from an overpriced watch and found a better one.',
      'In and out of the tax counter in ten minutes.',
      'Honest about what suits me, which my friends are not.',
    ],
    7: [
      'The pictures arrived two days later and made my grandmother cry.',
      'No stiff poses, we just walked and talked.',
      'Up at five, and right to insist.',
    ],
    8: [
      'There was a lift everywhere. Everywhere.',
      'The children were given a job at each stop and took it very seriously.',
      'Benches, shade and toilets appeared exactly when needed.',
    ],
    9: [
      'At the clinic every word was translated and nothing left out.',
      'Our rail passes were sorted in one visit to the counter.',
      'The restaurant that never answers the phone answered {name}.',
    ],
    10: [
      'Our supplier said afterwards that it was the smoothest visit this year.',
      'Knew the vocabulary of our trade better than our own office.',
      'The minutes were in my mailbox before I was in my room.',
    ],
    11: [
      'Trains, tickets and timings were handled; I only looked out of the window.',
      'A small town that I could not find again on a map, and it was perfect.',
      'We tasted at three doors and bought at the third.',
    ],
  },
  places: [
    '{place} was the part we still talk about.',
    'Do ask for {place}.',
    'I had doubts about {place} and was wrong.',
    'We stayed at {place} much longer than planned, and that was fine.',
    '{place} alone would have been worth the trip.',
  ],
  closings: [
    'Thank you, {name}.',
    'We will come back in autumn.',
    'Book early, the good days go quickly.',
    'Recommended without reservations.',
    'Wear good shoes.',
    'Come hungry.',
    'We exchanged recipes.',
    'Next time with my parents.',
  ],
};

const zh: ReviewWords = {
  openings: {
    5: [
      '两周行程里最开心的一天。',
      '{name}提前五分钟到，还给每个人带了伞。',
      '本来订了四个小时，后来又加了两个小时。',
      '我妈今年七十八，玩到不肯回酒店。',
      '一个人出来玩，很少有这么安心的时候。',
      '第三次来日本，第一次看懂了自己在看什么。',
      '出发前{name}问了三个问题，行程就是照着我们的回答排的。',
      '说话不急不慢，全程没看过手机。',
      '两个十几岁的孩子主动把手机收起来了，这就说明一切。',
      '这个价格很值，我是会算账的人。',
      '像去朋友家串门，只是这位朋友什么都懂。',
      '一整天没排过一次队，到现在也没想明白怎么做到的。',
      '下雨改了两次路线，每次都改得更好。',
      '和介绍里写的完全一样，这其实很难得。',
      '为了这一天，愿意再飞一次。',
      '从车站一路笑到末班车。',
      '我日语只会几句，{name}很有耐心，卡住了马上接上。',
      '已经把链接发给我姐了。',
      '膝盖不舒服我还没开口，{name}就放慢了。',
      '从第一条消息到最后道别，都很周到。',
      '不推销，不催，不带去奇怪的店。',
      '比我自己做的攻略强太多了。',
      '带着挑剔的公公婆婆，两位都说好。',
      '回来翻照片，每一张都想起一个故事。',
    ],
    4: [
      '整体很满意，就是中间有点赶。',
      '人特别好，吃得也好，走的路稍微多了点。',
      '讲得很细，普通话带一点口音，习惯就好。',
      '正殿在修没看成，不过其他安排弥补了。',
      '靠谱，友好，历史部分想听得再多一点。',
      '安排得很有条理，午餐略贵。',
      '因为电车晚点迟了十分钟，之后都补回来了。',
      '拍照很认真，成片稍微等了几天。',
    ],
    3: [
      '还可以，不过路线和攻略书上差不多。',
      '人很和气，就是感觉一直在赶时间。',
      '行程没问题，集合地点不太好找。',
      '下雨加上孩子闹，谁也不怪，只是计划不太能变通。',
      '店都不错，就是店有点多，想多走走路。',
    ],
  },
  details: {
    1: [
      '两分钟就拐出了主街，之后一点也不想回去。',
      '看夜景的时候把每栋楼的来历都讲了。',
      '连一个邮筒都能讲出故事来。',
      '避开人流的本事一流。',
    ],
    2: [
      '吃了七样自己绝对点不出来的东西。',
      '只有八个座位的店，{name}提前替我们留了三个。',
      '学会了用日语说好吃，然后说了一晚上。',
      '家里有人对虾过敏，每家店都先跟师傅确认。',
      '那碗面现在还在想。',
    ],
    3: [
      '听完讲解，再看别的庭园眼光都不一样了。',
      '在廊下安静坐的那二十分钟，会记很久。',
      '女儿回家还照着学来的方法叠布。',
      '穿和服走了一上午，居然一点不勒。',
    ],
    4: [
      '路不难走，风景让人说不出话。',
      '山顶有热茶喝，而且没有别人。',
      '泡温泉的规矩提前讲好了，一点不尴尬。',
      '第一次滑雪，中午就能自己下来了。',
    ],
    5: [
      '找了好几年的手办，价格还很公道。',
      '动画里的台阶按顺序走了一遍，圆满。',
      '儿子有了新偶像。',
    ],
    6: [
      '拦住我没买那块溢价的表，又找到一块更好的。',
      '退税十分钟办完。',
      '不适合我的会直说，比闺蜜诚实。',
      '该买的都买了，没有一样冲动消费。',
    ],
    7: [
      '第三天收到成片，外婆看哭了。',
      '没有僵硬的姿势，就是边走边聊边拍。',
      '五点起床是对的。',
      '不上镜的老公也拍得很自然。',
    ],
    8: [
      '全程都有电梯，真的是全程。',
      '每一站都给孩子派任务，他们特别认真。',
      '要坐就有椅子，要躲太阳就有树荫。',
      '推着婴儿车也没走冤枉路。',
    ],
    9: [
      '在医院每句话都翻译到位，没有漏一句。',
      '周游券一次就办好了。',
      '从来打不通的餐厅，{name}一打就通。',
      '接站很准时，还提前发了出口的照片。',
    ],
    10: [
      '供应商事后说，是今年最顺的一次来访。',
      '行业词汇比我们自己人还熟。',
      '人还没回酒店，纪要已经到邮箱了。',
    ],
    11: [
      '换乘和票都不用操心，我只管看窗外。',
      '小镇小到地图上找不到，但刚刚好。',
      '尝了三家，在第三家买的。',
      '回程在车上睡得很香。',
    ],
  },
  places: [
    '{place}这一站，我们到现在还在聊。',
    '记得让安排{place}。',
    '本来对{place}没抱期待，结果是我错了。',
    '在{place}待得比计划久，也没有催我们。',
    '光是{place}就值回票价。',
    '最喜欢{place}那一段。',
  ],
  closings: [
    '谢谢{name}。',
    '秋天还会再来。',
    '好日子要早点订。',
    '放心推荐。',
    '记得穿舒服的鞋。',
    '空着肚子去。',
    '下次带爸妈一起。',
    '期待再见。',
  ],
};

export const REVIEW_WORDS = { en, zh } as const;

/** How guides answer a review of so many stars. */
export const REPLIES: Readonly<Record<'en' | 'zh', Record<3 | 4 | 5, readonly string[]>>> = {
  en: {
    5: [
      'Thank you for the good questions. I looked one up afterwards and you were right.',
      'It was a pleasure. The cook sends regards.',
      'Come back in another season, the same street is a different one.',
    ],
    4: ['Thank you, that helps. I have changed the route a little since.'],
    3: ['I am sorry that it felt hurried. I now plan one stop less.'],
  },
  zh: {
    5: [
      '谢谢你们的好问题，有一个我回去查了，你是对的。',
      '很开心认识你们，店里的师傅也让我问好。',
      '换个季节再来，同一条街会是另一个样子。',
    ],
    4: ['谢谢提醒，之后的路线已经调整了。'],
    3: ['抱歉让你觉得赶，现在我会少排一站。'],
  },
};
