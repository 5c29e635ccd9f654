import type { Exhibit } from '../../../contract/schemas/exhibit';
import type { Room } from '../../ui/page/answer-room';
import type { worksheetMessages } from './messages';

export const levels = ['primary', 'secondary'] as const;

export type Level = (typeof levels)[number];

/** A task with room for its answer. */
export interface Task {
  text: string;
  room: Room;
}

interface Related {
  /** Motifs that other objects share; empty without any. */
  motif: string;
  /** Title of an object to compare with; empty without one. */
  title: string;
}

/** The tasks about an object for an age, from its facts; those without the fact that they ask about are left out. */
export function chooseTasks(
  object: Exhibit,
  level: Level,
  { motif, title }: Related,
  { tasks }: (typeof worksheetMessages)['zh'],
): Task[] {
  const { material, findSpot, kiln, date } = object;
  const medium = object.medium || object.materialLabel;
  const isOnView = object.exhibitions?.some(({ onView }) => onView) === true;
  const chosen: (Task | false)[] =
    level === 'primary'
      ? [
          { text: tasks.looking, room: 3 },
          { text: tasks.outline, room: 'drawing' },
          motif !== '' && { text: tasks.motif(motif), room: 'drawing' },
          questionOf(material, tasks),
          isOnView && { text: tasks.onView, room: 2 },
          { text: tasks.voice, room: 4 },
        ]
      : [
          { text: tasks.seeing, room: 4 },
          medium !== '' && { text: tasks.making(medium), room: 3 },
          date !== '' && { text: tasks.time(date), room: 3 },
          placeTask(findSpot?.label, kiln?.label, tasks),
          title !== '' && { text: tasks.comparing(title), room: 4 },
          isOnView && { text: tasks.onView, room: 2 },
          { text: tasks.label, room: 4 },
        ];
  return chosen.filter((task) => task !== false);
}

type Texts = (typeof worksheetMessages)['zh']['tasks'];

function questionOf(material: string, tasks: Texts): Task {
  if (material === 'painting') return { text: tasks.route, room: 'drawing' };
  if (material === 'rubbing') return { text: tasks.rubbing, room: 3 };
  return { text: tasks.use, room: 3 };
}

function placeTask(
  findSpot: string | undefined,
  kiln: string | undefined,
  tasks: Texts,
): Task | false {
  if (findSpot === undefined) return false;
  if (kiln === undefined) return { text: tasks.findSpot(findSpot), room: 3 };
  return { text: tasks.journey(kiln, findSpot), room: 'drawing' };
}
