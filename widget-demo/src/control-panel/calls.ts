import type { ToolbarOptions, ToolName } from '../../../widget/src/shared/options';
import { h, text } from '../bilingual';
import type { ToolbarControl } from './toolbar-control';
import { button, checkbox, choice, field, row, section } from './section';

/** Section with the methods without arguments, and `create` with every option. */
export function callsSection(control: ToolbarControl): HTMLElement {
  const status = h('p', { className: 'status', attributes: { role: 'status' } });
  const show = () => {
    const { toolbar } = control;
    const state = !toolbar
      ? text('没有工具条', 'no toolbar')
      : toolbar.isOpen
        ? text('已打开', 'open')
        : text('已关闭', 'closed');
    status.replaceChildren(
      h('span', { className: toolbar?.isOpen ? 'lamp on' : 'lamp' }),
      h('span', {}, state),
    );
  };
  control.subscribe(show);
  show();

  return section(
    text('调用', 'Calls'),
    true,
    status,
    row(
      button(text('打开', 'Open'), 'open()', () => control.toolbar?.open()),
      button(text('关闭', 'Close'), 'close()', () => control.toolbar?.close()),
      button(text('切换', 'Toggle'), 'toggle()', () => control.toolbar?.toggle()),
      button(text('重置', 'Reset'), 'reset()', () => control.toolbar?.reset()),
      button(text('销毁', 'Destroy'), 'destroy()', () => control.destroy()),
    ),
    createForm(control),
  );
}

function createForm(control: ToolbarControl): HTMLElement {
  const namespace = h('input', { value: control.namespace });
  const lang = choice([
    ['', '—'],
    ['zh-CN', 'zh-CN'],
    ['en', 'en'],
    ['ja', 'ja'],
  ]);
  const position = choice([
    ['', '—'],
    ['top', 'top'],
    ['bottom', 'bottom'],
  ]);
  const tools = h('input', { placeholder: 'zoom-in zoom-out exit' });
  const opener = h('input', { value: '[data-open-accessibility]' });
  const audio = h('input', { value: '/tts' });
  const messages = h('input', { placeholder: '{"exit": "再见"}' });
  const open = checkbox(text('首次即打开', 'Open at first'), () => undefined);
  const problem = h('p', { className: 'problem', attributes: { role: 'alert' } });

  const read = (): ToolbarOptions => ({
    namespace: namespace.value || 'a11y-toolbar',
    open: open.box.checked,
    ...(lang.value && { lang: lang.value }),
    ...((position.value === 'top' || position.value === 'bottom') && { position: position.value }),
    ...(tools.value && { tools: tools.value.trim().split(/\s+/) as ToolName[] }),
    ...(opener.value && { opener: opener.value }),
    ...(audio.value && { fallbackAudioUrl: audio.value }),
    ...(messages.value && {
      messages: JSON.parse(messages.value) as Partial<ToolbarOptions['messages']> & object,
    }),
  });
  const create = () => {
    problem.textContent = '';
    try {
      control.create(read());
    } catch (error) {
      problem.textContent = String(error);
    }
  };

  return h(
    'details',
    { className: 'inner' },
    h('summary', {}, text('以选项创建', 'Create with options')),
    h(
      'div',
      { className: 'content' },
      field(text('命名空间', 'namespace'), namespace),
      field(text('语言', 'lang'), lang),
      field(text('位置', 'position'), position),
      field(text('工具与次序', 'tools'), tools),
      field(text('开关的选择器', 'opener'), opener),
      field(text('备用语音地址', 'fallbackAudioUrl'), audio),
      field(text('文字', 'messages (JSON)'), messages),
      open.row,
      row(button(text('创建', 'Create'), 'create(…)', create)),
      problem,
    ),
  );
}
