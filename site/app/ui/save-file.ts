/** Milliseconds after which the browser has begun a download; Safari reads the file after the click has returned. */
const releaseDelay = 60_000;

/** Lets the browser save a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, releaseDelay);
}
