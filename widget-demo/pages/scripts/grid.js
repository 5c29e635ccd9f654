// Cards of a framework page, and the collapsible menu.
(() => {
  const courses = [
    ['一枚贝币', '三年级', '数学：从以物易物到进位'],
    ['会唱歌的编钟', '四年级', '科学：振动与音高'],
    ['竹简上的一天', '五年级', '语文：读懂一封家书'],
    ['青铜配方', '初二', '化学：铜、锡、铅的比例'],
    ['丝路地图', '初三', '地理：7,000 公里的补给'],
    ['修复师的下午', '高一', '综合：修，还是不修？'],
  ];
  for (const [name = '', grade = '', subject = ''] of courses) {
    const column = document.createElement('div');
    column.className = 'col-md-4';
    const card = document.createElement('div');
    card.className = 'card';
    const picture = document.createElement('div');
    picture.className = 'card-top';
    const body = document.createElement('div');
    body.className = 'card-body';
    const title = document.createElement('h3');
    title.textContent = name;
    const badge = document.createElement('span');
    badge.className = 'badge';
    badge.textContent = grade;
    const text = document.createElement('p');
    text.textContent = subject;
    const link = document.createElement('a');
    link.className = 'btn btn-outline';
    link.href = '#plans';
    link.textContent = `预约“${name}”`;
    body.append(title, badge, text, link);
    card.append(picture, body);
    column.append(card);
    document.querySelector('.courses')?.append(column);
  }
  const toggler = document.querySelector('.navbar-toggler');
  toggler?.addEventListener('click', () => {
    const isOpen = document.querySelector('.collapse')?.classList.toggle('show');
    toggler.setAttribute('aria-expanded', String(isOpen));
  });
})();
