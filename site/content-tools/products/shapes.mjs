// SVG drawings of the products, 1200 × 1200 pixels; `windows` are the sizes of the printed areas.

/** @param {string} ground @param {string} body */
const page = (ground, body) => `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200">
  <defs>
    <radialGradient id="light" cx="38%" cy="28%" r="90%">
      <stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset="1" stop-color="#8d7f67" stop-opacity=".22"/>
    </radialGradient>
    <linearGradient id="round" x1="0" x2="1" y1="0" y2="0">
      <stop offset="0" stop-color="#000" stop-opacity=".42"/><stop offset=".18" stop-color="#000" stop-opacity=".08"/>
      <stop offset=".36" stop-color="#fff" stop-opacity=".3"/><stop offset=".6" stop-color="#000" stop-opacity="0"/>
      <stop offset="1" stop-color="#000" stop-opacity=".45"/>
    </linearGradient>
    <linearGradient id="fold" x1="0" x2="1" y1="0" y2="1">
      <stop offset="0" stop-color="#fff" stop-opacity=".25"/><stop offset=".5" stop-color="#000" stop-opacity=".1"/>
      <stop offset=".52" stop-color="#fff" stop-opacity=".18"/><stop offset="1" stop-color="#000" stop-opacity=".14"/>
    </linearGradient>
    <filter id="shade" x="-30%" y="-30%" width="160%" height="170%">
      <feDropShadow dx="14" dy="26" stdDeviation="26" flood-color="#3c2c14" flood-opacity=".38"/>
    </filter>
    <filter id="blur"><feGaussianBlur stdDeviation="22"/></filter>
  </defs>
  <rect width="1200" height="1200" fill="${ground}"/><rect width="1200" height="1200" fill="url(#light)"/>
  ${body}
</svg>`;

/** @param {string | undefined} href @param {number} x @param {number} y @param {number} width @param {number} height */
const image = (href, x, y, width, height) =>
  `<image href="${href}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/>`;

/** @param {number} x @param {number} y @param {number} size */
const seal = (x, y, size) =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})"><rect width="100" height="100" rx="8" fill="#a8322a"/><rect x="9" y="9" width="82" height="82" rx="4" fill="none" stroke="#fdf8f0" stroke-width="4"/><path d="M26 34h48M26 50h48M34 66h32M50 26v48" stroke="#fdf8f0" stroke-width="6" fill="none"/></g>`;

