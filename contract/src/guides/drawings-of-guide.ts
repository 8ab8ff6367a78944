import type { CitySlug } from '../catalog/cities.ts';
import {
  cityDrawing,
  DRAWINGS,
  type DrawingName,
  THEMES,
  type Theme,
  themeOfService,
} from '../catalog/drawings.ts';
import type { Itinerary } from './entities.ts';

/** Specialties that lead out of the city, so that its landmark would say the wrong thing. */
const ELSEWHERE: ReadonlySet<Theme> = new Set<Theme>(['hiking', 'onsen', 'snow', 'sea', 'railway']);

/** The lanes are those of Kyoto, with its pagoda: on another city's guide they would mislead. */
const showsElsewhere = (theme: Theme, city: CitySlug): boolean =>
  theme === 'lanes' && city !== 'kyoto';

/** Services for which people come in the city's best season: blossom and leaves, and pictures. */
const comesInSeason = (subcategoryId: number): boolean =>
  subcategoryId === 402 || subcategoryId === 407 || Math.floor(subcategoryId / 100) === 7;

/** Words by which people know what a stop is about, in both languages. */
const WORDS: Readonly<Record<Theme, RegExp>> = {
  tea: /\btea\b|matcha|茶/gi,
  table:
    /lunch|dinner|\btable\b|counter|coffee|café|breakfast|sushi|soba|udon|beef|curry|eel\b|tofu|cook|午餐|晚餐|早餐|料理|咖啡|寿司|荞麦|豆腐|鳗鱼/gi,
  'street-food':
    /yatai|stall|street food|ramen|noodle|okonomiyaki|takoyaki|griddle|屋台|小吃|拉面|大阪烧|章鱼烧|铁板/gi,
  market: /market|fishmonger|oyster|quay|市场|鱼市|牡蛎/gi,
  'bar-alley':
    /\bbars?\b|izakaya|sake\b|brewery|whisky|alley|beer|居酒屋|酒吧|清酒|酒藏|酒仓|横丁|啤酒|威士忌/gi,
  temple: /temple|shrine|pagoda|\w+-ji\b|torii|jinja|taisha|寺|神社|大社|鸟居|塔/gi,
  craft:
    /workshop|loom|potter|kiln|brush|indigo|knife|knives|weav|paper-?making|craft|工坊|作坊|织机|陶|刀|手工|染/gi,
  festival: /festival|matsuri|kabuki|noh\b|drum|祭|歌舞伎|能剧|太鼓/gi,
  gallery: /museum|gallery|\bart\b|architect|美术馆|博物馆|画廊|建筑/gi,
  hiking:
    /hike|hiking|ridge|summit|trail|\bmount\b|\bmt\b|forest|rock|登山|徒步|山路|山顶|森林|岩/gi,
  onsen: /onsen|hot spring|\bbaths?\b|温泉|澡/gi,
  snow: /snow|\bski|turns at|powder|ice\b|雪|滑|冰/gi,
  sea: /\bsea\b|beach|coast|island|ferry|harbou?r|pier|\bbay\b|cycl|海|岛|渡船|码头|港|骑行/gi,
  garden: /garden|moss|blossom|cherry|maple|园|苔|樱|枫|红叶/gi,
  night: /night|evening|dusk|lights?\b|after dark|neon|夜|黄昏|灯/gi,
  lanes: /lanes?\b|quarter|backstreet|kimono|townhouse|old houses|巷|町屋|老街|和服|寺町/gi,
  arcade: /arcade game|anime|manga|figure|game|broadway|akihabara|动漫|游戏|手办|秋叶原|圣地/gi,
  shopping: /shop|second-hand|vintage|department|store|arcade\b|古着|商店街|中古|百货|购物/gi,
  photography: /photo|portrait|picture|camera|摄影|拍照|写真|相机/gi,
  family:
    /children|child|family|zoo|aquarium|playground|amusement|theme park|孩子|亲子|动物园|水族馆|乐园/gi,
  station: /station\b|airport|first day|tickets|车站|机场|车票/gi,
  business: /company|trade fair|office|factory|meeting|企业|展会|工厂|会议/gi,
  railway: /train|railway|tram|ropeway|line to|电车|火车|铁道|慢车|缆车/gi,
};

const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

type Described = Pick<Itinerary, 'title' | 'summary' | 'stops' | 'services'>;

/**
 * What an itinerary is about, most of all first: its services, its title and its stops' titles
 * count twice what the words below them do.
 */
const themesOf = ({ title, summary, stops, services }: Described): Theme[] => {
  const loud = [title, ...stops.map((stop) => stop.title)].join('\n');
  const quiet = [summary, ...stops.map((stop) => stop.description)].join('\n');
  const booked = new Set(services.map(themeOfService));
  return THEMES.map((theme) => ({
    theme,
    weight:
      2 * count(loud, WORDS[theme]) + count(quiet, WORDS[theme]) + (booked.has(theme) ? 2 : 0),
  }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ theme }) => theme);
};

interface Pictured {
  readonly id: number;
  readonly serviceCity: string;
  /** Subcategory ids. */
  readonly services: readonly number[];
}

/**
 * The cover of a guide's page (docs/product/guides.md, "Drawings"): the first service where it lies
 * outside the city; otherwise the city, its season for guides through gardens, blossom and pictures,
 * or what the guide offers, by turns, so that guides of one city differ. Always the same for a guide.
 */
export const coverDrawing = ({ id, serviceCity, services }: Pictured): DrawingName => {
  const [first] = services;
  const themes = services.flatMap((service) => themeOfService(service) ?? []);
  const theme = first === undefined ? null : themeOfService(first);
  if (theme && ELSEWHERE.has(theme)) return theme;
  const city = serviceCity as CitySlug;
  const fitting: DrawingName[] = [
    cityDrawing(city),
    ...(services.some(comesInSeason) ? [cityDrawing(city, 'season')] : []),
    ...themes.filter((each) => !ELSEWHERE.has(each) && !showsElsewhere(each, city)),
  ];
  const covers = [...new Set(fitting)];
  return covers[id % covers.length] ?? city;
};

/**
 * A drawing for each of the guide's itineraries, in their order (docs/product/guides.md,
 * "Drawings"): by what its title and stops are about, then by the guide's services, then the city;
 * none twice, and none that is the cover, as long as there are drawings left.
 */
export const itineraryDrawings = (
  guide: Pictured & { readonly itineraries: readonly Described[] },
): DrawingName[] => {
  const taken = new Set<DrawingName>([coverDrawing(guide)]);
  const city = guide.serviceCity as CitySlug;
  const ofServices = guide.services.flatMap((id) => themeOfService(id) ?? []);
  return guide.itineraries.map((itinerary) => {
    const wishes: DrawingName[] = [
      ...themesOf(itinerary),
      cityDrawing(city, 'season'),
      ...ofServices,
      cityDrawing(city),
      ...THEMES,
    ];
    const drawing = wishes.find((name) => !taken.has(name)) ?? DRAWINGS[0] ?? city;
    taken.add(drawing);
    return drawing;
  });
};
