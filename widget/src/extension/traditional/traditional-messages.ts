/**
 * The simplified characters of the toolbar's texts, each before its traditional one, as three digits of base 36 each:
 * escaped as `\u65e0`, they made the file 100 bytes larger (gzip).
 * 无無 碍礙 条條 关關 闭閉 点點 击擊 页頁 启啟 声聲 语語 缩縮 标標 样樣 线線 对對 读讀 务務 开開 链鏈 钮鈕 复復 选選 单單 码碼 项項 块塊 数數 图圖 签籤 树樹 节節 进進 计計 择擇 颜顏
 * 视視 频頻 级級 题題 折摺 叠疊 当當 输輸 误誤 黄黃 蓝藍 间間 阅閱 区區 导導 内內 没沒 称稱 触觸 简簡 体體 号號 连連 暂暫 继繼 续續 帮幫 认認 并並 记記 设設 与與 网網 针針 换換 两兩
 * 显顯 转轉 于於 强強 处處 轻輕 随隨 动動 带帶 说說 个個 键鍵 从從 里裡 这這 后後 浏瀏 览覽 复複
 */
const pairs = (
  'k4gmchnt9nx5kf5knxg37tlotm5tjdm9lvdqg6zjwqu45u0xgmngv3hkgpdern1rdqp49oxakjrkyhkl3kyrp1bouy' +
  'i61i6lrnfrk0gblgd5irktjftfit6wtdasuthl9iw9sg9sjcgglgxanpdnuku49u11h93hfuk1ck1kh6mh7aoe6okk' +
  'kk1kzdps2og0sezsherkxr9kjjdjwnu58u33r7qr6eu4xu2jp0nopmu54u30jh4juigkgn7uitvn7asczsagrn3rdw' +
  'vd0vczq8tqfhtmctjntmttkhgfugg0i64i6mg3pg2vlghlg2o34o4xr8mr94oe8oipfo3ul0gl3qjjsf2sgzk8yka3' +
  'p2fozgp2lozwilqinfrl0rd9inqffqrlcra0rlqralff2ponp5dotutc8st9jmqjq3ffog2xk72u3zsbwsaxfimk3g' +
  'it6it3hl0qj9scbs9htqntrcgbsgd1iliilyrn8re2ffuft7tgut4lfkeivysssr1dsexsgpglqivgllbm4vr7sr7h' +
  'hl9r2f'
).replace(/.../g, (digits) => String.fromCharCode(parseInt(digits, 36)));

/**
 * Writes the Chinese texts of a table in the characters of a language, `zh-Hant` or another one, in place: another toolbar
 * of the page may be in the other script. By character, which is enough for these texts; a test compares with OpenCC.
 */
export function writeScript(table: object, lang: string): void {
  const texts = table as Record<string, string>;
  for (const key in texts)
    texts[key] = String(texts[key])
      .replace(/./g, (character) => {
        const at = pairs.indexOf(character);
        // The position of simplified characters is even; that of others, -1, has none beside it.
        return pairs[lang === 'zh-Hant' ? at | 1 : at & ~1] ?? character;
      })
      // The one word whose 复 is not 復.
      .replace('復選', '複選');
}
