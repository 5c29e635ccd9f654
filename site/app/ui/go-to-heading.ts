/** Scrolls to a heading and gives it focus, so that reading goes on from it. */
export function goToHeading(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
}
