import { defineDishes } from './define-places.ts';

/**
 * Foods that people are allergic to or avoid, and ways of eating: the 28 allergens of Japan's food labels, and what is
 * named most often besides them. Compiled by hand from general knowledge on November 30, 2026.
 */
export const FOODS = defineDishes(
  null,
  `
food-shrimp | Shrimp | 虾 | エビ | 蝦; 海老; えび; shrimps; prawn; prawns
food-crab | Crab | 螃蟹 | カニ | 蟹; crabs
food-walnut | Walnuts | 核桃 | くるみ | クルミ; 胡桃; walnut
food-wheat | Wheat | 小麦 | 小麦 | 小麥; 面粉
food-buckwheat | Buckwheat | 荞麦 | そば | 蕎麦; 蕎麥; 荞麦粉
food-egg | Eggs | 鸡蛋 | 卵 | 雞蛋; 蛋类; たまご; 玉子; egg
food-milk | Milk | 牛奶 | 牛乳 | ミルク
food-peanut | Peanuts | 花生 | 落花生 | ピーナッツ; peanut
food-almond | Almonds | 杏仁 | アーモンド | 扁桃仁; almond
food-abalone | Abalone | 鲍鱼 | アワビ | あわび; 鮑魚
food-squid | Squid | 鱿鱼 | イカ | 魷魚; 墨鱼; calamari
food-salmon-roe | Salmon roe | 三文鱼籽 | イクラ | いくら; 鲑鱼子; ikura
food-orange | Oranges | 橙子 | オレンジ | orange
food-cashew | Cashews | 腰果 | カシューナッツ | cashew; cashew nuts
food-kiwi | Kiwi | 猕猴桃 | キウイ | 奇异果; キウイフルーツ; kiwis
food-beef | Beef | 牛肉 | 牛肉 | ビーフ
food-sesame | Sesame | 芝麻 | ごま | ゴマ; 胡麻
food-salmon | Salmon | 三文鱼 | 鮭 | サーモン; サケ; 鲑鱼
food-mackerel | Mackerel | 青花鱼 | サバ | 鯖; 鲭鱼
food-soy | Soy | 大豆 | 大豆 | 黄豆; soya; soybeans; soybean
food-chicken | Chicken | 鸡肉 | 鶏肉 | 雞肉; チキン
food-banana | Bananas | 香蕉 | バナナ | banana
food-pork | Pork | 猪肉 | 豚肉 | 豬肉; ポーク
food-macadamia | Macadamia nuts | 夏威夷果 | マカダミアナッツ | macadamia; macadamias
food-peach | Peaches | 桃子 | 桃 | 水蜜桃; peach
food-yam | Yam | 山药 | 山芋 | やまいも; 山藥; yams
food-apple | Apples | 苹果 | りんご | リンゴ; 蘋果; apple
food-gelatin | Gelatin | 明胶 | ゼラチン | 吉利丁; gelatine
food-nuts | Nuts | 坚果 | ナッツ | 堅果; nut; tree nuts; ナッツ類
food-shellfish | Shellfish | 贝类 | 貝 | 貝類; 甲壳类; 甲殻類
food-seafood | Seafood | 海鲜 | 魚介類 | 海鮮; 魚介
food-fish | Fish | 鱼 | 魚 | 魚類; さかな
food-raw-fish | Raw fish | 生鱼 | 生魚 | raw seafood
food-octopus | Octopus | 章鱼 | タコ | 章魚
food-gluten | Gluten | 麸质 | グルテン | 麩質; 面筋
food-dairy | Dairy | 乳制品 | 乳製品 | 奶制品; 奶製品; dairy products
food-lactose | Lactose | 乳糖 | 乳糖 |
food-meat | Meat | 肉 | 肉 | お肉; 肉类
food-lamb | Lamb | 羊肉 | 羊肉 | ラム肉; mutton
food-alcohol | Alcohol | 酒精饮料 | お酒 | 喝酒; 饮酒; 酒精; 清酒; アルコール; 日本酒
food-vegetarian | Vegetarian | 素食 | ベジタリアン | 吃素; 素食者; vegetarians
food-vegan | Vegan | 纯素 | ヴィーガン | 全素; ビーガン; vegans
food-halal | Halal food | 清真 | ハラール | 清真食品; ハラル; halal
`,
).map((food) => ({ ...food, id: food.id.replace('dish-', '') }));
