// @ts-nocheck
// Built from widget-demo/src: change it there.
"use strict";
(() => {
  // ../widget/src/speech/testing/engine-script.ts
  var HONEST = {
    voices: ["zh-CN", "en-US", "ja-JP"],
    voicesAfter: 0,
    startDelay: 60,
    perCharacter: 222,
    events: ["start", "end"],
    losesEvery: 0,
    silentAfter: Infinity,
    flags: "honest",
    error: "",
    errorUntilGesture: false,
    isMute: false,
    muteUntilGesture: false,
    throwsInSpeak: false,
    deafAfterCancel: 0,
    endsInsideCancel: false,
    staleEventsAfter: 0,
    isMissing: false
  };
  var FAULTS = {
    honest: {},
    boundaries: { events: ["start", "boundary", "end"] },
    "no-synthesis": { isMissing: true },
    "no-voices": { voices: [] },
    "late-voices": { voicesAfter: 600 },
    "very-late-voices": { voicesAfter: 3e3 },
    "other-languages": { voices: ["en-US", "ja-JP", "zh-HK", "yue"] },
    "no-events": { events: [] },
    "no-events-no-flags": { events: [], flags: "never" },
    "mute-until-gesture": {
      isMute: true,
      muteUntilGesture: true,
      events: ["start", "end"],
      flags: "never"
    },
    mute: { isMute: true, events: [], flags: "never" },
    "start-without-end": { events: ["start"] },
    "stuck-speaking": { events: ["start"], flags: "stuck" },
    "end-without-start": { events: ["end"] },
    "loses-third-end": { losesEvery: 3 },
    "silent-after-14s": { silentAfter: 14e3 },
    "slow-and-silent-after-14s": { silentAfter: 14e3, perCharacter: 280 },
    error: { error: "synthesis-failed" },
    "not-allowed": { error: "not-allowed", errorUntilGesture: true },
    "never-allowed": { error: "not-allowed" },
    throws: { throwsInSpeak: true },
    "deaf-after-cancel": { deafAfterCancel: 250 },
    "end-inside-cancel": { endsInsideCancel: true },
    "stale-events": { staleEventsAfter: 400 }
  };

  // ../widget/src/speech/testing/scripted-utterance.ts
  var ScriptedUtterance = class {
    text;
    lang = "";
    voice = null;
    rate = 1;
    pitch = 1;
    volume = 1;
    onstart = null;
    onboundary = null;
    onend = null;
    onerror = null;
    constructor(text = "") {
      this.text = text;
    }
    fire(type, members = {}) {
      this[`on${type}`]?.(Object.assign(new Event(type), members));
    }
  };
  function createScriptedVoice(lang) {
    return {
      lang,
      name: `Scripted ${lang}`,
      voiceURI: `scripted:${lang}`,
      localService: true,
      default: false
    };
  }

  // ../widget/src/speech/testing/scripted-engine.ts
  function installScriptedEngine(window2, script = {}) {
    const is = { ...HONEST, ...script };
    const now = () => window2.performance.now();
    const target = new window2.EventTarget();
    const heard = [];
    const asked = [];
    const queue = [];
    const voices = is.voices.map(createScriptedVoice);
    const installedAt = now();
    let current;
    let isStuck = false;
    let cancelledAt = -Infinity;
    let ended = 0;
    let hasGesture = false;
    const stopSound = ({ heard: record, utterance }, at = now()) => {
      if (!record || record.to) return;
      const limited = Math.min(at, record.from + is.silentAfter);
      const characters = (limited - record.from) * utterance.rate / is.perCharacter;
      record.to = limited;
      record.said = utterance.text.slice(0, Math.round(characters));
    };
    const after = (sounding, ms, job) => sounding.timers.push(window2.setTimeout(job, ms));
    const next = () => {
      const utterance = current ? void 0 : queue.shift();
      if (!utterance) return;
      const sounding = { utterance, timers: [] };
      current = sounding;
      after(sounding, is.startDelay, () => begin(sounding));
    };
    const fail = (sounding, error) => {
      current = void 0;
      sounding.utterance.fire("error", { error });
      next();
    };
    const begin = (sounding) => {
      const { utterance } = sounding;
      if (is.error && !(is.errorUntilGesture && hasGesture)) {
        fail(sounding, is.error);
        return;
      }
      if (is.isMute && !(is.muteUntilGesture && hasGesture)) return;
      const { text, lang, rate, pitch, volume } = utterance;
      const voice = utterance.voice?.name ?? "";
      sounding.heard = { text, said: "", from: now(), to: 0, lang, rate, pitch, volume, voice };
      heard.push(sounding.heard);
      isStuck = is.flags === "stuck";
      const perCharacter = is.perCharacter / rate;
      const duration = Math.min(text.length * perCharacter, is.silentAfter);
      if (is.events.includes("start")) utterance.fire("start");
      if (is.events.includes("boundary"))
        for (let index = 0; index * perCharacter < duration; index += 2)
          after(
            sounding,
            index * perCharacter,
            () => utterance.fire("boundary", { charIndex: index })
          );
      after(sounding, duration, () => finish(sounding, duration < text.length * perCharacter));
    };
    const finish = (sounding, wentSilent) => {
      stopSound(sounding);
      ended++;
      if (wentSilent || is.losesEvery && ended % is.losesEvery === 0) return;
      current = void 0;
      if (is.events.includes("end")) sounding.utterance.fire("end");
      next();
    };
    const synthesis = Object.assign(target, {
      paused: false,
      getVoices: () => now() - installedAt >= is.voicesAfter ? voices : [],
      speak(utterance) {
        asked.push(utterance.text);
        if (is.throwsInSpeak) throw new Error("The engine is out of order");
        if (now() - cancelledAt < is.deafAfterCancel) return;
        queue.push(utterance);
        next();
      },
      cancel() {
        const sounding = current;
        current = void 0;
        isStuck = false;
        queue.length = 0;
        if (!sounding) return;
        cancelledAt = now();
        sounding.timers.forEach((timer) => window2.clearTimeout(timer));
        stopSound(sounding);
        if (is.endsInsideCancel) sounding.utterance.fire("end");
        else window2.setTimeout(() => sounding.utterance.fire("error", { error: "interrupted" }), 0);
        if (is.staleEventsAfter)
          window2.setTimeout(() => {
            sounding.utterance.fire("start");
            sounding.utterance.fire("end");
          }, is.staleEventsAfter);
      },
      pause: () => void 0,
      resume: () => void 0
    });
    const isQuiet = is.flags === "never";
    Object.defineProperties(synthesis, {
      speaking: { get: () => !isQuiet && (isStuck || !!current) },
      pending: { get: () => !isQuiet && queue.length > 0 }
    });
    const listening = new AbortController();
    for (const type of ["keydown", "pointerdown"])
      window2.addEventListener(type, () => hasGesture = true, {
        capture: true,
        signal: listening.signal
      });
    const announce = window2.setTimeout(
      () => target.dispatchEvent(new window2.Event("voiceschanged")),
      is.voicesAfter
    );
    const restore = replace(window2, {
      speechSynthesis: is.isMissing ? void 0 : synthesis,
      SpeechSynthesisUtterance: is.isMissing ? void 0 : ScriptedUtterance
    });
    return {
      heard,
      asked,
      uninstall() {
        synthesis.cancel();
        window2.clearTimeout(announce);
        listening.abort();
        restore();
      }
    };
  }
  function replace(window2, members) {
    const before = Object.keys(members).map(
      (name) => [name, Object.getOwnPropertyDescriptor(window2, name)]
    );
    for (const [name, value] of Object.entries(members))
      Object.defineProperty(window2, name, { value, configurable: true, writable: true });
    return () => {
      for (const [name, descriptor] of before) {
        if (descriptor) Object.defineProperty(window2, name, descriptor);
        else Reflect.deleteProperty(window2, name);
      }
    };
  }

  // src/engine/install.ts
  var isFault = (name) => name !== null && Object.hasOwn(FAULTS, name);
  var fault = new URLSearchParams(window.location.search).get("engine");
  if (isFault(fault))
    window.qaEngine = { fault, engine: installScriptedEngine(window, FAULTS[fault]) };
})();
