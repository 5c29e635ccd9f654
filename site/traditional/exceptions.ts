/**
 * Words that OpenCC converts wrongly, or in a form that museums in Taiwan and Hong Kong do not write: the words in
 * simplified characters on the left, as they are written in traditional characters on the right. A longer word goes
 * before a shorter one wherever both begin at the same character. Both sides have the same length.
 */
export const exceptions: Readonly<Record<string, string>> = {
  // 钟: bells. OpenCC's 鍾 is right in names and for affection only, words that its dictionary has.
  钟: '鐘',
  钟山: '鍾山',
  钟嵘: '鍾嶸',
  钟离: '鍾離',

  // 里: inside.
  釉里: '釉裡',
  玉里: '玉裡',
  方格里: '方格裡',
  网格里: '網格裡',
  里耶: '里耶',

  // 后: empress or ruler, and after.
  后母戊: '后母戊',
  后羿: '后羿',
  一天后: '一天後',
  两天后: '兩天後',
  几天后: '幾天後',

  // 制: to make, and system.
  御制: '御製',
  轮制: '輪製',
  模制: '模製',
  琢制: '琢製',
  输制: '輸製',
  为制: '為製',
  制砚: '製硯',
  磨制: '磨製',
  形制: '形制',

  // 干: dry. OpenCC's default is 幹, to do.
  干: '乾',
  干什么: '幹什麼',
  怎么干: '怎麼幹',
  枝干: '枝幹',
  树干: '樹幹',
  主干: '主幹',
  骨干: '骨幹',
  躯干: '軀幹',
  才干: '才幹',
  能干: '能幹',
  干部: '幹部',
  干活: '幹活',
  干线: '幹線',
  干事: '幹事',
  干将: '干將',
  干支: '干支',
  天干: '天干',
  若干: '若干',
  干涉: '干涉',
  干扰: '干擾',
  干预: '干預',
  干戈: '干戈',
  栏干: '欄干',
  阑干: '闌干',
  相干: '相干',
  干系: '干係',

  // 系: lugs and cords are tied; others are systems.
  系在: '繫在',
  系口: '繫口',
  系带: '繫帶',
  系冠: '繫冠',
  系革带: '繫革帶',
  束系: '束繫',
  怎么系: '怎麼繫',
  双系: '雙繫',
  四系: '四繫',
  六系: '六繫',
  穿系: '穿繫',
  悬系: '懸繫',
  桥形系: '橋形繫',
  双系列: '雙系列',
  四系列: '四系列',
  六系列: '六系列',

  // 谷: grain, and valley.
  谷纹: '穀紋',
  谷粒: '穀粒',

  // 周: around, and week.
  绕杯一周: '繞杯一周',
  绕器一周: '繞器一周',
  一周弦纹: '一周弦紋',
  一周模印: '一周模印',
  一周仰开: '一周仰開',
  一周饕餮: '一周饕餮',
  转一周: '轉一周',
  浮雕一周: '浮雕一周',

  // 卷: to roll, and scroll.
  往回卷: '往回捲',
  卷向: '捲向',
  卷好: '捲好',
  向上卷: '向上捲',
  翻卷: '翻捲',
  卷角: '捲角',
  收卷: '收卷',
  开卷: '開卷',

  // Vessels, materials and ornaments as museums write them.
  珐琅: '琺瑯',
  鼻烟: '鼻煙',
  鼻烟壶: '鼻煙壺',
  熏炉: '薰爐',
  香熏: '香薰',
  金杯: '金杯',
  银杯: '銀杯',
  金银杯: '金銀杯',
  朱红: '朱紅',
  家具: '家具',
  丝弦: '絲弦',
  弦线: '弦線',
  弦乐: '弦樂',
  彩线: '彩線',
  方志: '方志',
  地方志: '地方志',
  书志: '書志',

  // Names and quotations of old texts.
  奚范: '奚范',
  若英范: '若英范',
  揆余: '揆余',
  锡余: '錫余',
  名余: '名余',
  字余: '字余',
  何余: '何余',
  交征: '交征',
  芥姜: '芥薑',
  姜枣: '薑棗',
  昆冈: '崑岡',
  陆游: '陸游',
  欲明: '欲明',
  辟不祥: '辟不祥',
  丑时: '丑時',
  蒙昧: '蒙昧',
  云泽: '雲澤',

  // Words that meet by chance and are none.
  只影响: '只影響',
  报名表: '報名表',
  地名表: '地名表',
  下摆着: '下擺著',
  刮去: '刮去',
  本文采用: '本文採用',
  较松: '較鬆',
  开发布: '開發布',
  一出来: '一出來',
  一出就: '一出就',

  // Usual forms in Taiwan and Hong Kong alike.
  发布: '發布',
  公布: '公布',
  分布: '分布',
  宣布: '宣布',
  布置: '布置',
};
