import type { Tokens } from '../themes/theme-tokens';

export interface SpecimenProps {
  /** Prefix of all ids inside, unique per panel. */
  id: string;
  tokens: Tokens;
}
