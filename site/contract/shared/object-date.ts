/** Whether the date of an object names its period too, so that it stands for both: “元，14世纪” and “元”. */
export function namesPeriod({ date, periodLabel }: { date: string; periodLabel: string }): boolean {
  return date.toLowerCase().includes(periodLabel.toLowerCase());
}
