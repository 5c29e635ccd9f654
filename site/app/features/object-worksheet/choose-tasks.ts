import type { Exhibit } from '../../../contract/schemas/exhibit';
import type { Language } from '../../../contract/shared/sites';
import type { Room } from '../../ui/page/answer-room';
import { tasks } from './tasks';

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

type Choice = Task | false;

/** The tasks about an object for an age, from its facts; those without the fact that they ask about are left out. */
export function chooseTasks(
  object: Exhibit,
  level: Level,
  related: Related,
  language: Language,
): Task[] {
  const choices =
    level === 'primary'
      ? primaryTasks(object, related, language)
      : secondaryTasks(object, related, language);
  return choices.filter((task) => task !== false);
}

function primaryTasks(object: Exhibit, { motif }: Related, language: Language): Choice[] {
  return [
    write(tasks.looking, language),
    write(tasks.outline, language),
    motif !== '' && write(tasks.motif, language, motif),
    write(questionOf(object.material), language),
    isOnView(object) && write(tasks.onView, language),
    write(tasks.voice, language),
  ];
}

function secondaryTasks(object: Exhibit, { title }: Related, language: Language): Choice[] {
  const { date, findSpot, kiln } = object;
  const medium = object.medium || object.materialLabel;
  return [
    write(tasks.seeing, language),
    medium !== '' && write(tasks.making, language, medium),
    date !== '' && write(tasks.time, language, date),
    placeTask(findSpot?.label, kiln?.label, language),
    title !== '' && write(tasks.comparing, language, title),
    isOnView(object) && write(tasks.onView, language),
    write(tasks.label, language),
  ];
}

interface Template<Values extends readonly string[]> {
  room: Room;
  text: Record<Language, (...values: Values) => string>;
}

function write<Values extends readonly string[]>(
  { room, text }: Template<Values>,
  language: Language,
  ...values: Values
): Task {
  return { room, text: text[language](...values) };
}

const isOnView = ({ exhibitions = [] }: Exhibit) => exhibitions.some(({ onView }) => onView);

function questionOf(material: string) {
  if (material === 'painting') return tasks.route;
  return material === 'rubbing' ? tasks.rubbing : tasks.use;
}

function placeTask(
  findSpot: string | undefined,
  kiln: string | undefined,
  language: Language,
): Choice {
  if (findSpot === undefined) return false;
  if (kiln === undefined) return write(tasks.findSpot, language, findSpot);
  return write(tasks.journey, language, kiln, findSpot);
}
