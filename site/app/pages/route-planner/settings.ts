import type { Pace } from '../../features/floor-plan/walking/find-walks';
import { minutesOf, type RouteChoice } from './route-choice';

/** What planning a route depends on; the halls, objects and walks come from the content and the floor plans. */
export interface RouteSettings {
  pace: Pace;
  /** Time in a hall besides its objects: the text at its door, finding the way. */
  secondsInHall: number;
  /** Longest time at one object. */
  maxSecondsAtObject: number;
  /** Worth of a minute without walking, where an object has 1. */
  worthOfRest: number;
  worth: {
    treasure: number;
    turntable: number;
    other: number;
    /** Factor of what is on view for a while only. */
    temporary: number;
  };
  breaks: { count: number; seconds: number };
}

const minute = 60;

/** The settings for a choice; little walking and children need a slower pace and breaks. */
export function settingsOf({ time, walk, company }: RouteChoice): RouteSettings {
  const withChildren = company === 'children';
  const isShort = walk === 'short';
  const hours = Math.floor(minutesOf[time] / 60);
  const breaks = withChildren || isShort ? hours - 1 : Math.max(0, hours - 2);
  return {
    pace: {
      metresPerSecond: withChildren || isShort ? 0.6 : 0.9,
      withStairs: walk === '',
    },
    secondsInHall: 3 * minute,
    maxSecondsAtObject: withChildren ? 1.5 * minute : 3 * minute,
    worthOfRest: isShort ? 3 : 0.1,
    worth: {
      treasure: 4,
      // On the object's page it can be turned by hand.
      turntable: withChildren ? 3 : 1.2,
      other: 1,
      temporary: 1.15,
    },
    breaks: { count: breaks, seconds: 10 * minute },
  };
}
