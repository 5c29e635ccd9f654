import { text } from '../bilingual';
import { item, type Group } from './item';

/** Checks of page layout, keyboard, assistive technology and page scripts. */
export const PAGE_GROUPS: readonly Group[] = [
  {
    title: text('页面', 'The host page'),
    items: [
      item(
        'page-room',
        '工具条打开时，固定和粘性页眉下移，不被 100 像素的条遮住',
        'Fixed and sticky headers move below the bar',
        'government',
        'table',
      ),
      item(
        'page-focus',
        'Tab 到的元素从不被条或字幕遮住',
        'The focused element is never under the bar or the caption',
        'forms',
        'article',
      ),
      item(
        'page-zoom',
        '放大时工具条大小不变，1280 像素宽时没有横向滚动',
        'Zoom leaves the bar alone; no sideways scroll at 1280 px',
        'government',
        'grid',
      ),
      item(
        'page-filter',
        '滤镜使页面与固定元素一同改变，什么都不移位，工具条颜色不变',
        'Filters change page and fixed elements, move nothing, spare the bar',
        'government',
        'dark',
      ),
      item(
        'page-dialog',
        '对话框与浮层之上工具条仍可用，滤镜也作用于它们',
        'Above dialogs and popovers the bar works; filters reach them',
        'dialogs',
      ),
      item(
        'page-drawer',
        '全高抽屉放大后不超出窗口',
        'A full-height drawer still fits when zoomed',
        'government',
        'dialogs',
      ),
      item(
        'page-spa',
        '切换路由一百次后设置仍在，工具条只有一个',
        'After 100 route changes: settings kept, one toolbar',
        'spa',
      ),
      item(
        'page-emptied',
        '页面清空 body 或移除工具条后，工具条自己回来',
        'It comes back when the page empties its body or removes it',
        'spa',
        'hostile',
      ),
      item(
        'page-hostile',
        '敌意样式和脚本下，外观与功能不变',
        'Same pixels and behaviour under hostile CSS and script',
        'hostile',
      ),
      item('page-csp', '严格策略下没有任何报告', 'No report under the strict policy', 'strict-csp'),
      item(
        'page-frames',
        '框架中的内容也放大、变色',
        'Frames zoom and change colour too',
        'iframe',
      ),
      item(
        'page-rtl',
        '从右到左的页面上，排列与箭头键方向正确',
        'Right to left: order and arrow keys are right',
        'rtl',
      ),
      item('page-print', '打印时不出现', 'Not in print', 'article'),
      item(
        'page-destroy',
        '销毁后页面与创建前一样',
        'After destroy() the page is as before',
        'article',
      ),
    ],
  },
  {
    title: text('键盘与无障碍', 'Keyboard and access'),
    items: [
      item('key-stop', '整个工具条只占一个 Tab 停留', 'One tab stop for the whole bar', 'article'),
      item(
        'key-arrows',
        '左右箭头、Home、End 在按钮间移动',
        'Arrow keys, Home and End move between buttons',
        'article',
      ),
      item('key-none', '没有全局快捷键', 'No global hotkey', 'forms'),
      item(
        'at-names',
        '读屏软件读出每个按钮的名称与按下状态',
        'A screen reader tells each button’s name and state',
        'article',
      ),
      item(
        'at-live',
        '声音关闭时，确认语只送到读屏软件',
        'With sound off, confirmations go to the screen reader only',
        'article',
      ),
      item('at-forced', '强制颜色模式下一切可见', 'All is visible in forced colours', 'article'),
      item('at-motion', '减少动态效果时没有动画', 'No animation under reduced motion', 'article'),
      item(
        'at-320',
        '320 像素宽时可横向滚动，全部可用',
        'At 320 px it scrolls sideways and all of it works',
        'article',
      ),
      item('at-400', '浏览器放大 400% 时仍可用', 'Usable at 400 % browser zoom', 'article'),
    ],
  },
  {
    title: text('存储与接口', 'Storage and API'),
    items: [
      item(
        'store-cookie',
        'Cookie 为 <命名空间>-toolbar，值为 shown 或 hidden',
        'Cookie <namespace>-toolbar is shown or hidden',
        'article',
      ),
      item(
        'store-keys',
        '每项设置一个 localStorage 键；重置后全部消失',
        'One localStorage key a setting; reset forgets all',
        'article',
      ),
      item(
        'store-broken',
        '存储被禁止、已满或被改坏时使用默认值，没有错误',
        'Storage shut, full or garbled: defaults, no error',
        'hostile',
      ),
      item(
        'api-clamp',
        'set() 的越界值被收回范围，未知的键抛出 TypeError',
        'set() clamps; an unknown key throws a TypeError',
        'article',
      ),
      item(
        'api-events',
        '每次改变都有 change 事件，写明改变了什么',
        'Each change has an event that names what changed',
        'article',
      ),
      item('api-twice', '脚本载入两次也只有一个工具条', 'The script twice: one toolbar', 'hostile'),
      item(
        'api-tools',
        'tools 选项决定按钮与次序；position: bottom 在底部，字幕在其上',
        'tools chooses and orders; position: bottom works, caption above',
        'article',
      ),
      item(
        'api-lang',
        'lang: en 时标签与确认语为英文',
        'lang: en gives English labels and confirmations',
        'article',
      ),
    ],
  },
];
