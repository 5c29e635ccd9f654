import type { Settings } from '../../../widget/src/shared/options';
import { h, text, type Text } from '../bilingual';
import type { ToolbarControl } from './toolbar-control';
import { button, checkbox, choice, field, row, section } from './section';

type Switch = {
  [K in keyof Settings]-?: NonNullable<Settings[K]> extends boolean ? K : never;
}[keyof Settings];

const SWITCHES: readonly (readonly [Switch, Text])[] = [
  ['sound', text('声音', 'sound')],
  ['pointerReading', text('指读', 'pointerReading')],
  ['crosshair', text('十字线', 'crosshair')],
  ['largeCursor', text('大鼠标', 'largeCursor')],
  ['caption', text('大字幕', 'caption')],
  ['contrast', text('对比度', 'contrast')],
];

/** Section with one control per setting, which calls `set` and follows changes of the toolbar. */
export function settingsSection(control: ToolbarControl): HTMLElement {
  const problem = h('p', { className: 'problem', attributes: { role: 'alert' } });
  const set = (patch: object) => {
    problem.textContent = '';
    try {
      control.toolbar?.set(patch);
    } catch (error) {
      problem.textContent = String(error);
    }
  };
  const boxes = SWITCHES.map(([name, label]) => ({
    name,
    ...checkbox(label, (on) => set({ [name]: on })),
  }));
  const speed = choice([
    ['normal', 'normal'],
    ['fast', 'fast'],
  ]);
  speed.addEventListener('change', () => set({ speed: speed.value }));
  const shift = choice(['none', '-30', '30', '90'].map((value) => [value, value] as const));
  shift.addEventListener('change', () => set({ colourShift: shift.value }));
  const zoom = h('input', { type: 'number', min: '1', max: '1.4', step: '0.1' });
  zoom.addEventListener('change', () => set({ zoom: Number(zoom.value) }));
  const raw = h('input', { value: '{"zoom": 99}' });

  const show = () => {
    const settings = control.toolbar?.settings;
    if (!settings) return;
    for (const { name, box } of boxes) box.checked = settings[name] ?? false;
    speed.value = settings.speed;
    shift.value = settings.colourShift;
    zoom.value = String(settings.zoom);
  };
  control.subscribe(show);
  show();

  return section(
    text('设置', 'Settings'),
    true,
    h('div', { className: 'checks' }, ...boxes.map(({ row: line }) => line)),
    field(text('语速', 'speed'), speed),
    field(text('放大', 'zoom'), zoom),
    field(text('色弱', 'colourShift'), shift),
    field(text('任意值', 'any patch (JSON)'), raw),
    row(
      button(text('设置', 'Set'), 'set(…)', () => {
        try {
          set(JSON.parse(raw.value) as object);
        } catch (error) {
          problem.textContent = String(error);
        }
      }),
    ),
    problem,
  );
}
