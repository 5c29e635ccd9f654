/*
 * Sizes are in px, because host pages scale rem; labels have the browser's font size, `medium`, at least 16 px.
 * Filters keep black on white. `:host` with !important overrides page rules on the host element. `will-change` gives
 * the bars their own compositing layers, unaffected by the backdrop filter. Parts and --a11y-toolbar-* are public.
 */
export const styles =
  ':host{all:initial!important;display:contents!important;direction:ltr!important}' +
  '.layer{all:unset;position:fixed;inset:0;z-index:2147483647;pointer-events:none;color:var(--a11y-toolbar-color,#000);--paper:var(--a11y-toolbar-background,#fff);font:medium/1.2 var(--a11y-toolbar-font,system-ui,sans-serif)}' +
  '.layer>*{position:absolute;inset:0 auto auto 0;font-size:max(16px,1em)}' +
  '.layer>.filter{inset:0}' +
  '.bar{box-sizing:border-box;width:100%;height:100px;display:flex;gap:2px;align-items:center;padding:0 4px;overflow:auto hidden;background:linear-gradient(90deg,var(--paper) 12px,#0000 24px calc(100% - 24px),var(--paper) calc(100% - 12px)) local,linear-gradient(90deg,currentColor,#0000 12px calc(100% - 12px),currentColor),var(--paper);outline:1px solid;box-shadow:0 0 16px #0006;pointer-events:auto;will-change:transform}' +
  '.bar>:last-child,.mid>:first-child{margin-left:auto}' +
  '.mid>:last-child{margin:0 auto 0 0}' +
  '.layer>.low{inset:auto auto 0 0}' +
  '.caption{height:150px;padding:0 min(24px,2vw);gap:16px}' +
  '.low+.caption{margin-bottom:100px}' +
  'button{all:unset;box-sizing:border-box;flex:none;width:5.5em;min-height:84px;max-height:100%;padding:8px 2px;display:flex;gap:6px;align-items:center;flex-flow:column;justify-content:center;border:2px solid #0000;border-radius:8px;text-align:center;cursor:pointer}' +
  'svg{width:30px;height:30px;min-height:0;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}' +
  'button:hover{border-color:currentColor}' +
  '[aria-pressed=true]{background:var(--a11y-toolbar-color,#000);color:var(--paper)}' +
  'button:focus-visible{outline:3px solid var(--a11y-toolbar-focus,#005fcc);box-shadow:inset 0 0 0 2px #fff}' +
  '.text{flex:1;max-height:132px;overflow:hidden;font-size:53px;line-height:66px;text-align:center;overflow-wrap:anywhere}' +
  '.caption button{width:44px;min-width:44px;min-height:44px;padding:5px;border-radius:50%;background:#c00;color:#fff}' +
  '.pointer{will-change:transform;transform:translate(-200vw);forced-color-adjust:none}' +
  '.line{position:absolute;left:-100vw;top:-10px;width:200vw;height:4px;background:#e00;box-shadow:0 0 0 1px #fff}' +
  '.down{left:-10px;top:-100vh;width:4px;height:200vh}' +
  '.cursor{width:64px;height:64px;fill:#000;stroke:#fff}' +
  '.outline{z-index:-1;border:3px solid #fff;outline:3px solid #000;border-radius:2px}' +
  '.notice{translate:0 100px;padding:8px;background:#000;color:#fff}' +
  '.status{clip-path:inset(50%)}' +
  '@media(max-width:1100px){.bar{gap:0}button{width:min-content;min-width:58px;padding:10px 0;word-break:keep-all}[data-tool=pointer-reading]{min-width:4.5em}}' +
  '@media(max-height:400px){.bar{height:66px}button{min-height:60px;padding:0 2px;white-space:nowrap;width:auto}.text{font-size:28px;line-height:32px}}' +
  '@media(forced-colors:active){.bar{background-image:none}[aria-pressed=true]{forced-color-adjust:none;background:Highlight;color:HighlightText}}' +
  '@media print{.layer{display:none}}';
