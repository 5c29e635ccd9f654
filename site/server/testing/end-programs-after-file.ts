import { afterAll } from 'vitest';
import { killRunningPrograms } from './built-service';

// Setup file of all service tests: no child process outlives its test file.
afterAll(killRunningPrograms);
