import { FAULTS, type Fault } from '../../../widget/src/speech/testing/engine-script';
import {
  installScriptedEngine,
  type ScriptedEngine,
} from '../../../widget/src/speech/testing/scripted-engine';

declare global {
  interface Window {
    /** The scripted engine of the page; absent with the engine of the browser. */
    qaEngine?: { fault: Fault; engine: ScriptedEngine };
  }
}

const isFault = (name: string | null): name is Fault =>
  name !== null && Object.hasOwn(FAULTS, name);

// Loaded before the toolbar: `?engine=silent-after-14s` selects its speech engine.
const fault = new URLSearchParams(window.location.search).get('engine');
if (isFault(fault))
  window.qaEngine = { fault, engine: installScriptedEngine(window, FAULTS[fault]) };
