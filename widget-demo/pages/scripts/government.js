// The drawer of a portal, and fifty links for pointer sweeps.
(() => {
  const drawer = document.querySelector('#drawer');
  const opener = document.querySelector('.fixed .menu');
  for (const button of document.querySelectorAll('.menu')) {
    button.addEventListener('click', () => {
      const isOpen = drawer?.toggleAttribute('hidden') === false;
      opener?.setAttribute('aria-expanded', String(isOpen));
    });
  }
  const kinds = ['教育', '科技', '民政', '财政', '文化', '卫生', '水利', '农业', '商务', '体育'];
  const places = ['省', '云城市', '泽州市', '青川市', '古渡市'];
  for (const place of places) {
    for (const kind of kinds) {
      const link = document.createElement('a');
      link.href = '#links';
      link.textContent = `${place}${kind}${place === '省' ? '厅' : '局'}`;
      document.querySelector('.departments')?.append(link);
    }
  }
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
})();
