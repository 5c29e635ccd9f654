import { afterEach, expect, test } from 'vitest';
import { spokenText } from '.';

afterEach(() => {
  document.body.replaceChildren();
});

/** The element with id `t`, or the first one, of a piece of HTML put into the page. */
function put(html: string): Element {
  document.body.innerHTML = html;
  const element = document.getElementById('t') ?? document.body.firstElementChild;
  if (!element) throw new Error('nothing was put into the page');
  return element;
}

const cases: [html: string, zh: string, en: string][] = [
  ['<a href="/">馆藏精品</a>', '链接，馆藏精品', 'link, 馆藏精品'],
  ['<a href="/" aria-current="page">首页</a>', '链接，当前页，首页', 'link, current page, 首页'],
  ['<a href="/" aria-current="step">首页</a>', '链接，当前项，首页', 'link, current, 首页'],
  ['<button>预约</button>', '按钮，预约', 'button, 预约'],
  ['<button disabled>预约</button>', '按钮，不可用，预约', 'button, unavailable, 预约'],
  ['<button aria-pressed="true">声音</button>', '按钮，已按下，声音', 'button, pressed, 声音'],
  ['<button aria-pressed="false">声音</button>', '按钮，未按下，声音', 'button, not pressed, 声音'],
  ['<button aria-expanded="true">菜单</button>', '按钮，已展开，菜单', 'button, expanded, 菜单'],
  ['<button aria-expanded="false">菜单</button>', '按钮，已折叠，菜单', 'button, collapsed, 菜单'],
  [
    '<details><summary id="t">更多</summary></details>',
    '按钮，已折叠，更多',
    'button, collapsed, 更多',
  ],
  [
    '<details open><summary id="t">更多</summary></details>',
    '按钮，已展开，更多',
    'button, expanded, 更多',
  ],
  ['<details open><button id="t">关</button></details>', '按钮，关', 'button, 关'],
  [
    '<label><input id="t" type="checkbox" checked>记住我</label>',
    '复选框，已选中，记住我',
    'checkbox, checked, 记住我',
  ],
  [
    '<label><input id="t" type="checkbox">记住我</label>',
    '复选框，未选中，记住我',
    'checkbox, not checked, 记住我',
  ],
  [
    '<div role="checkbox" aria-checked="mixed">全部</div>',
    '复选框，部分选中，全部',
    'checkbox, partly checked, 全部',
  ],
  [
    '<label><input id="t" type="radio" checked>成人</label>',
    '单选按钮，已选中，成人',
    'radio button, checked, 成人',
  ],
  [
    '<button role="switch" aria-checked="true">夜间</button>',
    '开关，已打开，夜间',
    'switch, on, 夜间',
  ],
  [
    '<button role="switch" aria-checked="false">夜间</button>',
    '开关，已关闭，夜间',
    'switch, off, 夜间',
  ],
  [
    '<div role="tab" aria-selected="true">展览</div>',
    '标签页，已选定，展览',
    'tab, selected, 展览',
  ],
  ['<div role="tab" aria-selected="false">展览</div>', '标签页，展览', 'tab, 展览'],
  [
    '<div role="menuitemcheckbox" aria-checked="true">网格</div>',
    '菜单项，已选中，网格',
    'menu item, checked, 网格',
  ],
  ['<input aria-label="姓名" value="李白">', '文本框，姓名，李白', 'text field, 姓名, 李白'],
  ['<input aria-label="姓名" required>', '文本框，必填，姓名', 'text field, required, 姓名'],
  [
    '<input aria-label="姓名" readonly value="李白">',
    '文本框，只读，姓名，李白',
    'text field, read only, 姓名, 李白',
  ],
  [
    '<input aria-label="邮箱" aria-invalid="true">',
    '文本框，输入有误，邮箱',
    'text field, invalid entry, 邮箱',
  ],
  ['<input aria-label="邮箱" aria-invalid="false">', '文本框，邮箱', 'text field, 邮箱'],
  ['<input type="search" placeholder="搜索藏品">', '搜索框，搜索藏品', 'search field, 搜索藏品'],
  ['<textarea aria-label="留言">很好</textarea>', '文本框，留言，很好', 'text field, 留言, 很好'],
  ['<input type="range" aria-label="音量" value="30">', '滑块，音量，30', 'slider, 音量, 30'],
  [
    '<div role="slider" aria-label="音量" aria-valuenow="3" aria-valuetext="低"></div>',
    '滑块，音量，低',
    'slider, 音量, 低',
  ],
  ['<input type="number" aria-label="人数" value="2">', '数字框，人数，2', 'number field, 人数, 2'],
  [
    '<progress aria-label="下载" value="0.5"></progress>',
    '进度条，下载，0.5',
    'progress bar, 下载, 0.5',
  ],
  [
    '<select aria-label="城市"><option>西安</option><option selected>洛阳</option></select>',
    '下拉框，城市，洛阳',
    'combo box, 城市, 洛阳',
  ],
  ['<h2>常设展览</h2>', '2级标题，常设展览', 'heading level 2, 常设展览'],
  ['<div role="heading" aria-level="4">说明</div>', '4级标题，说明', 'heading level 4, 说明'],
  ['<img alt="青铜鼎">', '图片，青铜鼎', 'image, 青铜鼎'],
  ['<img src="x.png">', '图片', 'image'],
  ['<div role="img" aria-label="地图"></div>', '图片，地图', 'image, 地图'],
  ['<input type="file" aria-label="照片">', '选择文件，照片', 'choose file, 照片'],
  [
    '<input type="date" aria-label="日期" value="2026-05-18">',
    '日期，日期，2026-05-18',
    'date, 日期, 2026-05-18',
  ],
  ['<video aria-label="宣传片"></video>', '视频，宣传片', 'video, 宣传片'],
];

