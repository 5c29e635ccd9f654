/** The vessel that was drawn for an object or a paper. */
export function drawnVesselOf(recordId: string) {
  return import.meta.env.VESSELS?.find(({ shownWith }) => shownWith.includes(recordId));
}
