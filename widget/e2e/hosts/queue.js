window.A11yToolbar = { queue: [] };
window.queued = [];
window.A11yToolbar.queue.push((toolbar) => window.queued.push(['before', toolbar.isOpen]));
