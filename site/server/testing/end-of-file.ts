import { afterAll } from 'vitest';
import { endPrograms } from './built-service';

// Every file of the service's tests: what it started does not outlive it.
afterAll(endPrograms);
