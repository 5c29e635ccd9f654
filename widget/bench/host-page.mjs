/** Elements in one row of `hostPage`. */
const perRow = 10;

/**
 * A page of about `nodes` elements: headings, paragraphs with links, a fixed header.
 * @param {number} nodes
 */
export function hostPage(nodes) {
  const row = (/** @type {number} */ n) =>
    `<section><h2>展品 ${n}</h2><p>第 <b>${n}</b> 件，<a href="#${n}">馆藏精品</a>，<i>明代</i>。</p><ul><li>高 ${n} 厘米</li><li>重 ${n} 克</li></ul></section>`;
  const rows = Array.from({ length: Math.round(nodes / perRow) }, (_, n) => row(n)).join('\n');
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>bench</title>
<link rel="stylesheet" href="/page.css"></head>
<body><header>省博物馆</header><div class="slides">${'<div class="slide"><a href="#1">展览</a></div>'.repeat(5)}</div><main>${rows}</main></body></html>`;
}

export const pageStyle =
  'header { position: fixed; top: 0; width: 100%; background: #eee } main { padding-top: 40px } .slides { position: relative; height: 90px } .slide { position: absolute; top: 0; left: 0 } .slide.active { z-index: 1 }';

/** Expression that moves the slides ten times a second for two seconds. */
export const runCarousel = `new Promise((done) => {
  const slides = [...document.querySelectorAll('.slide')];
  let step = 0;
  const timer = setInterval(() => {
    step++;
    slides.forEach((slide, i) => {
      slide.classList.toggle('active', i === step % 5);
      slide.style.transform = 'translateX(' + step + 'px)';
    });
    if (step === 20) done(clearInterval(timer));
  }, 100);
})`;
