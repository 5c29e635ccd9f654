import type { Tokens } from '../theme-tokens';

export interface SpecimenProps {
  /** Begins every id inside, so that the panels share none. */
  id: string;
  tokens: Tokens;
}
