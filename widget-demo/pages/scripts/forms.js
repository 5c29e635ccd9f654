// Field errors, and the states of custom widgets.
(() => {
  const form = document.querySelector('form');
  const result = document.querySelector('#result');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    let first;
    for (const input of form.querySelectorAll('input[required]')) {
      if (!(input instanceof HTMLInputElement)) continue;
      const isValid = input.checkValidity();
      input.setAttribute('aria-invalid', String(!isValid));
      const error = document.querySelector(`#${input.id}-error`);
      if (error) error.textContent = isValid ? '' : '请填写有效的内容';
      if (!isValid) first ??= input;
    }
    first?.focus();
    if (result) result.textContent = first ? '' : '预约成功，感谢您的来访。';
  });
  const some = document.querySelector('#some');
  if (some instanceof HTMLInputElement) some.indeterminate = true;

  const toggle = document.querySelector('.switch');
  toggle?.addEventListener('click', () =>
    toggle.setAttribute('aria-checked', String(toggle.getAttribute('aria-checked') !== 'true')),
  );
  const tabs = [...document.querySelectorAll('[role=tab]')];
  for (const tab of tabs) {
    tab.addEventListener('click', () => {
      for (const other of tabs) {
        other.setAttribute('aria-selected', String(other === tab));
        document
          .querySelector(`#${other.getAttribute('aria-controls')}`)
          ?.toggleAttribute('hidden', other !== tab);
      }
    });
  }
  const stars = document.querySelector('.stars');
  for (let count = 1; count <= 5; count++) {
    const star = document.createElement('button');
    star.type = 'button';
    star.textContent = '★';
    star.setAttribute('aria-label', `${count} 星`);
    star.setAttribute('aria-pressed', String(count === 5));
    star.addEventListener('click', () => {
      for (const other of stars?.children ?? [])
        other.setAttribute('aria-pressed', String(other === star));
    });
    stars?.append(star);
  }
  const canvas = document.querySelector('canvas');
  const pen = canvas?.getContext('2d');
  if (canvas && pen) {
    pen.fillStyle = '#dfe9e5';
    pen.fillRect(0, 0, 120, 44);
    pen.fillStyle = '#14211c';
    pen.font = 'italic 28px serif';
    pen.fillText('7 K 2 9', 14, 32);
  }
})();
