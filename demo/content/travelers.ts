import { CITY_SLUGS, type CitySlug } from '@tomoguide/contract/catalog/cities';

/** An invented author of reviews. */
export interface DemoTraveler {
  readonly nickname: string;
  readonly fullName: string;
  readonly language: 'zh' | 'en';
  /** The one or two cities in which the traveler reviewed guides. */
  readonly cities: readonly CitySlug[];
}

const ZH =
  '小鹿在路上:陆佳宁|阿哲:吴哲远|周末出逃:周漫|不吃香菜:何思齐|南方的雪:许南雪|大米妈妈:刘蓓|老陈走天下:陈国栋|橘子汽水:方圆|木木:林沐|一颗土豆:马骁|晴天有时下雨:唐晴|北岛的猫:郭倩|跑步的王叔:王建民|半糖:顾盼|阿宝爸:曹峻|云上:白云舒|小满:满一诺|九月:余秋|豆豆一家:谢婷|不务正业的会计:孟凡|灯塔:邹亮|K小姐:康宁|二两面:程宇|江边客:江一帆|风铃:冯玲|慢慢:满小曼|海盐:海燕|栗子:黎紫|早八人:潘多|背包客老李:李慕白|胖虎:胡大伟|夏天的风:夏安|三三:单珊|阿May:梅若溪|小林同学:林泽宇|苏打:苏达|一只鹤:贺鸣|花卷:华娟|四月:萧四月|饺子馆主:焦子涵';
const EN =
  'Hannah B.:Hannah Brennan|Marco:Marco Salvi|Priya:Priya Raman|Tom & Ellie:Thomas Whitlock|Sofia L.:Sofia Lindqvist|James:James Okoro|Anneke:Anneke Visser|Wei Ling:Tan Wei Ling|Daniel K.:Daniel Krüger|Grace:Grace Holloway|Luca P.:Luca Perrin|Nadia:Nadia Haddad|Oliver:Oliver Sand|Min-ji:Park Min-ji|Ruth:Ruth Castellan|Aaron T.:Aaron Teo|Carmen:Carmen Ibarra|Josh:Joshua Penn|Ingrid:Ingrid Solberg|Farah:Farah Aziz';
// Added at the end, because other parts of the demo refer to travelers by position.
const MORE_ZH =
  '初雪:陈雨桐|薄荷糖:周梦瑶|阿橙:郭可欣|旅行青蛙:谢雪莹|小鱼干:曹浩然|胡萝卜:黄立群|山山:马世杰|北方以北:郑少华|橙子爸爸:冯晓燕|牛奶咖啡:刘慧敏|二胖:孙静怡|叮当:林乐瑶|南瓜妈妈:许丽华|一口酥:李春梅|云朵邮差:吴美玲|小城故事:何志远|大鹏:宋海峰|阿紫:彭德胜|芝麻糊:赵振华|周三下午:胡思琪|老周看世界:梁若曦|小雨点:邓秋云|蓝色公交:杨诗涵|椰子:朱文博|七月流火:罗宇航|咚咚:韩广平|阿凯:张明轩|米粒:徐天宇|鹿角:高启明|老吴:唐一鸣|夜猫子:陈佳怡|麦子:周欣悦|果果妈:郭语嫣|西瓜头:谢婉清|白夜:曹建国|一盏灯:黄永强|小沈:马俊杰|阿童:郑卫东|银杏树下:冯子涵|溜溜球:刘嘉禾|竹子:孙晨曦|向日葵:林雨桐|阿坤:许梦瑶|蜗牛慢走:李可欣|小顾:吴雪莹|红豆沙:何浩然|草莓大福:宋立群|冬瓜:彭世杰|老郑一家:赵少华|布丁:胡晓燕|青柠:梁慧敏|小葵:邓静怡|阿诚:杨乐瑶|三月桃:朱丽华|石头:罗春梅|月半:韩美玲|小邱:张志远|柚子茶:徐海峰|一路向东:高德胜|阿乐:唐振华|糯米:陈思琪|春卷:周若曦|小贝壳:郭秋云|长安故人:谢诗涵|阿武:曹文博|团子:黄宇航|老徐:马广平|樱桃:郑明轩|散步家:冯天宇|小崔:刘启明|芒果干:孙一鸣|阿静:林佳怡|南风:许欣悦|汤圆:李语嫣|方糖:吴婉清|小戴:何建国|梧桐:宋永强|老宋:彭俊杰|一鸣:赵卫东|雪糕:胡子涵|阿丽:梁嘉禾|茉莉:邓晨曦|山楂:杨雨桐|小魏:朱梦瑶|抹茶控:罗可欣|阿浩:韩雪莹|海边的羊:张浩然|老冯:徐立群|核桃:高世杰|小叶子:唐少华|西米露:陈晓燕|阿琳:周慧敏|柿子:郭静怡|大伟哥:谢乐瑶|蓝莓:曹丽华|小余:黄春梅|枫糖:马美玲|阿辉:郑志远|酸奶:冯海峰|老高:刘德胜|彩虹糖:孙振华|小尹:林思琪|羊羊:许若曦|阿敏:李秋云|桂花:吴诗涵|山竹:何文博|小杜:宋宇航|老蔡:彭广平|荔枝:赵明轩|豆浆:胡天宇|阿峰:梁启明|小洛:邓一鸣|甜酒:杨佳怡|松果:朱欣悦|阿芸:罗语嫣|老秦:韩婉清|小阮:张建国|莲子:徐永强|琥珀:高俊杰|阿斌:唐卫东|年糕:陈子涵|小侯:周嘉禾|水饺:郭晨曦|老邓:谢雨桐|阿倩:曹梦瑶|杨梅:黄可欣|小覃:马雪莹|奶盖:郑浩然|桃子:冯立群|阿超:刘世杰|老罗:孙少华|小蒋:林晓燕|绿豆:许慧敏|蜜枣:李静怡|阿媛:吴乐瑶|小常:何丽华|橄榄:宋春梅|老任:彭美玲|阿彬:赵志远|花生:胡海峰|小毛:梁德胜|龙井:邓振华|阿萍:杨思琪|石榴:朱若曦|老范:罗秋云|小袁:韩诗涵|拿铁:张文博|阿涛:徐宇航|枇杷:高广平|小史:唐明轩|老段:陈天宇|青团:周启明|阿雯:郭一鸣|番茄:谢佳怡|小龚:曹欣悦|话梅:黄语嫣|老万:马婉清|阿睿:郑建国|小樊:樊晓东|枸杞:苟启文|阿霖:霍霖|老庄:庄维国';
