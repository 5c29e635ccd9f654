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

  // src/checklist/item.ts
  var item = (id, zh, en, ...hosts) => ({
    id,
    what: text(zh, en),
    hosts
  });

  // src/checklist/pages.ts
  var PAGE_GROUPS = [
    {
      title: text("\u9875\u9762", "The host page"),
      items: [
        item(
          "page-room",
          "\u5DE5\u5177\u6761\u6253\u5F00\u65F6\uFF0C\u56FA\u5B9A\u548C\u7C98\u6027\u9875\u7709\u4E0B\u79FB\uFF0C\u4E0D\u88AB 100 \u50CF\u7D20\u7684\u6761\u906E\u4F4F",
          "Fixed and sticky headers move below the bar",
          "government",
          "table"
        ),
        item(
          "page-focus",
          "Tab \u5230\u7684\u5143\u7D20\u4ECE\u4E0D\u88AB\u6761\u6216\u5B57\u5E55\u906E\u4F4F",
          "The focused element is never under the bar or the caption",
          "forms",
          "article"
        ),
        item(
          "page-zoom",
          "\u653E\u5927\u65F6\u5DE5\u5177\u6761\u5927\u5C0F\u4E0D\u53D8\uFF0C1280 \u50CF\u7D20\u5BBD\u65F6\u6CA1\u6709\u6A2A\u5411\u6EDA\u52A8",
          "Zoom leaves the bar alone; no sideways scroll at 1280 px",
          "government",
          "grid"
        ),
        item(
          "page-filter",
          "\u6EE4\u955C\u4F7F\u9875\u9762\u4E0E\u56FA\u5B9A\u5143\u7D20\u4E00\u540C\u6539\u53D8\uFF0C\u4EC0\u4E48\u90FD\u4E0D\u79FB\u4F4D\uFF0C\u5DE5\u5177\u6761\u989C\u8272\u4E0D\u53D8",
          "Filters change page and fixed elements, move nothing, spare the bar",
          "government",
          "dark"
        ),
        item(
          "page-dialog",
          "\u5BF9\u8BDD\u6846\u4E0E\u6D6E\u5C42\u4E4B\u4E0A\u5DE5\u5177\u6761\u4ECD\u53EF\u7528\uFF0C\u6EE4\u955C\u4E5F\u4F5C\u7528\u4E8E\u5B83\u4EEC",
          "Above dialogs and popovers the bar works; filters reach them",
          "dialogs"
        ),
        item(
          "page-drawer",
          "\u5168\u9AD8\u62BD\u5C49\u653E\u5927\u540E\u4E0D\u8D85\u51FA\u7A97\u53E3",
          "A full-height drawer still fits when zoomed",
          "government",
          "dialogs"
        ),
        item(
          "page-spa",
          "\u5207\u6362\u8DEF\u7531\u4E00\u767E\u6B21\u540E\u8BBE\u7F6E\u4ECD\u5728\uFF0C\u5DE5\u5177\u6761\u53EA\u6709\u4E00\u4E2A",
          "After 100 route changes: settings kept, one toolbar",
          "spa"
        ),
        item(
          "page-emptied",
          "\u9875\u9762\u6E05\u7A7A body \u6216\u79FB\u9664\u5DE5\u5177\u6761\u540E\uFF0C\u5DE5\u5177\u6761\u81EA\u5DF1\u56DE\u6765",
          "It comes back when the page empties its body or removes it",
          "spa",
          "hostile"
        ),
        item(
          "page-hostile",
          "\u654C\u610F\u6837\u5F0F\u548C\u811A\u672C\u4E0B\uFF0C\u5916\u89C2\u4E0E\u529F\u80FD\u4E0D\u53D8",
          "Same pixels and behaviour under hostile CSS and script",
          "hostile"
        ),
        item("page-csp", "\u4E25\u683C\u7B56\u7565\u4E0B\u6CA1\u6709\u4EFB\u4F55\u62A5\u544A", "No report under the strict policy", "strict-csp"),
        item(
          "page-frames",
          "\u6846\u67B6\u4E2D\u7684\u5185\u5BB9\u4E5F\u653E\u5927\u3001\u53D8\u8272",
          "Frames zoom and change colour too",
          "iframe"
        ),
        item(
          "page-rtl",
          "\u4ECE\u53F3\u5230\u5DE6\u7684\u9875\u9762\u4E0A\uFF0C\u6392\u5217\u4E0E\u7BAD\u5934\u952E\u65B9\u5411\u6B63\u786E",
          "Right to left: order and arrow keys are right",
          "rtl"
        ),
        item("page-print", "\u6253\u5370\u65F6\u4E0D\u51FA\u73B0", "Not in print", "article"),
        item(
          "page-destroy",
          "\u9500\u6BC1\u540E\u9875\u9762\u4E0E\u521B\u5EFA\u524D\u4E00\u6837",
          "After destroy() the page is as before",
          "article"
        )
      ]
    },
    {
      title: text("\u952E\u76D8\u4E0E\u65E0\u969C\u788D", "Keyboard and access"),
      items: [
        item("key-stop", "\u6574\u4E2A\u5DE5\u5177\u6761\u53EA\u5360\u4E00\u4E2A Tab \u505C\u7559", "One tab stop for the whole bar", "article"),
        item(
          "key-arrows",
          "\u5DE6\u53F3\u7BAD\u5934\u3001Home\u3001End \u5728\u6309\u94AE\u95F4\u79FB\u52A8",
          "Arrow keys, Home and End move between buttons",
          "article"
        ),
        item("key-none", "\u6CA1\u6709\u5168\u5C40\u5FEB\u6377\u952E", "No global hotkey", "forms"),
        item(
          "at-names",
          "\u8BFB\u5C4F\u8F6F\u4EF6\u8BFB\u51FA\u6BCF\u4E2A\u6309\u94AE\u7684\u540D\u79F0\u4E0E\u6309\u4E0B\u72B6\u6001",
          "A screen reader tells each button\u2019s name and state",
          "article"
        ),
        item(
          "at-live",
          "\u58F0\u97F3\u5173\u95ED\u65F6\uFF0C\u786E\u8BA4\u8BED\u53EA\u9001\u5230\u8BFB\u5C4F\u8F6F\u4EF6",
          "With sound off, confirmations go to the screen reader only",
          "article"
        ),
        item("at-forced", "\u5F3A\u5236\u989C\u8272\u6A21\u5F0F\u4E0B\u4E00\u5207\u53EF\u89C1", "All is visible in forced colours", "article"),
        item("at-motion", "\u51CF\u5C11\u52A8\u6001\u6548\u679C\u65F6\u6CA1\u6709\u52A8\u753B", "No animation under reduced motion", "article"),
        item(
          "at-320",
          "320 \u50CF\u7D20\u5BBD\u65F6\u53EF\u6A2A\u5411\u6EDA\u52A8\uFF0C\u5168\u90E8\u53EF\u7528",
          "At 320 px it scrolls sideways and all of it works",
          "article"
        ),
        item("at-400", "\u6D4F\u89C8\u5668\u653E\u5927 400% \u65F6\u4ECD\u53EF\u7528", "Usable at 400 % browser zoom", "article")
      ]
    },
    {
      title: text("\u5B58\u50A8\u4E0E\u63A5\u53E3", "Storage and API"),
      items: [
        item(
          "store-cookie",
          "Cookie \u4E3A <\u547D\u540D\u7A7A\u95F4>-toolbar\uFF0C\u503C\u4E3A shown \u6216 hidden",
          "Cookie <namespace>-toolbar is shown or hidden",
          "article"
        ),
        item(
          "store-keys",
          "\u6BCF\u9879\u8BBE\u7F6E\u4E00\u4E2A localStorage \u952E\uFF1B\u91CD\u7F6E\u540E\u5168\u90E8\u6D88\u5931",
          "One localStorage key a setting; reset forgets all",
          "article"
        ),
        item(
          "store-broken",
          "\u5B58\u50A8\u88AB\u7981\u6B62\u3001\u5DF2\u6EE1\u6216\u88AB\u6539\u574F\u65F6\u4F7F\u7528\u9ED8\u8BA4\u503C\uFF0C\u6CA1\u6709\u9519\u8BEF",
          "Storage shut, full or garbled: defaults, no error",
          "hostile"
        ),
        item(
          "api-clamp",
          "set() \u7684\u8D8A\u754C\u503C\u88AB\u6536\u56DE\u8303\u56F4\uFF0C\u672A\u77E5\u7684\u952E\u629B\u51FA TypeError",
          "set() clamps; an unknown key throws a TypeError",
          "article"
        ),
        item(
          "api-events",
          "\u6BCF\u6B21\u6539\u53D8\u90FD\u6709 change \u4E8B\u4EF6\uFF0C\u5199\u660E\u6539\u53D8\u4E86\u4EC0\u4E48",
          "Each change has an event that names what changed",
          "article"
        ),
        item("api-twice", "\u811A\u672C\u8F7D\u5165\u4E24\u6B21\u4E5F\u53EA\u6709\u4E00\u4E2A\u5DE5\u5177\u6761", "The script twice: one toolbar", "hostile"),
        item(
          "api-tools",
          "tools \u9009\u9879\u51B3\u5B9A\u6309\u94AE\u4E0E\u6B21\u5E8F\uFF1Bposition: bottom \u5728\u5E95\u90E8\uFF0C\u5B57\u5E55\u5728\u5176\u4E0A",
          "tools chooses and orders; position: bottom works, caption above",
          "article"
        ),
        item(
          "api-lang",
          "lang: en \u65F6\u6807\u7B7E\u4E0E\u786E\u8BA4\u8BED\u4E3A\u82F1\u6587",
          "lang: en gives English labels and confirmations",
          "article"
        )
      ]
    }
  ];

  // src/checklist/reading.ts
  var READING_GROUPS = [
    {
      title: text("\u6307\u8BFB", "Reading"),
      items: [
        item(
          "read-dwell",
          "\u6307\u9488\u505C 0.2 \u79D2\u624D\u8BFB\uFF1B\u5FEB\u901F\u5212\u8FC7\u4E94\u5341\u4E2A\u94FE\u63A5\u6700\u591A\u8BFB\u4E00\u4E2A",
          "Reads after 0.2 s of rest; a sweep over 50 links reads one at most",
          "government"
        ),
        item(
          "read-control",
          "\u94FE\u63A5\u3001\u6309\u94AE\u3001\u56FE\u7247\u8BFB\u51FA\u540D\u79F0\u3001\u89D2\u8272\u548C\u72B6\u6001",
          "Links, buttons and images: name, role and state",
          "forms"
        ),
        item(
          "read-prose",
          "\u6B63\u6587\u8BFB\u51FA\u6240\u5728\u6BB5\u843D\u7684\u53EF\u89C1\u6587\u5B57",
          "Prose: the visible text of its block",
          "article"
        ),
        item(
          "read-hidden",
          "\u9690\u85CF\u6587\u5B57\u548C\u5BC6\u7801\u4ECE\u4E0D\u8BFB\u51FA",
          "Hidden text and passwords are never read",
          "article",
          "forms"
        ),
        item(
          "read-focus",
          "\u952E\u76D8\u7126\u70B9\u5230\u8FBE\u65F6\u540C\u6837\u8BFB\u51FA",
          "What gets the keyboard focus is read as well",
          "forms"
        ),
        item("read-touch", "\u89E6\u6478\u65F6\u70B9\u4E00\u4E0B\u5373\u8BFB", "On a touch screen a tap reads", "article"),
        item(
          "read-outline",
          "\u6B63\u5728\u8BFB\u7684\u5143\u7D20\u6709\u53CC\u8272\u8FB9\u6846\uFF0C\u5E03\u5C40\u4E0D\u52A8",
          "A two-colour outline marks it; nothing shifts",
          "dark",
          "article"
        ),
        item(
          "read-once",
          "\u540C\u4E00\u5143\u7D20\u4E0D\u8FDE\u8BFB\u4E24\u6B21\uFF1B\u79BB\u5F00\u4E0D\u6253\u65AD",
          "The same element is not read twice in a row; leaving stops nothing",
          "article"
        ),
        item(
          "read-shadow",
          "Shadow DOM \u4E0E\u540C\u6E90\u6846\u67B6\u4E2D\u7684\u5185\u5BB9\u4E5F\u8BFB",
          "Shadow roots and same-origin frames are read",
          "dark",
          "iframe"
        ),
        item(
          "read-clicks",
          "\u6307\u8BFB\u65F6\u94FE\u63A5\u3001\u6309\u94AE\u548C\u8868\u5355\u7167\u5E38\u53EF\u7528",
          "Links, buttons and forms work while reading",
          "forms"
        ),
        item(
          "read-lang",
          "\u82F1\u6587\u6BB5\u843D\u7528\u82F1\u6587\u8BED\u97F3\u8BFB",
          "An English paragraph gets an English voice",
          "article"
        )
      ]
    },
    {
      title: text("\u8BED\u97F3", "Speech"),
      items: [
        item("speech-newest", "\u65B0\u7684\u5185\u5BB9\u6253\u65AD\u65E7\u7684", "The newest text wins", "article"),
        item(
          "speech-14s",
          "\u5F15\u64CE 14 \u79D2\u540E\u53D8\u54D1\uFF1A\u4E24\u5343\u5B57\u5168\u90E8\u8BF4\u5B8C\uFF0C\u9759\u9ED8\u4E0D\u8D85\u8FC7 2 \u79D2",
          "Silent after 14 s: 2,000 characters are all said, no gap over 2 s",
          "article"
        ),
        item(
          "speech-events",
          "\u6CA1\u6709\u4E8B\u4EF6\u3001\u6CA1\u6709\u5F00\u59CB\u3001\u6CA1\u6709\u7ED3\u675F\u7684\u5F15\u64CE\uFF1A\u7167\u6837\u8BF4\u5B8C",
          "No events, no start, no end: all is still said",
          "article"
        ),
        item(
          "speech-voices",
          "\u8BED\u97F3\u665A\u5230\uFF1A1 \u79D2\u5185\u7B49\u5F85\uFF0C\u4E4B\u540E\u6539\u7528\u5907\u7528\u8BED\u97F3\uFF0C\u5230\u8FBE\u540E\u5373\u4F7F\u7528",
          "Late voices: waits 1 s, then falls back, uses them once there",
          "article"
        ),
        item(
          "speech-other",
          "\u53EA\u6709\u5176\u4ED6\u8BED\u8A00\u7684\u8BED\u97F3\uFF1A\u4ECE\u4E0D\u4F7F\u7528",
          "Voices of another language are never taken",
          "article"
        ),
        item(
          "speech-fallback",
          "\u6CA1\u6709\u5F15\u64CE\uFF1A\u64AD\u653E\u5907\u7528\u8BED\u97F3\u5730\u5740\u7684\u5F55\u97F3",
          "No engine: the fallback audio plays",
          "article"
        ),
        item(
          "speech-gesture",
          "\u4E0D\u8BB8\u51FA\u58F0\u65F6\u663E\u793A\u63D0\u793A\uFF0C\u9996\u6B21\u64CD\u4F5C\u540E\u8BF4\u51FA",
          "Refused: says so visibly, speaks after the first gesture",
          "article"
        ),
        item(
          "speech-silent",
          "\u4EC0\u4E48\u90FD\u4E0D\u80FD\u53D1\u58F0\uFF1A\u5B57\u5E55\u4ECD\u663E\u793A\u6587\u5B57\uFF0Cerror \u4E8B\u4EF6\u8BF4\u660E\u4E00\u6B21\u539F\u56E0",
          "Nothing can speak: the caption still shows it, error says why once",
          "article"
        ),
        item("speech-leave", "\u79BB\u5F00\u9875\u9762\u65F6\u505C\u6B62", "Leaving the page stops it", "article")
      ]
    },
    {
      title: text("\u5927\u5B57\u5E55", "Caption"),
      items: [
        item(
          "caption-pages",
          "\u957F\u6587\u5206\u9875\uFF0C\u968F\u6717\u8BFB\u7FFB\u9875\uFF0C\u4E00\u5B57\u4E0D\u5C11",
          "Long text becomes pages in step with speech; nothing is lost",
          "article"
        ),
        item(
          "caption-whole",
          "\u6570\u5B57\u3001\u8BCD\u8BED\u3001\u300A\u300B\u548C\u201C\u201D\u4E0D\u88AB\u5206\u9875\u5207\u65AD",
          "No page cuts a number, a word or a pair",
          "article"
        ),
        item(
          "caption-silent",
          "\u9759\u97F3\u65F6\u6309\u9605\u8BFB\u65F6\u95F4\u7FFB\u9875",
          "Silent: pages turn by reading time",
          "article"
        ),
        item(
          "caption-last",
          "\u6700\u540E\u4E00\u9875\u7559\u7740\uFF0C\u76F4\u5230\u6709\u65B0\u6587\u5B57\u6216\u5173\u95ED",
          "The last page stays until other text comes or it is closed",
          "article"
        ),
        item(
          "caption-start",
          "\u6062\u590D\u65F6\u5728\u521B\u5EFA 1 \u79D2\u540E\u51FA\u73B0",
          "Restored: begins 1 s after creation",
          "article"
        )
      ]
    }
  ];

  // src/checklist/tools.ts
  var TOOL_GROUPS = [
    {
      title: text("\u6253\u5F00\u4E0E\u5173\u95ED", "Opening and closing"),
      items: [
        item(
          "open-opener",
          "\u70B9\u51FB\u5F00\u5173\u6253\u5F00\u5DE5\u5177\u6761\uFF0C\u5F00\u5173\u7684 aria-expanded \u968F\u4E4B\u6539\u53D8",
          "The opener opens it and carries the right aria-expanded",
          "article"
        ),
        item("open-late", "\u540E\u6765\u624D\u51FA\u73B0\u7684\u5F00\u5173\u540C\u6837\u6709\u6548", "An opener added later works as well", "spa"),
        item(
          "close-ways",
          "\u9000\u51FA\u670D\u52A1\u3001Escape\u3001\u5F00\u5173\u3001close() \u56DB\u79CD\u65B9\u5F0F\u5173\u95ED\uFF0C\u7ED3\u679C\u76F8\u540C",
          "Exit, Escape, opener and close() all close it alike",
          "article"
        ),
        item(
          "close-clean",
          "\u5173\u95ED\u540E\u6CA1\u6709\u6EE4\u955C\u3001\u653E\u5927\u3001\u5927\u9F20\u6807\u3001\u58F0\u97F3\u548C\u5341\u5B57\u7EBF\u7559\u4E0B",
          "Closed: no filter, zoom, cursor, sound or crosshair is left",
          "government"
        ),
        item(
          "close-focus",
          "Escape \u5173\u95ED\u540E\u7126\u70B9\u56DE\u5230\u5F00\u5173",
          "Escape returns the focus to the opener",
          "article"
        ),
        item(
          "open-remembered",
          "\u91CD\u65B0\u8F7D\u5165\u540E\u4ECD\u6253\u5F00\uFF0C\u4E14\u6CA1\u6709\u95EA\u52A8",
          "Still open after a reload, without a flicker",
          "article"
        ),
        item(
          "open-never",
          "\u4ECE\u672A\u6253\u5F00\u65F6\uFF0C\u9875\u9762\u4E0E\u6CA1\u6709\u5DE5\u5177\u6761\u65F6\u5B8C\u5168\u4E00\u6837",
          "Never opened: the page looks as without the toolbar",
          "government",
          "dark"
        ),
        item(
          "open-default",
          "open: true \u53EA\u5BF9\u8FD8\u6CA1\u6709\u9009\u62E9\u8FC7\u7684\u8BBF\u5BA2\u6253\u5F00",
          "open: true opens it only for a visitor without a choice",
          "article"
        )
      ]
    },
    {
      title: text("\u5341\u4E8C\u4E2A\u5DE5\u5177", "The twelve tools"),
      items: [
        item(
          "tool-reset",
          "\u91CD\u7F6E\uFF1A\u58F0\u97F3\u5173\u3001\u8BED\u901F\u6B63\u5E38\u3001\u4E0D\u653E\u5927\u3001\u5341\u5B57\u7EBF\u3001\u5927\u9F20\u6807\u3001\u5B57\u5E55\u3001\u6EE4\u955C\u90FD\u5173\uFF0C\u5E76\u8BF4\u201C\u91CD\u7F6E\u5B8C\u6210\u201D",
          "Reset: everything off, speed normal, zoom 1; says so",
          "article"
        ),
        item(
          "tool-sound",
          "\u58F0\u97F3\uFF1A\u5F00\u65F6\u4E5F\u5F00\u542F\u6307\u8BFB\u5E76\u8BF4\u51FA\uFF1B\u5173\u65F6\u4E24\u8005\u90FD\u5173\uFF0C\u8BF4\u51FA\u6700\u540E\u4E00\u53E5",
          "Sound: on also turns reading on; off says so last",
          "article"
        ),
        item(
          "tool-speed",
          "\u8BED\u901F\uFF1A\u5728\u6B63\u5E38\u4E0E\u52A0\u5FEB\u4E4B\u95F4\u5207\u6362\uFF0C\u52A0\u5FEB\u65F6\u663E\u793A\u4E3A\u6309\u4E0B",
          "Speed: toggles, pressed while fast",
          "article"
        ),
        item(
          "tool-zoom",
          "\u653E\u5927\u3001\u7F29\u5C0F\uFF1A1 \u5230 1.4\uFF0C\u6BCF\u6B21 0.1\uFF0C\u5230\u5934\u65F6\u8BF4\u660E",
          "Zoom: 1 to 1.4 by 0.1, says so at either end",
          "government"
        ),
        item(
          "tool-cursor",
          "\u9F20\u6807\u6837\u5F0F\uFF1A\u6307\u9488\u53D8\u5927\uFF0C\u94FE\u63A5\u548C\u8F93\u5165\u6846\u4E0A\u7684\u5F62\u72B6\u4ECD\u53EF\u5206\u8FA8",
          "Cursor: large, links and fields still tell themselves apart",
          "forms"
        ),
        item(
          "tool-crosshair",
          "\u5341\u5B57\u7EBF\uFF1A\u4E24\u6761 4 \u50CF\u7D20\u7684\u7EBF\u968F\u6307\u9488\u79FB\u52A8\uFF0C\u4E0D\u6321\u70B9\u51FB",
          "Crosshair: two 4 px lines follow, clicks go through",
          "table"
        ),
        item(
          "tool-caption",
          "\u5927\u5B57\u5E55\uFF1A\u5E95\u90E8 150 \u50CF\u7D20\uFF0C53 \u50CF\u7D20\u5B57\uFF0C\u7EA2\u8272\u5173\u95ED\u6309\u94AE",
          "Caption: 150 px, 53 px text, red close button",
          "article"
        ),
        item("tool-colour", "\u8272\u5F31\uFF1A\u65E0\u3001\u221230\u300130\u300190 \u5FAA\u73AF", "Colour: cycles none, \u221230, 30, 90", "dark"),
        item("tool-contrast", "\u5BF9\u6BD4\u5EA6\uFF1A150%", "Contrast: 150 %", "dark"),
        item(
          "tool-pointer",
          "\u6307\u8BFB\uFF1A\u6253\u5F00\u65F6\u4E5F\u6253\u5F00\u58F0\u97F3\uFF1B\u5173\u95ED\u65F6\u58F0\u97F3\u4FDD\u7559",
          "Point to read: on also turns sound on; off leaves it",
          "article"
        ),
        item(
          "tool-exit",
          "\u9000\u51FA\u670D\u52A1\uFF1A\u5173\u95ED\u5DE5\u5177\u6761\uFF0C\u8BBE\u7F6E\u4FDD\u7559\u5230\u4E0B\u6B21\u6253\u5F00",
          "Exit: closes; the settings return at the next opening",
          "article"
        ),
        item("tool-mobile", "\u624B\u673A\u4E0A\u4E0D\u663E\u793A\u653E\u5927\u4E0E\u7F29\u5C0F", "No zoom buttons on a phone", "article")
      ]
    }
  ];

  // src/checklist/groups.ts
  var GROUPS = [...TOOL_GROUPS, ...READING_GROUPS, ...PAGE_GROUPS];

  // src/checklist/store.ts
  var KEY = "qa-checklist";
  var isAnswers = (value) => typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every((answer) => typeof answer === "string");
  function loadAnswers() {
    try {
      const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}");
      return isAnswers(stored) ? stored : {};
    } catch {
      return {};
    }
  }
  function saveAnswers(answers) {
    try {
      localStorage.setItem(KEY, JSON.stringify(answers));
    } catch {
    }
  }

  // src/checklist/main.ts
  var TICKED = "ticked";
  var FIELDS = [
    ["tester", text("\u6D4B\u8BD5\u4EBA", "Tester"), "text"],
    ["date", text("\u65E5\u671F", "Date"), "date"],
    ["browser", text("\u6D4F\u89C8\u5668\u4E0E\u7CFB\u7EDF", "Browser and system"), "text"],
    ["version", text("\u5DE5\u5177\u6761\u7248\u672C", "Toolbar version"), "text"]
  ];
  function start(list2, header2, progress2) {
    let answers = loadAnswers();
    const all = GROUPS.flatMap(({ items }) => items);
    const keep = (id, value) => {
      answers = { ...answers, [id]: value };
      saveAnswers(answers);
      show();
    };
    const show = () => {
      const done = all.filter(({ id }) => answers[id] === TICKED).length;
      progress2.replaceChildren(
        h("progress", {
          max: all.length,
          value: done,
          attributes: { "aria-label": joinLanguages(text("\u5B8C\u6210", "Done")) }
        }),
        " ",
        h("b", {}, `${done} / ${all.length}`)
      );
      for (const counter of list2.querySelectorAll("[data-group]")) {
        const items = GROUPS[Number(counter.dataset["group"])]?.items ?? [];
        counter.textContent = `${items.filter(({ id }) => answers[id] === TICKED).length}/${items.length}`;
      }
    };
    const itemRow = ({ id, what, hosts }) => {
      const box = h("input", { type: "checkbox", checked: answers[id] === TICKED });
      box.addEventListener("change", () => keep(id, box.checked ? TICKED : ""));
      const links = hosts.map((file) => {
        const name = HOSTS.find(([host]) => host === file)?.[1] ?? text(file, file);
        return h("a", { href: `${file}.html` }, name.zh);
      });
      return h(
        "li",
        {},
        h("label", {}, box, h("span", {}, what)),
        h("span", { className: "hosts" }, ...links)
      );
    };
    const group = ({ title, items }, index) => h(
      "section",
      {},
      h(
        "h2",
        {},
        title,
        " ",
        h("span", { className: "count", attributes: { "data-group": String(index) } })
      ),
      h("ul", {}, ...items.map(itemRow))
    );
    const draw = () => {
      header2.replaceChildren(
        ...FIELDS.map(([id, label, type]) => {
          const input = h("input", { type, value: answers[id] ?? "" });
          input.addEventListener("input", () => keep(id, input.value));
          return h("label", {}, h("span", {}, label), input);
        })
      );
      list2.replaceChildren(...GROUPS.map(group));
      show();
    };
    document.querySelector("#print")?.addEventListener("click", () => window.print());
    document.querySelector("#clear")?.addEventListener("click", () => {
      if (!window.confirm(joinLanguages(text("\u6E05\u9664\u5168\u90E8\u52FE\u9009\u548C\u586B\u5199\uFF1F", "Clear all ticks and fields?"))))
        return;
      answers = {};
      saveAnswers(answers);
      draw();
    });
    draw();
  }
  var [list, header, progress] = ["#list", "#header", "#progress"].map(
    (id) => document.querySelector(id)
  );
  if (list && header && progress) start(list, header, progress);
})();
