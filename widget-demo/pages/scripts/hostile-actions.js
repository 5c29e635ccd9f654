// Attacks that the buttons of this page start.
(() => {
  /** @type {Record<string, () => void>} */
  const attacks = {
    body: () => document.body.replaceChildren('body 已清空，工具条应仍在。'),
    root: () => {
      const body = document.createElement('body');
      body.append('根元素的子元素已全部替换。');
      document.documentElement.replaceChildren(document.createElement('head'), body);
    },
    host: () => {
      const host = document.querySelector('[data-a11y-toolbar]');
      host?.setAttribute('hidden', '');
      host?.setAttribute('aria-hidden', 'true');
      host?.setAttribute('inert', '');
      host?.remove();
    },
    cover: () => {
      const cover = document.createElement('dialog');
      cover.append('最高层的对话框');
      document.body.append(cover);
      cover.showModal();
    },
    swallow: () => {
      for (const type of ['keydown', 'keyup', 'click', 'pointerdown', 'pointermove'])
        document.addEventListener(type, (event) => event.stopImmediatePropagation(), true);
    },
  };
  for (const button of document.querySelectorAll('[data-attack]'))
    button.addEventListener('click', () => attacks[button.getAttribute('data-attack') ?? '']?.());
})();
