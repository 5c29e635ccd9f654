import { describe, expect, it } from 'vitest';
import { FAULTS, type Fault } from './testing/engine-script';
import { finished, LONG, onUtterance, useSpeechQueue, ZH } from './testing/speech-queue-harness';
import type { ScriptedEngine } from './testing/scripted-engine';

const start = useSpeechQueue();

/** Longest allowed silence in ms. */
const GAP = 2000;

/** Checks that every character was sounded, in order; repeated parts are allowed. */
function expectAllSaid(engine: ScriptedEngine, text: string) {
  let reached = 0;
  for (const { said } of engine.heard) {
    const from = text.lastIndexOf(said, reached);
    if (said && from >= 0) reached = Math.max(reached, from + said.length);
  }
  expect(reached).toBe(text.length);
}

function gaps(engine: ScriptedEngine): number[] {
  return engine.heard.slice(1).map(({ from }, index) => from - (engine.heard[index]?.to ?? 0));
}

describe('2,000 characters through an engine with wrong events', () => {
  const speaking: Fault[] = [
    'honest',
    'boundaries',
    'late-voices',
    'no-events',
    'no-events-no-flags',
    'start-without-end',
    'end-without-start',
    'loses-third-end',
    'silent-after-14s',
    'slow-and-silent-after-14s',
    'deaf-after-cancel',
    'end-inside-cancel',
    'stale-events',
  ];
  it.each(speaking)(
    '%s: the complete text is spoken, without a gap above two seconds',
    async (fault) => {
      const { engine, queue } = start(FAULTS[fault]);
      expect(await finished(queue.speak(LONG, ZH))).toBe('spoken');
      expectAllSaid(engine, LONG);
      expect(Math.max(...gaps(engine))).toBeLessThanOrEqual(GAP);
      expect(engine.asked.every((text) => text.length <= 60)).toBe(true);
      expect(onUtterance.mock.calls.map(([text]) => text).join('')).toContain(LONG.slice(-20));
    },
  );

  it.each([180, 200, 222, 250, 300, 340])(
    'silence after 14 s at %i ms a character, without a comma: no text is lost',
    async (perCharacter) => {
      const text = Array.from({ length: 2000 }, (_, index) =>
        String.fromCharCode(0x4e00 + index),
      ).join('');
      const { engine, queue } = start({ silentAfter: 14_000, perCharacter });
      expect(await finished(queue.speak(text, ZH))).toBe('spoken');
      expectAllSaid(engine, text);
      expect(Math.max(...gaps(engine))).toBeLessThanOrEqual(GAP);
    },
  );

  it('stuck-speaking: only the first missing end causes a wait, of the time of a slow engine', async () => {
    const { engine, queue } = start(FAULTS['stuck-speaking']);
    expect(await finished(queue.speak(LONG, ZH))).toBe('spoken');
    expectAllSaid(engine, LONG);
    const [first, ...others] = gaps(engine);
    expect(first).toBeLessThanOrEqual(5000);
    expect(Math.max(...others)).toBeLessThanOrEqual(GAP);
  });

  it('allows a slow engine the time of its first sentence', async () => {
    const { engine, queue } = start({ perCharacter: 300 });
    await finished(
      queue.speak('商代青铜鼎出土于云泽古城遗址，高八十三厘米，重二百一十六千克；', ZH),
    );
    expect(engine.heard.map(({ said }) => said)).toEqual(engine.asked);
    expect(engine.heard).toHaveLength(1);
  });

  it('repeats a piece in shorter parts when the engine goes silent within it', async () => {
    const { engine, queue } = start({ silentAfter: 3000 });
    const text = '青铜礼器纹饰庄严铸造精良出土于云泽古城遗址';
    expect(await finished(queue.speak(text, ZH))).toBe('spoken');
    expect(engine.asked.slice(1).join('')).toBe(text);
    expect(Math.max(...engine.asked.slice(1).map(({ length }) => length))).toBeLessThanOrEqual(15);
  });

  it('does not interrupt a slow engine with correct events once its rate is known', async () => {
    const { engine, queue } = start({ perCharacter: 255 });
    await finished(queue.speak(LONG, ZH));
    expect(engine.heard.every(({ text, said }) => text === said)).toBe(true);
  });
});
