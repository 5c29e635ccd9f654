// Counts policy violations, starting before the toolbar loads.
(() => {
  let count = 0;
  document.addEventListener(
    'securitypolicyviolation',
    ({ violatedDirective, blockedURI, sample }) => {
      count++;
      const number = document.querySelector('#count');
      if (number) number.textContent = String(count);
      const entry = document.createElement('li');
      entry.textContent = [violatedDirective, blockedURI, sample].filter(Boolean).join(' · ');
      document.querySelector('#reports')?.append(entry);
    },
  );
  document.addEventListener('DOMContentLoaded', () =>
    document.querySelector('#violate')?.addEventListener('click', (event) => {
      if (event.target instanceof HTMLElement) event.target.setAttribute('style', 'color: red');
    }),
  );
})();
