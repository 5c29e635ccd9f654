import type { RouteTitles } from '../routes';
import type { Language } from '../sites';
import { en } from './en';
import { zh } from './zh';

/** Titles of all routes in both languages, for the service. The app loads one language only. */
export const routeTitles: Readonly<Record<Language, RouteTitles>> = { zh, en };
