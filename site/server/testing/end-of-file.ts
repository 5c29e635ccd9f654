import { afterAll } from 'vitest';
import { endPrograms } from './built-service';

// Setup file of all service tests: no child process outlives its test file.
afterAll(endPrograms);
