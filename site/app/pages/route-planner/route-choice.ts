/** What a visitor chooses. Values are those of the address. */
export interface RouteChoice {
  time: TimeChoice;
  walk: WalkChoice;
  company: CompanyChoice;
}

export const timeChoices = ['1h', '2h', 'half-day'] as const;
type TimeChoice = (typeof timeChoices)[number];

/** `short`: little walking, with lifts and places to sit. */
export const walkChoices = ['', 'step-free', 'short'] as const;
type WalkChoice = (typeof walkChoices)[number];

export const companyChoices = ['', 'children'] as const;
type CompanyChoice = (typeof companyChoices)[number];

export const minutesOf: Readonly<Record<TimeChoice, number>> = {
  '1h': 60,
  '2h': 120,
  'half-day': 210,
};
