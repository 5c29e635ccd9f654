import { spawn } from 'node:child_process';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { lowerPriority } from './lower-priority.mjs';

test('process gets a lower priority, and one that may not be changed goes on', () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  const id = child.pid ?? 0;
  try {
    const niceness = Math.min(19, getPriority(id) + 5);
    lowerPriority(niceness, id);
    expect(getPriority(id)).toBe(niceness);
    // Refused by every system.
    expect(() => lowerPriority(100, id)).not.toThrow();
    expect(getPriority(id)).toBe(niceness);
  } finally {
    child.kill();
  }
});
