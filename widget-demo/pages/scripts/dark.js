// Web components with slots, a closed shadow root, and a canvas.
(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    ':host{display:flex;gap:1.6rem;align-items:center;margin-block:.8rem}button{font:inherit;min-height:4.4rem;border:.1rem solid;border-radius:.6rem;background:none;color:#8ecbff}b{margin-left:auto}',
  );
  customElements.define(
    'night-ticket',
    class extends HTMLElement {
      connectedCallback() {
        if (this.shadowRoot) return;
        const root = this.attachShadow({ mode: 'open' });
        root.adoptedStyleSheets = [sheet];
        const price = document.createElement('b');
        price.textContent = `${this.getAttribute('price')} 元`;
        const buy = document.createElement('button');
        buy.textContent = '购买';
        root.append(document.createElement('slot'), price, buy);
        root.querySelector('slot')?.setAttribute('name', 'name');
      }
    },
  );
  customElements.define(
    'closed-note',
    class extends HTMLElement {
      connectedCallback() {
        this.attachShadow({ mode: 'closed' }).append('这行字在封闭的影子树里。');
      }
    },
  );
  const canvas = document.querySelector('canvas');
  const pen = canvas?.getContext('2d');
  if (!canvas || !pen) return;
  pen.fillStyle = '#0a1526';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#f3e9c8';
  for (let index = 0; index < 160; index++) {
    const size = (index * 7) % 3 ? 1 : 2;
    pen.fillRect((index * 97) % canvas.width, (index * 61) % canvas.height, size, size);
  }
  const dipper = [
    [120, 90],
    [165, 80],
    [205, 96],
    [245, 104],
    [262, 150],
    [330, 158],
    [345, 112],
  ];
  pen.strokeStyle = '#8ecbff';
  pen.beginPath();
  for (const [x = 0, y = 0] of dipper) pen.lineTo(x, y);
  pen.stroke();
  for (const [x = 0, y = 0] of dipper) pen.fillRect(x - 3, y - 3, 6, 6);
})();
