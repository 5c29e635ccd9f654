import { scriptOptions } from '../../../widget/src/script-options';
import type { ToolbarOptions } from '../../../widget/src/shared/options';
import { attributesOf, type Choice } from './choice';

export interface CheckedChoice {
  /** The options without those that the toolbar would refuse. */
  options: ToolbarOptions;
  /** Names of the refused attributes. */
  refused: readonly string[];
}

/** Reads the choice as the toolbar itself reads the attributes of its script tag. */
export function checkChoice(choice: Choice): CheckedChoice {
  const refused: string[] = [];
  const data: DOMStringMap = {};
  for (const [name, value] of Object.entries(attributesOf(choice))) {
    const key = name
      .slice('data-'.length)
      .replace(/-./g, ([, letter]) => String(letter).toUpperCase());
    data[key] = value;
  }
  const options = scriptOptions(data, document, (problem) => {
    refused.push(problem.slice(0, problem.indexOf(':')));
  });
  return { options, refused };
}
