/** Replacement of SpeechSynthesisUtterance without an engine. */
export class ScriptedUtterance {
  text: string;
  lang = '';
  voice: SpeechSynthesisVoice | null = null;
  rate = 1;
  pitch = 1;
  volume = 1;
  onstart: ((event: Event) => void) | null = null;
  onboundary: ((event: Event) => void) | null = null;
  onend: ((event: Event) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;

  constructor(text = '') {
    this.text = text;
  }

  fire(type: 'start' | 'boundary' | 'end' | 'error', members: object = {}): void {
    this[`on${type}`]?.(Object.assign(new Event(type), members));
  }
}

export function createScriptedVoice(lang: string): SpeechSynthesisVoice {
  return {
    lang,
    name: `Scripted ${lang}`,
    voiceURI: `scripted:${lang}`,
    localService: true,
    default: false,
  };
}
