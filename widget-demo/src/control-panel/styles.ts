/** Styles of the panel. Colours have a contrast of 7:1 on both backgrounds. */
export const STYLES = `
:host { color-scheme: light; }
* { box-sizing: border-box; }
aside {
  position: fixed; z-index: 2147483000; inset-inline-end: 0; inset-block-end: var(--a11y-toolbar-bottom, 0px);
  display: flex; flex-direction: column; align-items: flex-end; max-inline-size: 100vw; direction: ltr;
  font: 14px/1.5 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; color: #16191d; text-align: start;
}
aside.open { inset-block-start: calc(var(--a11y-toolbar-top, 0px) + 5rem); inline-size: min(22rem, 100vw); align-items: stretch;
  background: #f7f8fa; border-inline-start: 1px solid #c3c9d1; box-shadow: -6px 0 24px rgb(16 24 40 / 12%); }
button, select, input, textarea { font: inherit; color: inherit; }
:focus-visible { outline: 3px solid #0b4f8a; outline-offset: 1px; box-shadow: 0 0 0 1px #fff; }
[hidden] { display: none !important; }
.handle { min-block-size: 44px; padding: 0 1rem; border: 0; background: #16191d; color: #fff; font-weight: 600; cursor: pointer;
  border-start-start-radius: 8px; }
.open .handle { border-radius: 0; text-align: start; }
.handle::after { content: " ▴"; } .open .handle::after { content: " ▾"; float: inline-end; }
.handle [lang=en] { opacity: .82; font-weight: 400; }
.body { flex: 1; overflow: auto; padding: .75rem; }
.body > * + * { margin-block-start: .5rem; }
details { background: #fff; border: 1px solid #d9dde3; border-radius: 8px; }
summary { padding: .6rem .8rem; min-block-size: 44px; font-weight: 600; cursor: pointer; }
details.inner { border-style: dashed; margin-block-start: .6rem; } details.inner summary { font-weight: 400; }
.content { padding: 0 .8rem .8rem; display: grid; gap: .5rem; grid-template-columns: minmax(0, 1fr); }
[lang=en] { color: #4a515a; font-size: 12.5px; }
.handle [lang=en] { color: inherit; }
.row { display: flex; flex-wrap: wrap; gap: .4rem; }
.row button { min-block-size: 44px; padding: .2rem .7rem; border: 1px solid #8b94a0; border-radius: 6px; background: #fff; cursor: pointer; text-align: start; }
.row button:hover { background: #eaf1f8; border-color: #0b4f8a; }
code { font: 12px ui-monospace, "Cascadia Mono", Menlo, monospace; color: #0b4f8a; margin-inline-start: .35em; }
.field { display: grid; grid-template-columns: 7.6rem minmax(0, 1fr); gap: .5rem; align-items: center; }
select, input:not([type=checkbox]), textarea { inline-size: 100%; min-block-size: 44px; padding: .3rem .5rem; border: 1px solid #8b94a0; border-radius: 6px; background: #fff; }
.checks { display: grid; grid-template-columns: 1fr 1fr; }
.check { display: flex; gap: .5rem; align-items: center; min-block-size: 44px; cursor: pointer; }
.check input { inline-size: 20px; block-size: 20px; flex: none; accent-color: #0b4f8a; }
p { margin: 0; }
.status { display: flex; gap: .5rem; align-items: center; min-block-size: 1.5em; }
.lamp { inline-size: 10px; block-size: 10px; border-radius: 50%; border: 2px solid #4a515a; } .lamp.on { background: #14683f; border-color: #14683f; }
.problem { color: #8c1d18; } .problem:empty { display: none; }
.note { color: #4a515a; font-size: 13px; }
ol { margin: 0; padding: 0; list-style: none; max-block-size: 16rem; overflow: auto; font: 12px/1.6 ui-monospace, Menlo, monospace; }
.log:empty::before, .heard:empty::before { content: "—"; }
.log li, .heard li { padding: .2rem 0; border-block-end: 1px solid #eceff3; overflow-wrap: anywhere; }
.log time { color: #4a515a; } .log b { color: #0b4f8a; } .error b, .page-error b, .csp-report b, .cut { color: #8c1d18; }
table { inline-size: 100%; border-collapse: collapse; font: 12px/1.5 ui-monospace, Menlo, monospace; table-layout: fixed; }
th, td { text-align: start; padding: .2rem .3rem; border-block-end: 1px solid #eceff3; overflow-wrap: anywhere; vertical-align: top; }
@media (max-width: 640px) { aside.open { inline-size: 100vw; inset-block-start: auto; max-block-size: 60vh; } }
@media (forced-colors: active) { .lamp.on { background: Highlight; } }
@media print { aside { display: none; } }
`;