test.each(cases)('spoken text of %s', (html, zh, english) => {
  expect(spokenText(put(html), 'zh-CN')).toBe(zh);
  expect(spokenText(put(html), 'en')).toBe(english);
});

test('spoken text omits the value of a password field, also within another name', () => {
  const field = put('<input id="t" type="password" aria-label="密码" value="hunter2">');
  expect(spokenText(field, 'zh-CN')).toBe('密码框，密码');
  const box = put(
    '<label><input id="t" type="checkbox">保存 <input type="password" value="hunter2"> 密码</label>',
  );
  expect(spokenText(box, 'zh-CN')).toBe('复选框，未选中，保存 密码');
});

test.each([
  ['autocomplete="current-password"'],
  ['autocomplete="section-a billing cc-number"'],
  ['autocomplete="CC-CSC webauthn"'],
  ['autocomplete="one-time-code"'],
  ['name="userPassword"'],
  ['id="pwd2"'],
  ['placeholder="请输入密码"'],
])('spoken text omits the value of a field with %s', (attribute) => {
  document.body.innerHTML = `<input ${attribute} value="hunter2">`;
  expect(spokenText(document.querySelector('input') as Element, 'zh-CN')).not.toContain('hunter2');
});

test('spoken text omits the value of a password field that became a text field', () => {
  const field = put('<input type="password" aria-label="暗号" value="hunter2">');
  expect(spokenText(field, 'zh-CN')).toBe('密码框，暗号');
  field.setAttribute('type', 'text');
  expect(spokenText(field, 'zh-CN')).toBe('文本框，暗号');
});

test('spoken text includes the value of a field that is not secret', () => {
  expect(spokenText(put('<input autocomplete="name" value="李白">'), 'zh-CN')).toBe('文本框，李白');
  expect(spokenText(put('<input name="passport" value="E1">'), 'zh-CN')).toBe('文本框，E1');
});

test('spoken text of an element in a link is that of the link', () => {
  expect(spokenText(put('<a href="/"><b id="t">明</b>清瓷器</a>'), 'zh-CN')).toBe('链接，明清瓷器');
  expect(spokenText(put('<a href="/"><img id="t" alt="明清瓷器"></a>'), 'zh-CN')).toBe(
    '链接，明清瓷器',
  );
});

test('spoken text of prose is the text of its block without markup', () => {
  expect(spokenText(put('<p>这是 <em>一段</em>\n  文字。</p>'), 'zh-CN')).toBe('这是 一段 文字。');
});

test('spoken text of a block omits the text of nested blocks', () => {
  expect(spokenText(put('<div id="t">开头<p>里面</p>结尾</div>'), 'zh-CN')).toBe('开头 结尾');
  expect(spokenText(put('<div id="t"><p>一</p><p>二</p></div>'), 'zh-CN')).toBe('一 二');
});

test('spoken text of prose includes alt text and omits field values', () => {
  const block = put('<p>见图 <img alt="一"> <input value="秘密"><textarea>草稿</textarea></p>');
  expect(spokenText(block, 'zh-CN')).toBe('见图 一');
});

test.each([
  '<p style="display:none">x</p>',
  '<p style="visibility:hidden">x</p>',
  '<p aria-hidden="true">x</p>',
  '<div style="display:none"><p id="t">x</p></div>',
  '<div aria-hidden="true"><button id="t">x</button></div>',
  '<p></p>',
  '<p>\uE001</p>',
])('spoken text of %s is empty', (html) => {
  expect(spokenText(put(html), 'zh-CN')).toBe('');
});

test('spoken text without a language uses the lang of the page, else Chinese', () => {
  expect(spokenText(put('<a href="/">About</a>'))).toBe('链接，About');
  expect(spokenText(put('<div lang="en"><a id="t" href="/">About</a></div>'))).toBe('link, About');
});
