import { text } from '../bilingual';
import { item, type Group } from './item';

/** Checks of the bar and its twelve tools. */
export const TOOL_GROUPS: readonly Group[] = [
  {
    title: text('打开与关闭', 'Opening and closing'),
    items: [
      item(
        'open-opener',
        '点击开关打开工具条，开关的 aria-expanded 随之改变',
        'The opener opens it and carries the right aria-expanded',
        'article',
      ),
      item('open-late', '后来才出现的开关同样有效', 'An opener added later works as well', 'spa'),
      item(
        'close-ways',
        '退出服务、Escape、开关、close() 四种方式关闭，结果相同',
        'Exit, Escape, opener and close() all close it alike',
        'article',
      ),
      item(
        'close-clean',
        '关闭后没有滤镜、放大、大鼠标、声音和十字线留下',
        'Closed: no filter, zoom, cursor, sound or crosshair is left',
        'government',
      ),
      item(
        'close-focus',
        'Escape 关闭后焦点回到开关',
        'Escape returns the focus to the opener',
        'article',
      ),
      item(
        'open-remembered',
        '重新载入后仍打开，且没有闪动',
        'Still open after a reload, without a flicker',
        'article',
      ),
      item(
        'open-never',
        '从未打开时，页面与没有工具条时完全一样',
        'Never opened: the page looks as without the toolbar',
        'government',
        'dark',
      ),
      item(
        'open-default',
        'open: true 只对还没有选择过的访客打开',
        'open: true opens it only for a visitor without a choice',
        'article',
      ),
    ],
  },
  {
    title: text('十二个工具', 'The twelve tools'),
    items: [
      item(
        'tool-reset',
        '重置：声音关、语速正常、不放大、十字线、大鼠标、字幕、滤镜都关，并说“重置完成”',
        'Reset: everything off, speed normal, zoom 1; says so',
        'article',
      ),
      item(
        'tool-sound',
        '声音：开时也开启指读并说出；关时两者都关，说出最后一句',
        'Sound: on also turns reading on; off says so last',
        'article',
      ),
      item(
        'tool-speed',
        '语速：在正常与加快之间切换，加快时显示为按下',
        'Speed: toggles, pressed while fast',
        'article',
      ),
      item(
        'tool-zoom',
        '放大、缩小：1 到 1.4，每次 0.1，到头时说明',
        'Zoom: 1 to 1.4 by 0.1, says so at either end',
        'government',
      ),
      item(
        'tool-cursor',
        '鼠标样式：指针变大，链接和输入框上的形状仍可分辨',
        'Cursor: large, links and fields still tell themselves apart',
        'forms',
      ),
      item(
        'tool-crosshair',
        '十字线：两条 4 像素的线随指针移动，不挡点击',
        'Crosshair: two 4 px lines follow, clicks go through',
        'table',
      ),
      item(
        'tool-caption',
        '大字幕：底部 150 像素，53 像素字，红色关闭按钮',
        'Caption: 150 px, 53 px text, red close button',
        'article',
      ),
      item('tool-colour', '色弱：无、−30、30、90 循环', 'Colour: cycles none, −30, 30, 90', 'dark'),
      item('tool-contrast', '对比度：150%', 'Contrast: 150 %', 'dark'),
      item(
        'tool-pointer',
        '指读：打开时也打开声音；关闭时声音保留',
        'Point to read: on also turns sound on; off leaves it',
        'article',
      ),
      item(
        'tool-exit',
        '退出服务：关闭工具条，设置保留到下次打开',
        'Exit: closes; the settings return at the next opening',
        'article',
      ),
      item('tool-mobile', '手机上不显示放大与缩小', 'No zoom buttons on a phone', 'article'),
    ],
  },
];
