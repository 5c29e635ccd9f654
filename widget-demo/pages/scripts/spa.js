// An app that renders the page by script and replaces large parts of the DOM.
(() => {
  const routes = new Map([
    ['#/', ['首页', '数字展厅把一千件藏品放进您的屏幕。']],
    ['#/bronze', ['青铜', '鼎、簋、罍、卣：商周礼器 86 件，可 360° 旋转观看。']],
    ['#/bamboo', ['简牍', '“居延汉简”式的边塞文书 240 枚，附释文。']],
    ['#/silk', ['丝织', '素纱襌衣仅重 49 克，薄如蝉翼。']],
  ]);
  let changes = 0;

  /**
   * @param {string} tag
   * @param {Record<string, string>} attributes
   * @param {(string | Node)[]} children
   */
  const h = (tag, attributes = {}, ...children) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
  };
  /** @param {string} label @param {() => void} onClick */
  const button = (label, onClick) => {
    const element = h('button', { type: 'button' }, label);
    element.addEventListener('click', onClick);
    return element;
  };
  const current = () => (routes.has(location.hash) ? location.hash : '#/');

  const draw = () => {
    changes++;
    const [title = '', text = ''] = routes.get(current()) ?? [];
    document.title = `${title} · 数字展厅 · 单页应用`;
    const links = [...routes].map(([hash, [name = '']]) =>
      h('a', { href: hash, ...(hash === current() && { 'aria-current': 'page' }) }, name),
    );
    const nav = h(
      'nav',
      { 'aria-label': '主导航' },
      h('a', { href: 'index.html', class: 'brand' }, '数字展厅'),
      ...links,
    );
    // The opener is added late, as in apps that load their header last.
    setTimeout(
      () => nav.append(h('button', { type: 'button', 'data-open-accessibility': '' }, '无障碍')),
      150,
    );
    const actions = h(
      'div',
      { class: 'actions' },
      button('切换路由一百次', () => void hundred()),
      button('重绘整页', draw),
      button('清空 body 再画', () => {
        document.body.replaceChildren(h('div', { id: 'root' }));
        draw();
      }),
      button('移除工具条的元素', () => document.querySelector('[data-a11y-toolbar]')?.remove()),
      button('替换 head', () => document.head.replaceChildren(...document.head.childNodes)),
    );
    const page = h(
      'main',
      {},
      h('h1', {}, title),
      h('p', {}, text),
      h('div', { class: 'picture', role: 'img', 'aria-label': `${title}展厅的示意图` }),
      h('p', {}, `这是第 ${changes} 次绘制。`),
      actions,
    );
    document.querySelector('#root')?.replaceChildren(h('div', { class: 'shell' }, nav, page));
  };
  const hundred = async () => {
    const hashes = [...routes.keys()];
    for (let index = 0; index < 100; index++) {
      location.hash = hashes[(index + 1) % hashes.length] ?? '#/';
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  addEventListener('hashchange', draw);
  draw();
})();
