import type { Exhibition } from '../../../contract/entities/exhibition';
import type { Language } from '../../../contract/sites';
import type { Level, Room } from './floor';

const levelNames: Readonly<Record<Language, readonly string[]>> = {
  zh: ['一层', '二层', '三层'],
  en: ['Level 1', 'Level 2', 'Level 3'],
};

/** What is on in a room today: exhibitions name their place in words, floor and room. */
export function shownIn(
  room: Room,
  level: Level,
  exhibitions: readonly Exhibition[],
  language: Language,
): Exhibition[] {
  const floor = levelNames[language][level - 1] ?? '';
  return exhibitions.filter(
    ({ status, place }) =>
      status === 'current' && place.includes(floor) && place.includes(room.name[language]),
  );
}
