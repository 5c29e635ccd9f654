import { isEnglish } from './messages';
import { parseTable } from './parse-table';

/** Names by role, input or media type, state of a check, and selector of another state. */
export type RoleNames = Readonly<Record<string, string | undefined>>;

/**
 * `#` is replaced by the level of a heading. The selectors of states, in WAI-ARIA and HTML, are in the order of speech.
 * Without an English name, the role in WAI-ARIA or the type in HTML is it.
 */
export const [roleZhCN, en] = parseTable(
  ', |，;' +
    'link|链接;' +
    'button|按钮;' +
    'checkbox|复选框;' +
    'radio|单选按钮|radio button;' +
    'switch|开关;' +
    'textbox|文本框|text field;' +
    'password|密码框|password field;' +
    'searchbox|搜索框|search field;' +
    'combobox|下拉框|combo box;' +
    'listbox|列表框|list box;' +
    'option|选项;' +
    'slider|滑块;' +
    'spinbutton|数字框|number field;' +
    'img|图片|image;' +
    'tab|标签页;' +
    'menuitem|菜单项|menu item;' +
    'treeitem|树节点|tree item;' +
    'progressbar|进度条|progress bar;' +
    'meter|计量条;' +
    'file|选择文件|choose file;' +
    'date|日期;' +
    'color|颜色|colour;' +
    'video|视频;' +
    'iframe|框架|frame;' +
    'audio|音频;' +
    'heading|#级标题|heading level #;' +
    'checked|已选中;' +
    'not checked|未选中;' +
    'partly checked|部分选中;' +
    'on|已打开;' +
    'off|已关闭;' +
    '[aria-pressed=true]|已按下|pressed;' +
    '[aria-pressed=false]|未按下|not pressed;' +
    '[aria-selected=true],option:checked|已选定|selected;' +
    '[aria-expanded=true],details[open]>summary|已展开|expanded;' +
    '[aria-expanded=false],details:not([open])>summary|已折叠|collapsed;' +
    '[aria-current=page]|当前页|current page;' +
    '[aria-current]:not([aria-current=page],[aria-current=false],[aria-current=""])|当前项|current;' +
    ':disabled,[aria-disabled=true],[aria-disabled=true] *|不可用|unavailable;' +
    '[aria-readonly=true],[readonly]|只读|read only;' +
    '[aria-required=true],[required]|必填|required;' +
    '[aria-invalid]:not([aria-invalid=false],[aria-invalid=""])|输入有误|invalid entry',
);

/** Role names in the language of a tag: English, else Chinese. */
export const roleNamesFor = (lang: string): RoleNames => (isEnglish(lang) ? en : roleZhCN);
