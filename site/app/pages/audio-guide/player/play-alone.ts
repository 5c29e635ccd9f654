/** Volume while the accessibility toolbar speaks. */
const volumeBelowSpeech = 0.2;

/**
 * Keeps a recording from sounding together with others: it pauses the other recordings of the page when it starts, and
 * is paused when one of them does. While the browser's voice speaks, as for the accessibility toolbar, it is quiet.
 * Returns the function that ends this.
 */
export function playAlone(element: HTMLMediaElement): () => void {
  const onPlay = ({ target }: Event) => {
    if (target === element) {
      for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video')) {
        if (other !== element) other.pause();
      }
    } else if (target instanceof HTMLMediaElement) element.pause();
  };
  const onTimeUpdate = () => {
    const speech = 'speechSynthesis' in window ? window.speechSynthesis : undefined;
    element.volume = speech?.speaking && !speech.paused ? volumeBelowSpeech : 1;
  };
  // Media events do not bubble.
  document.addEventListener('play', onPlay, true);
  element.addEventListener('timeupdate', onTimeUpdate);
  return () => {
    document.removeEventListener('play', onPlay, true);
    element.removeEventListener('timeupdate', onTimeUpdate);
  };
}
