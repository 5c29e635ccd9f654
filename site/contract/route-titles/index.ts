import type { RouteTitles } from '../routes';
import type { Language } from '../sites';
import { en } from './en';
import { zh } from './zh';

/** The titles of every route in both languages: for the service. The app loads those it shows. */
export const routeTitles: Readonly<Record<Language, RouteTitles>> = { zh, en };
