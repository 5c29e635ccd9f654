// Modal dialogs, popovers and library-style overlays.
(() => {
  /** @param {string | null} id */
  const find = (id) => document.querySelector(`#${id}`);
  for (const button of document.querySelectorAll('[data-dialog]')) {
    button.addEventListener('click', () => {
      const id = button.getAttribute('data-dialog');
      const dialog = find(id);
      if (!(dialog instanceof HTMLDialogElement)) return;
      if (id === 'plain') dialog.show();
      else dialog.showModal();
    });
  }
  const app = document.querySelector('#app');
  for (const button of document.querySelectorAll('[data-show], [data-hide]')) {
    button.addEventListener('click', () => {
      const id = button.getAttribute('data-show') ?? button.getAttribute('data-hide');
      const isShown = button.hasAttribute('data-show');
      find(id)?.toggleAttribute('hidden', !isShown);
      // Modal libraries make everything beside the dialog inert.
      if (id === 'inert' && app) app.toggleAttribute('inert', isShown);
    });
  }
  const toast = document.querySelector('.toast');
  document.querySelector('[data-toast]')?.addEventListener('click', () => {
    if (toast) toast.textContent = '已加入购物车';
    setTimeout(() => toast?.replaceChildren(), 4000);
  });
  document.querySelector('[data-fullscreen]')?.addEventListener('click', () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else
      document
        .querySelector('main')
        ?.requestFullscreen()
        .catch(() => undefined);
  });
})();
