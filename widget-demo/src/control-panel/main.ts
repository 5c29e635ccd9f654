import { joinLanguages, h, text } from '../bilingual';
import { HOSTS } from '../hosts';
import { createToolbarControl } from './toolbar-control';
import { callsSection } from './calls';
import { enginesSection } from './engines';
import { logSection } from './log';
import { choice, field } from './section';
import { settingsSection } from './settings';
import { speechSection } from './speech';
import { storageSection } from './storage';
import { STYLES } from './styles';

const STORAGE_KEY = 'qa-panel';

/** Select of the demo page, which keeps the chosen engine. */
function navigation(): HTMLElement {
  const current = /([\w-]+)\.html$/.exec(window.location.pathname)?.[1] ?? 'index';
  const select = choice([
    ['index', joinLanguages(text('目录', 'Index'))],
    ...HOSTS.map(([file, name]) => [file, joinLanguages(name)] as const),
    ['checklist', joinLanguages(text('核对表', 'Checklist'))],
  ]);
  select.value = current;
  select.addEventListener('change', () =>
    window.location.assign(`${select.value}.html${window.location.search}`),
  );
  return field(text('页面', 'Page'), select);
}

function loadIsOpen(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'open';
  } catch {
    return false;
  }
}

function saveIsOpen(isOpen: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, isOpen ? 'open' : 'closed');
  } catch {
    // Without storage the panel starts closed.
  }
}

/** Mounts the panel in a shadow root, which styles of the hostile page cannot reach. */
function mount(): void {
  const host = document.createElement('qa-control-panel');
  for (const [property, value] of [
    ['all', 'initial'],
    ['display', 'block'],
  ] as const)
    host.style.setProperty(property, value, 'important');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];

  const control = createToolbarControl();
  const body = h('div', { className: 'body', id: 'body', tabIndex: -1 });
  const handle = h(
    'button',
    { type: 'button', className: 'handle', attributes: { 'aria-controls': 'body' } },
    text('测试面板', 'QA panel'),
  );
  const panel = h(
    'aside',
    { attributes: { 'aria-label': '测试面板 QA panel', lang: 'zh-CN' } },
    handle,
    body,
  );
  const toggle = (isOpen: boolean) => {
    panel.className = isOpen ? 'open' : '';
    handle.setAttribute('aria-expanded', String(isOpen));
    body.hidden = !isOpen;
  };
  handle.addEventListener('click', () => {
    const isOpen = body.hidden === true;
    toggle(isOpen);
    saveIsOpen(isOpen);
  });
  if (!control.version)
    body.append(
      h(
        'p',
        { className: 'problem' },
        text('没有找到工具条脚本，请先运行', 'The toolbar script is missing; first run'),
        ' ',
        h('code', {}, 'npm run build'),
      ),
    );
  body.append(
    navigation(),
    callsSection(control),
    settingsSection(control),
    speechSection(control),
    enginesSection(),
    logSection(control),
    storageSection(control),
    h('p', { className: 'note' }, `A11yToolbar ${control.version}`),
  );
  toggle(loadIsOpen());
  root.append(panel);
  document.documentElement.append(host);
}

mount();
