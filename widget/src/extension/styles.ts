import { controlStyles } from './read-on/controls';

/* Sizes as in view/styles.ts. The panel is below the bar, above it where the bar is at the bottom. */
export const extensionStyles =
  '.layer>.under{inset:0;z-index:-1}' +
  '.layer>.ruler{inset:-48px 0 auto;height:96px;outline:3px solid #000;border:solid #fff;border-width:3px 0;box-sizing:border-box;box-shadow:0 0 0 200vmax #000a;will-change:transform;forced-color-adjust:none}' +
  '.layer>.more{box-sizing:border-box;inset:100px 0 auto auto;max-width:100%;max-height:calc(100% - 100px);display:flex;flex-wrap:wrap;gap:2px;padding:8px;overflow:auto;background:var(--paper);border:1px solid;border-radius:0 0 0 8px;box-shadow:0 8px 16px #0006;pointer-events:auto;will-change:transform}' +
  '.layer>.more.high{inset:auto 0 100px auto;border-radius:8px 0 0}' +
  '.layer>.dialog{flex-direction:column;flex-wrap:nowrap;gap:0;width:26em;padding:0;line-height:1.25}' +
  '.layer>.captioned{max-height:calc(100% - 250px)}' +
  '.layer>.high.captioned{bottom:250px}' +
  '.tabs{display:flex;flex:none;flex-wrap:wrap;border-bottom:1px solid}' +
  '[role=tab]{flex:auto;box-sizing:border-box;min-height:44px;padding:6px 2px;text-align:center;cursor:pointer;border-bottom:4px solid #0000}' +
  '[role=tab][aria-selected=true]{border-color:currentColor;font-weight:bold}' +
  '[role=tab] b{display:block}' +
  '[role=tab]:hover,.row:hover{text-decoration:underline}' +
  ':is([role=tab],[role=listbox],.help):focus-visible{outline:3px solid var(--a11y-toolbar-focus,#005fcc);outline-offset:-3px;box-shadow:inset 0 0 0 5px #fff}' +
  '.dialog>.panel{display:flex;flex-direction:column;min-height:6em}' +
  '.dialog p{margin:0;padding:12px}' +
  '.rows{--row:3em;flex:auto;overflow:auto;padding:4px}' +
  '.rows>div{position:relative}' +
  '.row{position:absolute;inset:0 0 auto;box-sizing:border-box;height:var(--row);min-height:44px;display:flex;gap:8px;align-items:center;padding:0 8px 0 0;cursor:pointer}' +
  '.row kbd{flex:none;width:1.5em;text-align:right;font:inherit}' +
  '.row .name{flex:auto;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;overflow-wrap:anywhere}' +
  '.row small{flex:none;font-size:max(14px,.875em)}' +
  '.row[aria-selected=true]{background:var(--a11y-toolbar-color,#000);color:var(--paper)}' +
  '.help{flex:auto;min-height:6em;overflow:auto;padding:4px 16px 12px}' +
  '.help h2{margin:12px 0 4px;font-size:1.125em}' +
  '.help ul{list-style:none;margin:0;padding:0}' +
  '.help li{display:flex;flex-wrap:wrap;gap:0 12px;align-items:flex-start;padding:8px 0;border-top:1px solid}' +
  '.help svg{flex:none;margin:2px 0}' +
  '.help li>div{flex:1 1 6em}' +
  '.help small{margin-left:8px;font-size:max(14px,.875em)}' +
  '.help kbd{flex:none;min-width:6em;font:inherit;font-weight:bold}' +
  // Of text at 200 % in a narrow window: the em of a query is the browser’s font size.
  '@media(max-width:15em){.rows{--row:4.25em}.row{flex-wrap:wrap;align-content:center;gap:0 8px}.row .name{flex:1 0 calc(100% - 2.5em)}.row small{margin-left:2em}}' +
  '@media(forced-colors:active){[role=tab]{border-color:Canvas}[role=tab][aria-selected=true]{border-color:Highlight}.row[aria-selected=true]{forced-color-adjust:none;background:Highlight;color:HighlightText}}' +
  '@media(max-height:400px){.layer>.more{top:66px;max-height:calc(100% - 66px)}.layer>.more.high{top:auto;bottom:66px}.layer>.captioned{max-height:calc(100% - 216px)}.layer>.high.captioned{bottom:216px}}' +
  '@media print{.layer>.more{display:none}}' +
  controlStyles;