/** @type {Record<string, { windows: [number, number][], paint: (cut: string[], ground: string) => string }>} */
export const shapes = {
  notebook: {
    windows: [[560, 560]],
    paint: ([front], ground) =>
      page(
        ground,
        `<g filter="url(#shade)" transform="rotate(-4 600 600)"><rect x="352" y="196" width="560" height="800" rx="10" fill="#f7f2e6"/><rect x="340" y="190" width="560" height="800" rx="10" fill="#27323a"/></g>
        <g transform="rotate(-4 600 600)">${image(front, 340, 300, 560, 560)}<rect x="340" y="190" width="44" height="800" fill="#000" opacity=".22"/><rect x="384" y="190" width="3" height="800" fill="#fff" opacity=".18"/><rect x="820" y="190" width="16" height="800" fill="#a8322a"/><rect x="340" y="190" width="560" height="800" rx="10" fill="url(#fold)" opacity=".6"/>${seal(430, 892, 62)}</g>`,
      ),
  },
  mug: {
    windows: [[520, 520]],
    paint: ([side], ground) =>
      page(
        ground,
        `<ellipse cx="560" cy="930" rx="340" ry="48" fill="#3c2c14" opacity=".4" filter="url(#blur)"/>
        <path d="M808 470c150-30 210 60 190 170-18 104-106 160-206 150" fill="none" stroke="#f4efe4" stroke-width="54"/><path d="M808 470c150-30 210 60 190 170-18 104-106 160-206 150" fill="none" stroke="#8d7f67" stroke-opacity=".35" stroke-width="10" transform="translate(10 16)"/>
        <clipPath id="c"><path d="M300 330h520v520c0 50-116 82-260 82s-260-32-260-82Z"/></clipPath>
        <clipPath id="p"><path d="M300 388c0 34 116 62 260 62s260-28 260-62v414c0 44-116 74-260 74s-260-30-260-74Z"/></clipPath>
        <g clip-path="url(#c)"><rect x="290" y="320" width="540" height="640" fill="#f4efe4"/><g clip-path="url(#p)">${image(side, 300, 370, 520, 520)}</g><path d="M300 388c0 34 116 62 260 62s260-28 260-62M300 802c0 44 116 74 260 74s260-30 260-74" fill="none" stroke="#b4935a" stroke-width="4"/><rect x="290" y="320" width="540" height="640" fill="url(#round)"/></g>
        <ellipse cx="560" cy="330" rx="260" ry="62" fill="#fbf8f0"/><ellipse cx="560" cy="334" rx="236" ry="50" fill="#b9ab92"/><ellipse cx="560" cy="352" rx="212" ry="38" fill="#8f7f64"/>`,
      ),
  },
  tin: {
    windows: [[480, 480]],
    paint: ([side], ground) =>
      page(
        ground,
        `<ellipse cx="620" cy="1000" rx="320" ry="46" fill="#3c2c14" opacity=".45" filter="url(#blur)"/>
        <clipPath id="c"><path d="M360 380h480v560c0 40-108 66-240 66s-240-26-240-66Z"/></clipPath>
        <g clip-path="url(#c)"><rect x="360" y="370" width="480" height="650" fill="#dfe6df"/>${image(side, 360, 440, 480, 480)}<rect x="360" y="370" width="480" height="650" fill="url(#round)"/></g>
        <path d="M352 250h496v150c0 36-110 62-248 62s-248-26-248-62Z" fill="#2c3a38"/><path d="M352 250h496v150c0 36-110 62-248 62s-248-26-248-62Z" fill="url(#round)"/>
        <ellipse cx="600" cy="250" rx="248" ry="58" fill="#40524f"/><ellipse cx="600" cy="246" rx="210" ry="44" fill="none" stroke="#b4935a" stroke-width="5"/>`,
      ),
  },
  tote: {
    windows: [[420, 420]],
    paint: ([front], ground) =>
      page(
        ground,
        `<path d="M450 420C440 120 560 110 570 120c60 40 60 200 58 300M750 420C760 150 640 90 630 120" fill="none" stroke="#cbbd9f" stroke-width="34"/>
        <g filter="url(#shade)"><path d="M312 400h576l44 640c2 26-18 40-42 40H310c-24 0-44-14-42-40Z" fill="#efe6d2"/></g>
        <path d="M312 400h576l4 56H308Z" fill="#000" opacity=".06"/><path d="M312 440h576" stroke="#b8a988" stroke-width="4" stroke-dasharray="12 9"/>
        ${image(front, 390, 530, 420, 420)}<rect x="390" y="530" width="420" height="420" fill="none" stroke="#b8a988" stroke-width="3"/>
        <path d="M312 400h576l44 640c2 26-18 40-42 40H310c-24 0-44-14-42-40Z" fill="url(#fold)" opacity=".5"/>`,
      ),
  },
  scarf: {
    windows: [[760, 760]],
    paint: ([silk], ground) =>
      page(
        ground,
        `<g filter="url(#shade)" transform="rotate(7 600 600)"><rect x="210" y="210" width="780" height="780" fill="#f6efe0"/></g>
        <g transform="rotate(7 600 600)">${image(silk, 248, 248, 704, 704)}<rect x="226" y="226" width="748" height="748" fill="none" stroke="#a8322a" stroke-width="12"/><rect x="210" y="210" width="780" height="780" fill="url(#fold)"/><path d="M990 700 700 990h290Z" fill="#efe6d2"/><path d="M990 700 700 990l40-226Z" fill="#d9cdb6"/><path d="m740 764 250-64-290 290Z" fill="#000" opacity=".1"/></g>`,
      ),
  },
  print: {
    windows: [[720, 460]],
    paint: ([sheet], ground) =>
      page(
        ground,
        `<g filter="url(#shade)"><rect x="130" y="250" width="940" height="700" fill="#3a2a1c"/></g><rect x="130" y="250" width="940" height="700" fill="none" stroke="#5b4430" stroke-width="8"/>
        <rect x="164" y="284" width="872" height="632" fill="#fbf8f0"/><rect x="164" y="284" width="872" height="18" fill="#000" opacity=".12"/>
        ${image(sheet, 240, 362, 720, 460)}<rect x="238" y="360" width="724" height="464" fill="none" stroke="#cfc4af" stroke-width="2"/>${seal(902, 842, 44)}<path d="M164 284h360L300 916H164Z" fill="#fff" opacity=".07"/>`,
      ),
  },
  cards: {
    windows: [
      [420, 560],
      [420, 560],
      [420, 560],
    ],
    paint: ([one, two, three], ground) =>
      page(
        ground,
        [
          { turn: -13, side: one, shift: -170 },
          { turn: 3, side: two, shift: 0 },
          { turn: 15, side: three, shift: 170 },
        ]
          .map(
            ({ turn, side, shift }) =>
              `<g transform="rotate(${turn} 600 900) translate(${shift} 0)"><g filter="url(#shade)"><rect x="370" y="280" width="460" height="640" fill="#fdfbf6"/></g>${image(side, 390, 300, 420, 560)}<path d="M390 890h150" stroke="#b4935a" stroke-width="3"/></g>`,
          )
          .join(''),
      ),
  },
  coasters: {
    windows: [
      [420, 420],
      [420, 420],
      [420, 420],
    ],
    paint: (sides, ground) =>
      page(
        ground,
        [
          { x: 400, y: 420 },
          { x: 800, y: 520 },
          { x: 480, y: 820 },
        ]
          .map(
            ({ x, y }, index) =>
              `<clipPath id="r${index}"><circle cx="${x}" cy="${y}" r="196"/></clipPath><g filter="url(#shade)"><circle cx="${x}" cy="${y}" r="212" fill="#b98d5c"/></g><g clip-path="url(#r${index})">${image(sides[index], x - 210, y - 210, 420, 420)}</g><circle cx="${x}" cy="${y}" r="196" fill="none" stroke="#8a6540" stroke-width="6"/>`,
          )
          .join(''),
      ),
  },
};
