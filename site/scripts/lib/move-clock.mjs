/**
 * Moves the present of this process; a moment that is given stays as it is. Timers keep their speed.
 * @param {() => number} offset Milliseconds after the present of the machine.
 */
export function moveClock(offset) {
  const systemDate = Date;
  const now = () => systemDate.now() + offset();
  globalThis.Date = new Proxy(systemDate, {
    construct: (target, parts, called) =>
      Reflect.construct(target, parts.length === 0 ? [now()] : parts, called),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
