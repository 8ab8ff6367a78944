/** The invented authors of the reviews: nickname and language. */
export interface DemoTraveler {
  readonly nickname: string;
  readonly fullName: string;
  readonly language: 'zh' | 'en';
}

const ZH =
  '小鹿在路上:陆佳宁|阿哲:吴哲远|周末出逃:周漫|不吃香菜:何思齐|南方的雪:许南雪|大米妈妈:刘蓓|老陈走天下:陈国栋|橘子汽水:方圆|木木:林沐|一颗土豆:马骁|晴天有时下雨:唐晴|北岛的猫:郭倩|跑步的王叔:王建民|半糖:顾盼|阿宝爸:曹峻|云上:白云舒|小满:满一诺|九月:余秋|豆豆一家:谢婷|不务正业的会计:孟凡|灯塔:邹亮|K小姐:康宁|二两面:程宇|江边客:江一帆|风铃:冯玲|慢慢:满小曼|海盐:海燕|栗子:黎紫|早八人:潘多|背包客老李:李慕白|胖虎:胡大伟|夏天的风:夏安|三三:单珊|阿May:梅若溪|小林同学:林泽宇|苏打:苏达|一只鹤:贺鸣|花卷:华娟|四月:萧四月|饺子馆主:焦子涵';
const EN =
  'Hannah B.:Hannah Brennan|Marco:Marco Salvi|Priya:Priya Raman|Tom & Ellie:Thomas Whitlock|Sofia L.:Sofia Lindqvist|James:James Okoro|Anneke:Anneke Visser|Wei Ling:Tan Wei Ling|Daniel K.:Daniel Krüger|Grace:Grace Holloway|Luca P.:Luca Perrin|Nadia:Nadia Haddad|Oliver:Oliver Sand|Min-ji:Park Min-ji|Ruth:Ruth Castellan|Aaron T.:Aaron Teo|Carmen:Carmen Ibarra|Josh:Joshua Penn|Ingrid:Ingrid Solberg|Farah:Farah Aziz';

const parse = (list: string, language: 'zh' | 'en'): DemoTraveler[] =>
  list.split('|').map((pair) => {
    const [nickname = '', fullName = ''] = pair.split(':');
    return { nickname, fullName, language };
  });

export const TRAVELERS: readonly DemoTraveler[] = [...parse(ZH, 'zh'), ...parse(EN, 'en')];
