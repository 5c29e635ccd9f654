import type { Messages, Toolbar } from '../shared/options';
import type { Tool } from '../tools/tool';

/**
 * Runs the action of a tool's button and confirms it by speech, with sound off by caption and live region.
 * @param announce writes a text to the live region
 */
export async function pressTool(
  tool: Tool,
  toolbar: Toolbar,
  messages: Messages,
  lang: string,
  showCaption: (text: string) => void,
  announce: (text: string) => void,
): Promise<void> {
  const { sound } = toolbar.settings;
  const { action, patch = {}, say, shift = '' } = tool.press(toolbar.settings);
  if (action) toolbar[action]();
  else toolbar.set(patch);
  if (!say) return;
  const text = (messages[say] as string)
    .replace('{tool}', messages[tool.name] as string)
    .replace('{shift}', shift);
  // "Sound off" is still spoken. A text that cannot be spoken goes to the live region.
  if (sound || toolbar.settings.sound) {
    if ((await toolbar.speak(text, { lang })) !== 'unavailable') return;
  } else showCaption(text);
  announce(text);
}
