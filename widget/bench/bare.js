(() => {
  const host = document.createElement('div');
  host.hidden = true;
  document.documentElement.append(host);
  void [document.cookie, localStorage.getItem('bare')];

  /** @type {(size: string) => HTMLElement} */
  const addLine = (size) => {
    const line = document.createElement('div');
    line.style.cssText = `position:fixed;left:0;top:0;pointer-events:none;background:red;will-change:transform;${size}`;
    document.documentElement.append(line);
    return line;
  };

  Object.assign(globalThis, {
    bareLines() {
      const across = addLine('width:100%;height:2px');
      const down = addLine('width:2px;height:100%');
      let x = 0;
      let y = 0;
      let frame = 0;
      const render = () => {
        frame = 0;
        across.style.transform = `translateY(${y}px)`;
        down.style.transform = `translateX(${x}px)`;
      };
      const onMove = (/** @type {PointerEvent} */ event) => {
        x = event.clientX;
        y = event.clientY;
        frame ||= requestAnimationFrame(render);
      };
      addEventListener('pointermove', onMove, { passive: true });
    },
  });
})();