const MORE_EN =
  'Amelia H.:Amelia Hart|Ben:Ben Ashworth|Chloe:Chloe Martin|Diego F.:Diego Fuentes|Emma:Emma Lindgren|Felix:Felix Bauer|Gina R.:Gina Rossi|Henry:Henry Cole|Isla:Isla McRae|Jack T.:Jack Turner|Keira:Keira Walsh|Liam:Liam O’Neill|Maya D.:Maya Desai|Noah:Noah Fischer|Olivia:Olivia Grant|Pedro A.:Pedro Alves|Quinn:Quinn Harper|Rosa:Rosa Marquez|Sam W.:Sam Whitaker|Tara:Tara Singh|Uma:Uma Nair|Victor L.:Victor Lang|Wendy:Wendy Lau|Yusuf:Yusuf Demir|Zoe B.:Zoe Bennett|Alan:Alan Cho|Beth:Beth Carver|Colin R.:Colin Reid|Dana:Dana Weiss|Elena:Elena Petrova|Frank M.:Frank Moreau|Georgia:Georgia Blake|Hugo:Hugo Jansen|Irene K.:Irene Kowalska|Joel:Joel Hansen|Kate:Kate Donovan|Leo S.:Leo Santoro|Megan:Megan Price|Nina:Nina Novak|Owen H.:Owen Hughes|Paula:Paula Ortiz|Ravi:Ravi Menon|Sarah L.:Sarah Lim|Theo:Theo Dubois|Vera:Vera Horvat|Will F.:Will Foster|Yara:Yara Mansour|Adam:Adam Clarke|Bella C.:Bella Conti|Chris:Chris Doyle|Diana:Diana Popescu|Ethan B.:Ethan Brooks|Fiona:Fiona Kerr|Greg:Greg Mills|Holly W.:Holly Webb|Ivan:Ivan Markov|Jenny:Jenny Sato|Karl N.:Karl Nyberg|Lucy:Lucy Pearce|Martin:Martin Vogel|Naomi S.:Naomi Stein|Oscar:Oscar Lund|Petra:Petra Simic|Ryan G.:Ryan Gallagher|Stella:Stella Vance|Tim:Tim Becker|Ursula F.:Ursula Frei|Vivian:Vivian Ong|Walter:Walter Hess|Xavier R.:Xavier Roche|Ying:Ying Tan|Zachary:Zachary Moss|Alice R.:Alice Romero|Brian:Brian Keane|Clara:Clara Sorensen|David A.:David Amari|Erin:Erin Lockhart|Freya:Freya Dahl|Gavin S.:Gavin Shaw|Helen:Helen Yeo';

/** Returns a city by position, wrapping around, so that travelers are distributed evenly. */
const cityAt = (index: number): CitySlug => CITY_SLUGS[index % CITY_SLUGS.length] ?? 'tokyo';

const parse = (list: string, language: 'zh' | 'en'): DemoTraveler[] =>
  list.split('|').map((pair, index) => {
    const [nickname = '', fullName = ''] = pair.split(':');
    const cities = [cityAt(index), cityAt(index * 3 + Math.floor(index / 10) + 1)];
    return { nickname, fullName, language, cities: [...new Set(cities)] };
  });

export const TRAVELERS: readonly DemoTraveler[] = [
  ...parse(ZH, 'zh'),
  ...parse(EN, 'en'),
  ...parse(MORE_ZH, 'zh'),
  ...parse(MORE_EN, 'en'),
];
