// Ten thousand cells, a tenth of them with a link.
(() => {
  const columns = [
    '总登记号',
    '名称',
    '时代',
    '质地',
    '高（厘米）',
    '重（克）',
    '件数',
    '入藏年份',
    '位置',
    '照片',
  ];
  const kinds = ['鼎', '簋', '罍', '卣', '尊', '爵', '觚', '钟', '镜', '印'];
  const ages = ['商', '西周', '东周', '秦', '汉', '唐', '宋', '元', '明', '清'];
  const materials = ['青铜', '陶', '瓷', '玉', '漆', '竹'];
  /** @param {string} tag @param {string | Node} content @param {string} [scope] */
  const cell = (tag, content, scope) => {
    const element = document.createElement(tag);
    if (scope) element.setAttribute('scope', scope);
    element.append(content);
    return element;
  };
  /** @param {readonly string[]} list @param {number} index */
  const pick = (list, index) => list[index % list.length] ?? '';

  const head = document.createElement('tr');
  head.append(...columns.map((name) => cell('th', name, 'col')));
  document.querySelector('thead')?.append(head);

  const rows = document.createDocumentFragment();
  for (let index = 0; index < 1000; index++) {
    const link = document.createElement('a');
    link.href = '#';
    link.textContent = `照片 ${index + 1}`;
    const row = document.createElement('tr');
    row.append(
      cell('th', `YZ-${String(index + 1).padStart(5, '0')}`, 'row'),
      cell('td', `${pick(ages, index)}代${pick(kinds, index * 7)}`),
      cell('td', pick(ages, index)),
      cell('td', pick(materials, index * 3)),
      cell('td', (10 + ((index * 37) % 700) / 10).toFixed(1)),
      cell('td', (200 + ((index * 911) % 90_000)).toLocaleString('zh-CN')),
      cell('td', String(1 + (index % 4))),
      cell('td', String(1953 + (index % 70))),
      cell('td', `${1 + (index % 6)} 号库 ${1 + (index % 40)} 架`),
      cell('td', link),
    );
    rows.append(row);
  }
  document.querySelector('tbody')?.append(rows);
})();
