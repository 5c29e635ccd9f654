import type { OpeningRule } from '../../../contract/schemas/site';
import { useSite } from '../client/use-site';

const noRules: readonly OpeningRule[] = [];

/** The museum's opening rules; empty until loaded. */
export function useOpeningRules(): readonly OpeningRule[] {
  return useSite().data?.rows[0]?.opening ?? noRules;
}
