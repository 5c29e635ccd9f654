// @ts-nocheck
// Built from widget-demo/src: change it there.
"use strict";
(() => {
  // src/bilingual.ts
  var text = (zh, en) => ({ zh, en });
  function h(tag, properties = {}, ...children) {
    const { attributes = {}, ...others } = properties;
    const element = document.createElement(tag);
    Object.assign(element, others);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    for (const child of children) {
      if (child === void 0) continue;
      if (typeof child === "string" || child instanceof Node) element.append(child);
      else element.append(inLanguage("zh-CN", child.zh), " ", inLanguage("en", child.en));
    }
    return element;
  }
  function inLanguage(lang, content) {
    const span = document.createElement("span");
    span.lang = lang;
    span.textContent = content;
    return span;
  }
  var joinLanguages = ({ zh, en }) => `${zh} ${en}`;

  // src/hosts.ts
  var HOSTS = [
    ["article", text("\u666E\u901A\u6587\u7AE0", "Plain article")],
    ["government", text("\u653F\u52A1\u95E8\u6237", "Government portal")],
    ["grid", text("\u6805\u683C\u6846\u67B6", "Grid framework")],
    ["forms", text("\u8868\u5355", "Forms")],
    ["dialogs", text("\u5BF9\u8BDD\u6846\u4E0E\u6D6E\u5C42", "Dialogs and popovers")],
    ["spa", text("\u5355\u9875\u5E94\u7528", "Single-page app")],
    ["table", text("\u4E07\u683C\u8868\u683C", "10,000 cells")],
    ["iframe", text("\u6846\u67B6", "Frames")],
    ["dark", text("\u6DF1\u8272\u4E0E\u53D8\u5F62", "Dark, transformed")],
    ["rtl", text("\u4ECE\u53F3\u5230\u5DE6", "Right to left")],
    ["hostile", text("\u654C\u610F\u6837\u5F0F\u4E0E\u811A\u672C", "Hostile CSS and script")],
    ["strict-csp", text("\u4E25\u683C\u5185\u5BB9\u5B89\u5168\u7B56\u7565", "Strict CSP")]
  ];

  // src/control-panel/toolbar-control.ts
  var EVENT_NAMES = [
    "open",
    "close",
    "change",
    "speak",
    "caption",
    "error"
  ];
  function findGlobal() {
    const found = window.A11yToolbar;
    return found && "create" in found ? found : void 0;
  }
  function createToolbarControl() {
    const api = findGlobal();
    const listeners = [];
    const notify = (name, detail) => listeners.forEach((listener) => listener(name, detail));
    let namespace = document.querySelector("script[data-namespace]")?.dataset["namespace"] ?? "a11y-toolbar";
    let watched;
    const watch = (toolbar) => {
      if (toolbar === watched) return;
      watched = toolbar;
      for (const name of EVENT_NAMES) toolbar.on(name, (detail) => notify(name, detail));
      notify("made", { namespace });
    };
    void api?.ready.then(watch);
    return {
      version: api?.version ?? "",
      get toolbar() {
        return api?.instance ?? null;
      },
      get namespace() {
        return namespace;
      },
      create(options) {
        if (!api) return;
        namespace = options.namespace ?? "a11y-toolbar";
        watch(api.create(options));
      },
      destroy() {
        api?.instance?.destroy();
        watched = void 0;
        notify("destroyed", { namespace });
      },
      subscribe: (listener) => void listeners.push(listener)
    };
  }

  // src/control-panel/section.ts
  function section(title, isOpen, ...content) {
    return h(
      "details",
      { open: isOpen },
      h("summary", {}, title),
      h("div", { className: "content" }, ...content)
    );
  }
  function button(label, code, onClick) {
    const element = h(
      "button",
      { type: "button" },
      ...code ? [label.zh, h("code", { lang: "en" }, code)] : [label]
    );
    element.addEventListener("click", onClick);
    return element;
  }
  function field(label, control) {
    return h("label", { className: "field" }, h("span", { className: "name" }, label), control);
  }
  function checkbox(label, onChange) {
    const box = h("input", { type: "checkbox" });
    box.addEventListener("change", () => onChange(box.checked));
    return { row: h("label", { className: "check" }, box, h("span", {}, label)), box };
  }
  function choice(options) {
    return h("select", {}, ...options.map(([value, label]) => h("option", { value }, label)));
  }
  var row = (...content) => h("div", { className: "row" }, ...content);

  // src/control-panel/calls.ts
  function callsSection(control) {
    const status = h("p", { className: "status", attributes: { role: "status" } });
    const show = () => {
      const { toolbar } = control;
      const state = !toolbar ? text("\u6CA1\u6709\u5DE5\u5177\u6761", "no toolbar") : toolbar.isOpen ? text("\u5DF2\u6253\u5F00", "open") : text("\u5DF2\u5173\u95ED", "closed");
      status.replaceChildren(
        h("span", { className: toolbar?.isOpen ? "lamp on" : "lamp" }),
        h("span", {}, state)
      );
    };
    control.subscribe(show);
    show();
    return section(
      text("\u8C03\u7528", "Calls"),
      true,
      status,
      row(
        button(text("\u6253\u5F00", "Open"), "open()", () => control.toolbar?.open()),
        button(text("\u5173\u95ED", "Close"), "close()", () => control.toolbar?.close()),
        button(text("\u5207\u6362", "Toggle"), "toggle()", () => control.toolbar?.toggle()),
        button(text("\u91CD\u7F6E", "Reset"), "reset()", () => control.toolbar?.reset()),
        button(text("\u9500\u6BC1", "Destroy"), "destroy()", () => control.destroy())
      ),
      createForm(control)
    );
  }
  function createForm(control) {
    const namespace = h("input", { value: control.namespace });
    const lang = choice([
      ["", "\u2014"],
      ["zh-CN", "zh-CN"],
      ["en", "en"],
      ["ja", "ja"]
    ]);
    const position = choice([
      ["", "\u2014"],
      ["top", "top"],
      ["bottom", "bottom"]
    ]);
    const tools = h("input", { placeholder: "zoom-in zoom-out exit" });
    const opener = h("input", { value: "[data-open-accessibility]" });
    const audio = h("input", { value: "/tts" });
    const messages = h("input", { placeholder: '{"exit": "\u518D\u89C1"}' });
    const open = checkbox(text("\u9996\u6B21\u5373\u6253\u5F00", "Open at first"), () => void 0);
    const problem = h("p", { className: "problem", attributes: { role: "alert" } });
    const read = () => ({
      namespace: namespace.value || "a11y-toolbar",
      open: open.box.checked,
      ...lang.value && { lang: lang.value },
      ...(position.value === "top" || position.value === "bottom") && { position: position.value },
      ...tools.value && { tools: tools.value.trim().split(/\s+/) },
      ...opener.value && { opener: opener.value },
      ...audio.value && { fallbackAudioUrl: audio.value },
      ...messages.value && {
        messages: JSON.parse(messages.value)
      }
    });
    const create = () => {
      problem.textContent = "";
      try {
        control.create(read());
      } catch (error) {
        problem.textContent = String(error);
      }
    };
    return h(
      "details",
      { className: "inner" },
      h("summary", {}, text("\u4EE5\u9009\u9879\u521B\u5EFA", "Create with options")),
      h(
        "div",
        { className: "content" },
        field(text("\u547D\u540D\u7A7A\u95F4", "namespace"), namespace),
        field(text("\u8BED\u8A00", "lang"), lang),
        field(text("\u4F4D\u7F6E", "position"), position),
        field(text("\u5DE5\u5177\u4E0E\u6B21\u5E8F", "tools"), tools),
        field(text("\u5F00\u5173\u7684\u9009\u62E9\u5668", "opener"), opener),
        field(text("\u5907\u7528\u8BED\u97F3\u5730\u5740", "fallbackAudioUrl"), audio),
        field(text("\u6587\u5B57", "messages (JSON)"), messages),
        open.row,
        row(button(text("\u521B\u5EFA", "Create"), "create(\u2026)", create)),
        problem
      )
    );
  }

  // src/engine/faults.ts
  var FAULT_LABELS = {
    honest: text("\u5B88\u7EA6\u7684\u5F15\u64CE", "keeps every promise"),
    boundaries: text("\u6709\u8FB9\u754C\u4E8B\u4EF6", "sends boundary events"),
    "no-synthesis": text("\u6CA1\u6709\u8BED\u97F3\u5408\u6210\u63A5\u53E3", "no speech synthesis at all"),
    "no-voices": text("\u6CA1\u6709\u4EFB\u4F55\u8BED\u97F3", "lists no voices"),
    "late-voices": text("\u8BED\u97F3 0.6 \u79D2\u540E\u624D\u51FA\u73B0", "voices after 0.6 s"),
    "very-late-voices": text("\u8BED\u97F3 3 \u79D2\u540E\u624D\u51FA\u73B0", "voices after 3 s"),
    "other-languages": text("\u53EA\u6709\u5176\u4ED6\u8BED\u8A00\u7684\u8BED\u97F3", "voices of other languages only"),
    "no-events": text("\u53D1\u58F0\u4F46\u6CA1\u6709\u4E8B\u4EF6", "sounds, sends no events"),
    "no-events-no-flags": text("\u53D1\u58F0\u4F46\u6CA1\u6709\u4E8B\u4EF6\u548C\u72B6\u6001", "sounds, neither events nor flags"),
    mute: text("\u4E0D\u53D1\u58F0\u4E5F\u6CA1\u6709\u4E8B\u4EF6", "neither sound nor events"),
    "mute-until-gesture": text("\u9996\u6B21\u64CD\u4F5C\u4E4B\u524D\u4E0D\u53D1\u58F0", "mute before the first gesture"),
    "start-without-end": text("\u6709\u5F00\u59CB\u6CA1\u6709\u7ED3\u675F", "start without end"),
    "stuck-speaking": text("\u6CA1\u6709\u7ED3\u675F\uFF0C\u4E14\u4E00\u76F4\u663E\u793A\u5728\u8BF4", "no end, speaking stays true"),
    "end-without-start": text("\u6709\u7ED3\u675F\u6CA1\u6709\u5F00\u59CB", "end without start"),
    "loses-third-end": text("\u6BCF\u4E09\u6B21\u4E22\u4E00\u6B21\u7ED3\u675F\u4E8B\u4EF6", "loses every third end"),
    "silent-after-14s": text("\u4E00\u53E5\u8BDD 14 \u79D2\u540E\u53D8\u54D1", "silent after 14 s of one utterance"),
    "slow-and-silent-after-14s": text("\u8BED\u901F\u6162\uFF0C14 \u79D2\u540E\u53D8\u54D1", "slow, and silent after 14 s"),
    error: text("\u6BCF\u6B21\u90FD\u51FA\u9519", "every utterance fails"),
    "not-allowed": text("\u9996\u6B21\u64CD\u4F5C\u4E4B\u524D\u4E0D\u8BB8\u51FA\u58F0", "refused before the first gesture"),
    "never-allowed": text("\u59CB\u7EC8\u4E0D\u8BB8\u51FA\u58F0", "always refused"),
    throws: text("\u8C03\u7528\u5373\u629B\u51FA\u5F02\u5E38", "speak() throws"),
    "deaf-after-cancel": text("\u53D6\u6D88\u540E 0.25 \u79D2\u5185\u542C\u4E0D\u89C1", "swallows speak() after cancel()"),
    "end-inside-cancel": text("\u53D6\u6D88\u65F6\u7ACB\u523B\u89E6\u53D1\u7ED3\u675F", "end fires inside cancel()"),
    "stale-events": text("\u53D6\u6D88\u540E\u4ECD\u8865\u53D1\u65E7\u4E8B\u4EF6", "events of cancelled utterances come late")
  };

  // src/control-panel/engines.ts
  var REFRESH_MS = 500;
  function enginesSection() {
    const installed = window.qaEngine;
    const select = choice([
      ["", joinLanguages(text("\u6D4F\u89C8\u5668\u81EA\u5DF1\u7684\u5F15\u64CE", "the browser\u2019s own"))],
      ...Object.entries(FAULT_LABELS).map(
        ([fault, label]) => [fault, `${fault}\uFF1A${joinLanguages(label)}`]
      )
    ]);
    select.value = installed?.fault ?? "";
    select.addEventListener("change", () => {
      const url = new URL(window.location.href);
      if (select.value) url.searchParams.set("engine", select.value);
      else url.searchParams.delete("engine");
      window.location.assign(url);
    });
    const list = h("ol", { className: "heard" });
    const part = section(
      text("\u8BED\u97F3\u5F15\u64CE", "Speech engine"),
      Boolean(installed),
      field(text("\u5F15\u64CE", "Engine"), select),
      h(
        "p",
        { className: "note" },
        text(
          "\u66F4\u6362\u5F15\u64CE\u4F1A\u91CD\u65B0\u8F7D\u5165\u9875\u9762\u3002\u6A21\u62DF\u5F15\u64CE\u4E0D\u51FA\u58F0\uFF0C\u542C\u5230\u7684\u5185\u5BB9\u5217\u5728\u4E0B\u9762\u3002",
          "Changing it reloads the page. A scripted engine is silent: what it would sound is listed here."
        )
      ),
      list
    );
    if (installed) pollSpoken(installed.engine.heard, list, part);
    return part;
  }
  function pollSpoken(heard, list, part) {
    window.setInterval(() => {
      if (!part.open) return;
      heard.forEach(({ text: requested, said, to, voice, rate }, index) => {
        const state = to ? `${said.length}/${requested.length}` : "\u2026";
        const line = `${requested} [${state}, ${voice}, ${rate}\xD7]`;
        const item = list.children[index] ?? list.appendChild(h("li", {}));
        if (item.textContent !== line) item.textContent = line;
        item.className = to && said.length < requested.length ? "cut" : "";
      });
    }, REFRESH_MS);
  }

  // src/control-panel/log.ts
  var LONGEST = 200;
  function logSection(control) {
    const list = h("ol", {
      className: "log",
      tabIndex: 0,
      attributes: { "aria-label": "\u4E8B\u4EF6\u8BB0\u5F55 Event log" }
    });
    const note = (name, detail) => {
      const time = (/* @__PURE__ */ new Date()).toTimeString().slice(0, 8);
      const entry = h(
        "li",
        { className: name },
        h("time", {}, time),
        " ",
        h("b", {}, name),
        " ",
        describe(detail)
      );
      list.prepend(entry);
      while (list.children.length > LONGEST) list.lastChild?.remove();
    };
    control.subscribe(note);
    window.addEventListener("error", ({ message }) => note("page-error", message));
    window.addEventListener("unhandledrejection", ({ reason }) => note("page-error", String(reason)));
    document.addEventListener(
      "securitypolicyviolation",
      ({ violatedDirective, blockedURI }) => note("csp-report", `${violatedDirective} ${blockedURI}`)
    );
    return section(
      text("\u4E8B\u4EF6", "Events"),
      false,
      list,
      row(button(text("\u6E05\u7A7A", "Clear"), "", () => list.replaceChildren()))
    );
  }
  function describe(detail) {
    const json = typeof detail === "string" ? detail : JSON.stringify(detail);
    return json === "{}" ? "" : json;
  }

  // src/control-panel/settings.ts
  var SWITCHES = [
    ["sound", text("\u58F0\u97F3", "sound")],
    ["pointerReading", text("\u6307\u8BFB", "pointerReading")],
    ["crosshair", text("\u5341\u5B57\u7EBF", "crosshair")],
    ["largeCursor", text("\u5927\u9F20\u6807", "largeCursor")],
    ["caption", text("\u5927\u5B57\u5E55", "caption")],
    ["contrast", text("\u5BF9\u6BD4\u5EA6", "contrast")]
  ];
  function settingsSection(control) {
    const problem = h("p", { className: "problem", attributes: { role: "alert" } });
    const set = (patch) => {
      problem.textContent = "";
      try {
        control.toolbar?.set(patch);
      } catch (error) {
        problem.textContent = String(error);
      }
    };
    const boxes = SWITCHES.map(([name, label]) => ({
      name,
      ...checkbox(label, (on) => set({ [name]: on }))
    }));
    const speed = choice([
      ["normal", "normal"],
      ["fast", "fast"]
    ]);
    speed.addEventListener("change", () => set({ speed: speed.value }));
    const shift = choice(["none", "-30", "30", "90"].map((value) => [value, value]));
    shift.addEventListener("change", () => set({ colourShift: shift.value }));
    const zoom = h("input", { type: "number", min: "1", max: "1.4", step: "0.1" });
    zoom.addEventListener("change", () => set({ zoom: Number(zoom.value) }));
    const raw = h("input", { value: '{"zoom": 99}' });
    const show = () => {
      const settings = control.toolbar?.settings;
      if (!settings) return;
      for (const { name, box } of boxes) box.checked = settings[name] ?? false;
      speed.value = settings.speed;
      shift.value = settings.colourShift;
      zoom.value = String(settings.zoom);
    };
    control.subscribe(show);
    show();
    return section(
      text("\u8BBE\u7F6E", "Settings"),
      true,
      h("div", { className: "checks" }, ...boxes.map(({ row: line }) => line)),
      field(text("\u8BED\u901F", "speed"), speed),
      field(text("\u653E\u5927", "zoom"), zoom),
      field(text("\u8272\u5F31", "colourShift"), shift),
      field(text("\u4EFB\u610F\u503C", "any patch (JSON)"), raw),
      row(
        button(text("\u8BBE\u7F6E", "Set"), "set(\u2026)", () => {
          try {
            set(JSON.parse(raw.value));
          } catch (error) {
            problem.textContent = String(error);
          }
        })
      ),
      problem
    );
  }

  // src/control-panel/speech.ts
  var SHORT = "\u5546\u4EE3\u9752\u94DC\u9F0E\uFF0C\u9AD8\u516B\u5341\u4E09\u5398\u7C73\uFF0C\u91CD\u4E8C\u767E\u4E00\u5341\u516D\u5343\u514B\uFF1B\u8179\u90E8\u9970\u9955\u992E\u7EB9\u3002\u5668\u5185\u94F8\u6709\u94ED\u6587\u201C\u53F8\u6BCD\u8F9B\u201D\u4E09\u5B57\u3002";
  var SENTENCE = "\u4E91\u6CFD\u53E4\u57CE\u9057\u5740\u7684\u796D\u7940\u5751\u4E2D\u51FA\u571F\u4E86\u5927\u91CF\u9752\u94DC\u793C\u5668\uFF0C\u7EB9\u9970\u5E84\u4E25\uFF0C\u94F8\u9020\u7CBE\u826F\uFF1B";
  var LONG = SENTENCE.repeat(Math.ceil(2e3 / SENTENCE.length)).slice(0, 2e3);
  function speechSection(control) {
    const words = h("textarea", { value: SHORT, rows: 3 });
    const lang = choice([
      ["", "\u2014"],
      ["zh-CN", "zh-CN"],
      ["zh-HK", "zh-HK"],
      ["en", "en"],
      ["ja", "ja"]
    ]);
    const result = h("p", { className: "status", attributes: { role: "status" } });
    const speak = async () => {
      result.textContent = "\u2026";
      const began = performance.now();
      const outcome = await control.toolbar?.speak(
        words.value,
        lang.value ? { lang: lang.value } : {}
      );
      const seconds = ((performance.now() - began) / 1e3).toFixed(1);
      result.textContent = outcome ? `${outcome} (${seconds} s)` : "";
    };
    return section(
      text("\u6717\u8BFB\u4E0E\u5B57\u5E55", "Speech and caption"),
      false,
      field(text("\u6587\u5B57", "Text"), words),
      row(
        button(text("\u77ED\u6587", "Short"), "", () => words.value = SHORT),
        button(text("\u4E24\u5343\u5B57", "2,000 characters"), "", () => words.value = LONG)
      ),
      field(text("\u8BED\u8A00", "lang"), lang),
      row(
        button(text("\u6717\u8BFB", "Speak"), "speak()", () => void speak()),
        button(text("\u505C\u6B62", "Stop"), "stopSpeaking()", () => control.toolbar?.stopSpeaking()),
        button(
          text("\u663E\u793A\u5B57\u5E55", "Caption"),
          "showCaption()",
          () => control.toolbar?.showCaption(words.value)
        )
      ),
      result
    );
  }

  // src/control-panel/storage.ts
  var REFRESH_MS2 = 1e3;
  function readEntries() {
    const entries = [];
    try {
      for (const cookie of document.cookie.split("; ").filter(Boolean)) {
        const at = cookie.indexOf("=");
        entries.push(["cookie", cookie.slice(0, at), cookie.slice(at + 1)]);
      }
      for (let index = 0; index < localStorage.length; index++) {
        const key = localStorage.key(index) ?? "";
        if (!key.startsWith("qa-panel"))
          entries.push(["localStorage", key, localStorage.getItem(key) ?? ""]);
      }
    } catch (error) {
      entries.push(["\u2014", "", String(error)]);
    }
    return entries;
  }
  function storageSection(control) {
    const body = h("tbody");
    let shown = "";
    const show = () => {
      const entries = readEntries();
      const state = JSON.stringify(entries);
      if (state === shown) return;
      shown = state;
      body.replaceChildren(
        ...entries.map(
          ([place, key, value]) => h("tr", {}, h("td", {}, place), h("td", {}, key), h("td", {}, value))
        )
      );
    };
    const forget = () => {
      const { namespace } = control;
      for (const [place, key] of readEntries()) {
        if (!key.startsWith(namespace)) continue;
        if (place === "cookie") document.cookie = `${key}=; path=/; max-age=0`;
        else localStorage.removeItem(key);
      }
      show();
    };
    const part = section(
      text("\u5B58\u50A8", "Storage"),
      false,
      h(
        "table",
        {},
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            ...[text("\u5904", "Where"), text("\u952E", "Key"), text("\u503C", "Value")].map(
              (label) => h("th", {}, label)
            )
          )
        ),
        body
      ),
      row(button(text("\u6E05\u9664\u5DE5\u5177\u6761\u6240\u5B58", "Forget all"), "", forget))
    );
    control.subscribe(show);
    window.setInterval(() => {
      if (part.open) show();
    }, REFRESH_MS2);
    show();
    return part;
  }

  // src/control-panel/styles.ts
  var STYLES = `
:host { color-scheme: light; }
* { box-sizing: border-box; }
aside {
  position: fixed; z-index: 2147483000; inset-inline-end: 0; inset-block-end: var(--a11y-toolbar-bottom, 0px);
  display: flex; flex-direction: column; align-items: flex-end; max-inline-size: 100vw; direction: ltr;
  font: 14px/1.5 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; color: #16191d; text-align: start;
}
aside.open { inset-block-start: calc(var(--a11y-toolbar-top, 0px) + 5rem); inline-size: min(22rem, 100vw); align-items: stretch;
  background: #f7f8fa; border-inline-start: 1px solid #c3c9d1; box-shadow: -6px 0 24px rgb(16 24 40 / 12%); }
button, select, input, textarea { font: inherit; color: inherit; }
:focus-visible { outline: 3px solid #0b4f8a; outline-offset: 1px; box-shadow: 0 0 0 1px #fff; }
[hidden] { display: none !important; }
.handle { min-block-size: 44px; padding: 0 1rem; border: 0; background: #16191d; color: #fff; font-weight: 600; cursor: pointer;
  border-start-start-radius: 8px; }
.open .handle { border-radius: 0; text-align: start; }
.handle::after { content: " \u25B4"; } .open .handle::after { content: " \u25BE"; float: inline-end; }
.handle [lang=en] { opacity: .82; font-weight: 400; }
.body { flex: 1; overflow: auto; padding: .75rem; }
.body > * + * { margin-block-start: .5rem; }
details { background: #fff; border: 1px solid #d9dde3; border-radius: 8px; }
summary { padding: .6rem .8rem; min-block-size: 44px; font-weight: 600; cursor: pointer; }
details.inner { border-style: dashed; margin-block-start: .6rem; } details.inner summary { font-weight: 400; }
.content { padding: 0 .8rem .8rem; display: grid; gap: .5rem; grid-template-columns: minmax(0, 1fr); }
[lang=en] { color: #4a515a; font-size: 12.5px; }
.handle [lang=en] { color: inherit; }
.row { display: flex; flex-wrap: wrap; gap: .4rem; }
.row button { min-block-size: 44px; padding: .2rem .7rem; border: 1px solid #8b94a0; border-radius: 6px; background: #fff; cursor: pointer; text-align: start; }
.row button:hover { background: #eaf1f8; border-color: #0b4f8a; }
code { font: 12px ui-monospace, "Cascadia Mono", Menlo, monospace; color: #0b4f8a; margin-inline-start: .35em; }
.field { display: grid; grid-template-columns: 7.6rem minmax(0, 1fr); gap: .5rem; align-items: center; }
select, input:not([type=checkbox]), textarea { inline-size: 100%; min-block-size: 44px; padding: .3rem .5rem; border: 1px solid #8b94a0; border-radius: 6px; background: #fff; }
.checks { display: grid; grid-template-columns: 1fr 1fr; }
.check { display: flex; gap: .5rem; align-items: center; min-block-size: 44px; cursor: pointer; }
.check input { inline-size: 20px; block-size: 20px; flex: none; accent-color: #0b4f8a; }
p { margin: 0; }
.status { display: flex; gap: .5rem; align-items: center; min-block-size: 1.5em; }
.lamp { inline-size: 10px; block-size: 10px; border-radius: 50%; border: 2px solid #4a515a; } .lamp.on { background: #14683f; border-color: #14683f; }
.problem { color: #8c1d18; } .problem:empty { display: none; }
.note { color: #4a515a; font-size: 13px; }
ol { margin: 0; padding: 0; list-style: none; max-block-size: 16rem; overflow: auto; font: 12px/1.6 ui-monospace, Menlo, monospace; }
.log:empty::before, .heard:empty::before { content: "\u2014"; }
.log li, .heard li { padding: .2rem 0; border-block-end: 1px solid #eceff3; overflow-wrap: anywhere; }
.log time { color: #4a515a; } .log b { color: #0b4f8a; } .error b, .page-error b, .csp-report b, .cut { color: #8c1d18; }
table { inline-size: 100%; border-collapse: collapse; font: 12px/1.5 ui-monospace, Menlo, monospace; table-layout: fixed; }
th, td { text-align: start; padding: .2rem .3rem; border-block-end: 1px solid #eceff3; overflow-wrap: anywhere; vertical-align: top; }
@media (max-width: 640px) { aside.open { inline-size: 100vw; inset-block-start: auto; max-block-size: 60vh; } }
@media (forced-colors: active) { .lamp.on { background: Highlight; } }
@media print { aside { display: none; } }
`;

  // src/control-panel/main.ts
  var STORAGE_KEY = "qa-panel";
  function navigation() {
    const current = /([\w-]+)\.html$/.exec(window.location.pathname)?.[1] ?? "index";
    const select = choice([
      ["index", joinLanguages(text("\u76EE\u5F55", "Index"))],
      ...HOSTS.map(([file, name]) => [file, joinLanguages(name)]),
      ["checklist", joinLanguages(text("\u6838\u5BF9\u8868", "Checklist"))]
    ]);
    select.value = current;
    select.addEventListener(
      "change",
      () => window.location.assign(`${select.value}.html${window.location.search}`)
    );
    return field(text("\u9875\u9762", "Page"), select);
  }
  function loadIsOpen() {
    try {
      return localStorage.getItem(STORAGE_KEY) === "open";
    } catch {
      return false;
    }
  }
  function saveIsOpen(isOpen) {
    try {
      localStorage.setItem(STORAGE_KEY, isOpen ? "open" : "closed");
    } catch {
    }
  }
  function mount() {
    const host = document.createElement("qa-control-panel");
    for (const [property, value] of [
      ["all", "initial"],
      ["display", "block"]
    ])
      host.style.setProperty(property, value, "important");
    const root = host.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLES);
    root.adoptedStyleSheets = [sheet];
    const control = createToolbarControl();
    const body = h("div", { className: "body", id: "body", tabIndex: -1 });
    const handle = h(
      "button",
      { type: "button", className: "handle", attributes: { "aria-controls": "body" } },
      text("\u6D4B\u8BD5\u9762\u677F", "QA panel")
    );
    const panel = h(
      "aside",
      { attributes: { "aria-label": "\u6D4B\u8BD5\u9762\u677F QA panel", lang: "zh-CN" } },
      handle,
      body
    );
    const toggle = (isOpen) => {
      panel.className = isOpen ? "open" : "";
      handle.setAttribute("aria-expanded", String(isOpen));
      body.hidden = !isOpen;
    };
    handle.addEventListener("click", () => {
      const isOpen = body.hidden === true;
      toggle(isOpen);
      saveIsOpen(isOpen);
    });
    if (!control.version)
      body.append(
        h(
          "p",
          { className: "problem" },
          text("\u6CA1\u6709\u627E\u5230\u5DE5\u5177\u6761\u811A\u672C\uFF0C\u8BF7\u5148\u8FD0\u884C", "The toolbar script is missing; first run"),
          " ",
          h("code", {}, "npm run build")
        )
      );
    body.append(
      navigation(),
      callsSection(control),
      settingsSection(control),
      speechSection(control),
      enginesSection(),
      logSection(control),
      storageSection(control),
      h("p", { className: "note" }, `A11yToolbar ${control.version}`)
    );
    toggle(loadIsOpen());
    root.append(panel);
    document.documentElement.append(host);
  }
  mount();
})();
