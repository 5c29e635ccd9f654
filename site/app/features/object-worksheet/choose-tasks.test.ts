import { expect, test } from 'vitest';
import { makeExhibit } from '../../testing/records';
import { chooseTasks } from './choose-tasks';
import { tasks } from './tasks';

const related = { motif: '莲', title: '白釉刻莲纹碗' };
const place = (label: string) => ({ value: 'x', label });

const textsOf = (
  ...[object, level, others = related]: [
    object: Parameters<typeof chooseTasks>[0],
    level: Parameters<typeof chooseTasks>[1],
    others?: typeof related,
  ]
) => chooseTasks(object, level, others, 'zh').map(({ text }) => text);

const bowl = makeExhibit({ material: 'ceramic', medium: '瓷；刻花', date: '北宋' });

test('primary school looks, draws, copies a motif and guesses the use', () => {
  expect(textsOf(bowl, 'primary')).toEqual([
    ...[
      tasks.looking.text.zh(),
      tasks.outline.text.zh(),
      tasks.motif.text.zh('莲'),
      tasks.use.text.zh(),
      tasks.voice.text.zh(),
    ],
  ]);
});

test('secondary school asks for making, time and comparison', () => {
  expect(textsOf(bowl, 'secondary')).toEqual([
    ...[tasks.seeing.text.zh(), tasks.making.text.zh('瓷；刻花'), tasks.time.text.zh('北宋')],
    ...[tasks.comparing.text.zh('白釉刻莲纹碗'), tasks.label.text.zh()],
  ]);
});

test('task about a fact that is not known is left out', () => {
  const bare = makeExhibit({ medium: '', materialLabel: '', date: '' });
  const none = { motif: '', title: '' };
  expect(textsOf(bare, 'primary', none)).not.toContain(tasks.motif.text.zh(''));
  expect(textsOf(bare, 'secondary', none)).toEqual([tasks.seeing.text.zh(), tasks.label.text.zh()]);
});

test.each([
  ['painting', tasks.route.text.zh()],
  ['rubbing', tasks.rubbing.text.zh()],
  ['bronze', tasks.use.text.zh()],
])('question of a %s is its own', (material, expected) => {
  expect(textsOf(makeExhibit({ material }), 'primary')).toContain(expected);
});

test('find-spot is asked about alone, or with the kiln as a journey', () => {
  const findSpot = place('湖口');
  expect(textsOf({ ...bowl, findSpot }, 'secondary')).toContain(tasks.findSpot.text.zh('湖口'));
  expect(textsOf({ ...bowl, findSpot, kiln: place('龙泉窑') }, 'secondary')).toContain(
    tasks.journey.text.zh('龙泉窑', '湖口'),
  );
  expect(textsOf({ ...bowl, kiln: place('龙泉窑') }, 'secondary')).toHaveLength(5);
});
