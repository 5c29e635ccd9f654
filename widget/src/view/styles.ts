/*
 * Everything is in px, because hosts scale rem, and black on white, which no filter changes. What the
 * page says of the host element loses against :host with !important. Parts and --a11y-toolbar-* are public.
 */
export const styles = `
:host{all:initial!important;display:contents!important;direction:ltr!important}
*{box-sizing:border-box}
.layer{position:fixed;inset:0;z-index:2147483647;width:auto;height:auto;margin:0;padding:0;border:0;overflow:visible;background:none;pointer-events:none;
--ink:var(--a11y-toolbar-color,#000);--paper:var(--a11y-toolbar-background,#fff);color:var(--ink);
font:15px/1.2 var(--a11y-toolbar-font,system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif);-webkit-text-size-adjust:none}
.layer>*{position:absolute;left:0}
.filter{inset:0}
.panel{top:0;width:100%;height:100px;display:flex;gap:4px;align-items:center;padding:0 8px;overflow-x:auto;background:var(--paper);border-bottom:1px solid;box-shadow:0 2px 16px #0006;pointer-events:auto;user-select:none}
.bottom .panel{top:auto;bottom:0}
.panel:before,.panel:after{content:"";margin:auto}
button{all:unset;box-sizing:border-box;cursor:pointer}
.panel button{flex:0 1 88px;min-width:60px;height:84px;padding:8px 2px 0;border:2px solid #0000;border-radius:8px;text-align:center;overflow-wrap:anywhere}
svg{display:block;width:30px;height:30px;margin:0 auto 6px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.panel button:hover{border-color:var(--ink)}
.panel [aria-pressed=true]{background:var(--ink);color:var(--paper)}
button:focus-visible{outline:3px solid var(--a11y-toolbar-focus,#005fcc);outline-offset:-3px;box-shadow:inset 0 0 0 5px #fff}
.caption{bottom:0;width:100%;height:150px;display:flex;align-items:center;gap:16px;padding:0 24px;background:var(--paper);border-top:1px solid;box-shadow:0 -2px 16px #0006;pointer-events:auto}
.bottom .caption{bottom:100px}
.text{flex:1;max-height:132px;margin:0;overflow:hidden;font-size:53px;line-height:66px;text-align:center;overflow-wrap:anywhere}
.caption button{width:44px;height:44px;border-radius:50%;background:#c00;color:#fff}
.caption svg{width:24px;height:24px;margin:auto}
.line{top:0;background:#e00;box-shadow:0 0 0 1px #fff;will-change:transform}
.x{width:100%;height:4px}
.y{width:4px;height:100%}
.cursor{top:0;width:64px;height:64px;margin:0;fill:#000;stroke:#fff;stroke-width:1.5;will-change:transform}
.notice{top:108px;left:50%;translate:-50%;padding:12px 20px;border-radius:8px;background:#000;color:#fff;font-size:18px}
.status{width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
[hidden]{display:none!important}
@media(forced-colors:active){.panel [aria-pressed=true]{forced-color-adjust:none;background:Highlight;color:HighlightText}.line,.cursor{forced-color-adjust:none}}
@media print{.layer{display:none!important}}
`;
