import type { Messages } from '../shared/options';
import { parseTable } from './parse-table';

/** Labels and sentences of the twelve tools. */
export const [zhCN, en] = parseTable(
  'toolbar|无障碍工具条|Accessibility toolbar;' +
    'captionClose|关闭大字幕|Close captions;' +
    'gestureNeeded|点击页面启用声音|Click the page to enable sound;' +
    'reset|重置|Reset;' +
    'sound|声音|Sound;' +
    'speed|语速|Speed;' +
    'zoom-in|放大|Zoom in;' +
    'zoom-out|缩小|Zoom out;' +
    'cursor|鼠标样式|Cursor;' +
    'crosshair|十字线|Crosshair;' +
    'caption|大字幕|Captions;' +
    'colour-weakness|色弱|Colour;' +
    'contrast|对比度|Contrast;' +
    'pointer-reading|指读|Point to read;' +
    'exit|退出服务|Exit;' +
    'on|{tool}已开启|{tool} on;' +
    'off|{tool}已关闭|{tool} off;' +
    'resetDone|已重置|Reset done;' +
    'speedFast|语速加快|Speed faster;' +
    'speedNormal|语速正常|Speed normal;' +
    'zoomMaximum|已放到最大|Zoom at maximum;' +
    'zoomMinimum|已缩到最小|Zoom at minimum;' +
    'colourShift|{tool}{shift}度|{tool} {shift} degrees',
) as unknown as readonly [Messages, Messages];
