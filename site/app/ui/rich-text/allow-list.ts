/** Elements allowed in rich text. */
export const allowedTags = (
  'p h2 h3 h4 ul ol li dl dt dd blockquote table caption thead tbody tr th td figure figcaption ' +
  'img a strong em b i u s sup sub br hr span ruby rt rp'
).split(' ');
export const allowedAttributes =
  'href title lang dir src alt width height colspan rowspan scope id'.split(' ');

/** Prefix of each id, against DOM clobbering. */
export const idPrefix = 'user-content-';
