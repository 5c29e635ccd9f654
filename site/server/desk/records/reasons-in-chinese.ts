/** Reasons of the importer, which is a command in English, with their Chinese for the desk. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/^cannot be changed$/, '不能更改'],
  [/^is missing$/, '请填写此项'],
  [/^is missing: it returns each year$/, '每年举办的展览须有结束日期'],
  [/^is missing: type 3 is a link$/, '类型 3 是链接，须填写链接'],
  [/^is missing, and there is no weekly$/, '请填写时间，或填写每周时间'],
  [/^is missing, and the rule is not closed$/, '请填写时间，或选择闭馆'],
  [/^is before (\S+)$/, '早于 $1'],
  [/^is not after (\S+)$/, '应晚于 $1'],
  [/^is not between opens and closes$/, '应在开馆与闭馆之间'],
  [/^cannot be combined with (.+)$/, '不能与 $1 同时填写'],
  [
    /^must be a web address that begins with https:\/\/ or http:\/\/$/,
    '应为以 https:// 或 http:// 开头的网址',
  ],
  [/^must be (.+)$/, '应为 $1'],
  [/^must have the format date-time$/, '请填写日期和时间'],
  [/^must not end with a dot and eight digits$/, '不能以点和八位数字结尾'],
  [/^contains a control character$/, '含有不可见的控制字符'],
  [/^contains half of a surrogate pair$/, '含有不完整的字符'],
  [/^forms a cycle: (.+)$/, '上级栏目成环：$1'],
  [/^<img> has no alt$/, '图片缺少替代文字'],
  [/^<img> has no src$/, '图片缺少文件'],
  [/^<(.+)> is not allowed$/, '不允许 <$1>'],
  [/^the link (.*?)contains a control character or backslash$/, '链接 $1含有控制字符或反斜线'],
  [/^the link (.*?)begins or ends with a space$/, '链接 $1首尾有空格'],
  [/^the link (.*?)names another site without https:$/, '链接 $1缺少 https:'],
  [/^the link (.*?)begins with (\S+), which is not allowed$/, '链接 $1以 $2 开头，不允许'],
  [/^the link (.*?)is not a web address$/, '链接 $1不是网址'],
  [/^(\S+) is the id of a part before it$/, '编号 $1 与前面的部分重复'],
  [/^(\S+) is there twice$/, '$1 出现了两次'],
  [/^is there twice, first in .*$/, '编号重复'],
  [/^(\S+) is not a known category$/, '没有栏目 $1'],
  [/^(\S+) is not a known tag$/, '没有标签 $1'],
  [/^(\S+) is not a known object$/, '没有藏品 $1'],
  [/^(\S+) is not a known dictionary value$/, '没有字典值 $1'],
  [/^(\S+) is not a room of the floor plans$/, '平面图上没有展厅 $1'],
  [/^(.+) does not exist$/, '$1 不存在'],
  [/^(.+) is missing in the originals$/, '$1 已被清理，请重新上传'],
  [/^(.+) is not an image, or a damaged one$/, '$1 不是图片，或已损坏'],
  [/^is not an image, or a damaged one$/, '不是图片，或已损坏'],
  [/^is (.+), not JPEG, PNG, WebP or AVIF$/, '格式为 $1，请用 JPEG、PNG、WebP 或 AVIF'],
  [/^has more than (\d+) million pixels$/, '超过 $1 百万像素'],
  [/^(.+) is not an? (.+ file)$/, '$1 不是 $2'],
];

/** A reason in Chinese; in English where the table lacks it. */
export function reasonInChinese(reason: string): string {
  const found = reasons.find(([pattern]) => pattern.test(reason));
  return found ? reason.replace(found[0], found[1]) : reason;
}
