import { moveClock } from '../../site/scripts/lib/move-clock.mjs';

// Loaded before the service and its threads: their present is `CLOCK_OFFSET` milliseconds from that of the machine.
moveClock(() => Number(process.env.CLOCK_OFFSET ?? 0));
