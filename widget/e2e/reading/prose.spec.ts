import { expect, test } from '@playwright/test';
import { openHost } from './reading-page';

/** Expected spoken text of the element `#t`. */
const cases: [rule: string, html: string, text: string][] = [
  [
    'the block around an inline element',
    '<p>这是 <em id="t">一段</em>\n 文字。</p>',
    '这是 一段 文字。',
  ],
  [
    'a decorative image has the text of its paragraph',
    '<p><img id="t" alt="">开放时间</p>',
    '开放时间',
  ],
  ['a cell', '<table><tr><td>票价<td id="t">免费</table>', '免费'],
  [
    'an item of a flex row',
    '<div style="display: flex"><span>一</span><span id="t">二</span></div>',
    '二',
  ],
  ['an inline block', '<p>一 <span id="t" style="display: inline-block">二</span></p>', '二'],
  ['a list item without its sublist', '<ul><li id="t">甲<ul><li>乙</ul></ul>', '甲'],
  ['a line break', '<p id="t">甲<br>乙</p>', '甲 乙'],
  ['generated text', '<style>#t::before { content: "注：" }</style><p id="t">甲</p>', '注：甲'],
  ['an icon font', '<p id="t">\ue88a 首页</p>', '首页'],
  [
    'hidden parts',
    '<p id="t">甲<i hidden>x</i><i style="visibility: hidden">x</i><i style="opacity: 0">x</i></p>',
    '甲',
  ],
  [
    'a link within prose by its visible text',
    '<p id="t">详见 <a href="#" aria-label="x">这里</a></p>',
    '详见 这里',
  ],
  [
    'no values of fields within prose',
    '<p id="t">甲 <input value="x"><textarea>x</textarea><select><option>x</select></p>',
    '甲',
  ],
  [
    'a paragraph of an editor as its text field',
    '<div contenteditable><p id="t">甲</p><p>乙</p></div>',
    '文本框，甲乙',
  ],
  ['no text of an editor within prose', '<p id="t">甲<span contenteditable>乙</span></p>', '甲'],
  ['hidden by an attribute', '<p id="t" hidden>x</p>', ''],
  ['within something hidden', '<div hidden><p id="t">x</p></div>', ''],
  ['transparent', '<div style="opacity: 0"><p id="t">x</p></div>', ''],
  ['within closed details', '<details><summary>甲</summary><p id="t">x</p></details>', ''],
  ['within a closed dialog', '<dialog><p id="t">x</p></dialog>', ''],
  ['a link by role and name', '<a href="#"><b id="t">明</b>清</a>', '链接，明清'],
  ['an image in a link as the link', '<a href="#"><img id="t" alt="明清"></a>', '链接，明清'],
  [
    'a hidden icon in a button as nothing',
    '<button>关<svg id="t" aria-hidden="true"></svg></button>',
    '',
  ],
  ['a required field', '<input id="t" aria-label="姓名" required>', '文本框，必填，姓名'],
  [
    'a field in a disabled fieldset',
    '<fieldset disabled><input id="t" aria-label="姓名"></fieldset>',
    '文本框，不可用，姓名',
  ],
  ['a button without a name', '<button id="t"></button>', '按钮'],
  ['a frame by its title', '<iframe id="t" title="地图"></iframe>', '框架，地图'],
];

for (const [rule, html, text] of cases) {
  test(`spoken text: ${rule}`, async ({ page }) => {
    await openHost(page, html);
    const actual = await page.evaluate(() => {
      const element = document.getElementById('t');
      return element && window.readingModule.spokenText(element, 'zh-CN');
    });
    expect(actual).toBe(text);
  });
}
