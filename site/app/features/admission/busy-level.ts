/** How busy a time of entry is, from its bookings. */
export type BusyLevel = 'quiet' | 'moderate' | 'busy';

/** Thirds of the places: mostly free, half taken, mostly taken. */
export function busyLevel(left: number, capacity: number): BusyLevel {
  const free = left / capacity;
  if (free > 2 / 3) return 'quiet';
  return free > 1 / 3 ? 'moderate' : 'busy';
}
