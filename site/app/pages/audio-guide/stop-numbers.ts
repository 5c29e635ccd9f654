import type { AudioStop } from '../../../contract/schemas/visit';

/** Digits of the number of a stop. */
export const stopLength = 3;

/** The digits of what was typed, pasted or said: full-width digits count, everything else is left out. */
export function toStopDigits(entered: string): string {
  return entered.normalize('NFKC').replaceAll(/\D/g, '').slice(0, stopLength);
}

/** The stops whose numbers are closest to one that does not exist, in their order. */
export function nearestStops(
  stops: readonly AudioStop[],
  entered: string,
  count: number,
): AudioStop[] {
  const wanted = Number(entered.padEnd(stopLength, '0'));
  const distance = ({ stop }: AudioStop) => Math.abs(Number(stop) - wanted);
  return [...stops]
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, count)
    .sort((one, other) => (one.stop < other.stop ? -1 : 1));
}

interface HallStops {
  room: string;
  hall: string;
  /** Titles of the exhibitions in it. */
  exhibitions: readonly string[];
  stops: readonly AudioStop[];
}

/** The stops by hall, each hall at its first number. */
export function stopsByHall(stops: readonly AudioStop[]): HallStops[] {
  const rooms = [...new Set(stops.map(({ room }) => room))];
  return rooms.map((room) => {
    const own = stops.filter((stop) => stop.room === room);
    return {
      room,
      hall: own[0]?.hall ?? room,
      exhibitions: [...new Set(own.map(({ exhibition }) => exhibition))],
      stops: own,
    };
  });
}

/** The stops before and after one on the way through the halls. */
export function neighboursOf(stops: readonly AudioStop[], stop: string) {
  const inOrder = stopsByHall(stops).flatMap((hall) => hall.stops);
  const index = inOrder.findIndex((each) => each.stop === stop);
  if (index === -1) return {};
  return { previous: inOrder[index - 1], next: inOrder[index + 1] };
}
