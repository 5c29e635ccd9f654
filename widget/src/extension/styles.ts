/* Sizes as in view/styles.ts. The panel is below the bar, above it where the bar is at the bottom. */
export const extensionStyles =
  '.layer>.under{inset:0;z-index:-1}' +
  '.layer>.ruler{inset:-48px 0 auto;height:96px;outline:3px solid #000;border:solid #fff;border-width:3px 0;box-sizing:border-box;box-shadow:0 0 0 200vmax #000a;will-change:transform;forced-color-adjust:none}' +
  '.layer>.more{box-sizing:border-box;inset:100px 0 auto auto;max-width:100%;max-height:calc(100% - 100px);display:flex;flex-wrap:wrap;gap:2px;padding:8px;overflow:auto;background:var(--paper);border:1px solid;border-radius:0 0 0 8px;box-shadow:0 8px 16px #0006;pointer-events:auto;will-change:transform}' +
  '.layer>.more.high{inset:auto 0 100px auto;border-radius:8px 0 0}' +
  '@media(max-height:400px){.layer>.more{top:66px;max-height:calc(100% - 66px)}.layer>.more.high{top:auto;bottom:66px}}' +
  '@media print{.layer>.more{display:none}}';
